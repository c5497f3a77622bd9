import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forced, below, container, from, short } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  top: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.toast,
  ...mix.inline,
  minHeight: vars.width.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent,
  color: vars.color.accentInk,
  fontWeight: 620,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.nav,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  '@media': {
    [short]: { position: 'static' },
    [forced]: { backgroundColor: 'Canvas' },
    print: { display: 'none' },
  },
});
export const bar = style([container, { ...mix.line(3), alignItems: 'center', minHeight: '64px' }]);
export const list = style({
  ...mix.line(1),
  flex: 'none',
  marginInlineStart: vars.space[5],
  '@media': { [below.md]: { display: 'none' } },
});
/** The line below the link of the current page. */
const currentMark = (bottom: string, insetInline: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetInline,
    bottom,
    height: '2px',
    borderRadius: '2px',
    backgroundColor: vars.color.accent,
  }) as const;
const FORCED_MARK = { backgroundColor: 'Highlight' } as const;
export const link = style({
  position: 'relative',
  ...mix.inline,
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  ...mix.secondary,
  fontWeight: 560,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.text },
    // On the bar's bottom line: (64 - 44) / 2 below the link.
    '&[aria-current]::after': currentMark('-11px', vars.space[3]),
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]::after': FORCED_MARK } },
  },
});
/** Takes up the remaining width, so that the controls to its right never move. */
export const email = style({
  flex: '1 1 0',
  minWidth: 0,
  ...mix.ellipsis,
  textAlign: 'end',
  ...mix.note,
  // On narrow screens the email is in the side menu.
  '@media': {
    [below.md]: { visibility: 'hidden', marginInlineStart: `calc(-1 * ${vars.space[3]})` },
  },
});

/** At most as wide as its text, with the focus ring inside, because its container clips overflow. */
export const accountLink = style({
  display: 'inline-block',
  maxWidth: '100%',
  position: 'relative',
  lineHeight: vars.width.touch,
  verticalAlign: 'middle',
  overflow: 'hidden',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textAlign: 'inherit',
  textOverflow: 'ellipsis',
  outlineOffset: '-2px',
  textDecoration: `underline ${vars.color.lineStrong}`,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&:hover': { color: vars.color.text, textDecorationColor: 'currentColor' },
    '&[aria-current]': { color: vars.color.text, textDecorationLine: 'none' },
    '&[aria-current]::after': currentMark('8px', vars.space[2]),
  },
  '@media': { [forced]: { selectors: { '&[aria-current]::after': FORCED_MARK } } },
});

// The same width for LOGIN and LOG OUT, so that nothing moves when the session is known.
export const accountButton = style({
  display: 'inline-grid',
  flex: 'none',
  alignContent: 'center',
  gap: 0,
  minWidth: '96px',
  paddingInline: vars.space[3],
  '::after': { content: 'attr(data-as-wide-as)', height: 0, visibility: 'hidden' },
});

export const onWideScreens = style({ '@media': { [below.md]: { display: 'none' } } });

const enter = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });
const enterFromLeft = keyframes({ from: { transform: 'translateX(-32px)', opacity: 0 } });
const fade = keyframes({ from: { opacity: 0 } });
const appear = `${enter} ${vars.motion.slow} ${vars.motion.ease}`;

export const opener = style({
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[3]})`,
  '@media': { [from.md]: { display: 'none' } },
});
export const closer = style({ justifySelf: 'end' });
export const menu = style({
  position: 'fixed',
  insetBlock: 0,
  insetInline: 'auto 0',
  width: 'min(320px, 86vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${vars.space[2]} ${vars.width.gutter} ${vars.space[6]}`,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', animation: appear },
    '[dir="rtl"] &[open]': { animationName: enterFromLeft },
    '&::backdrop': { backgroundColor: vars.color.scrim, animation: `${fade} ${vars.motion.base}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: `${fade} !important` } },
});
export const menuList = style({ ...mix.grid(1), alignContent: 'start' });
export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '52px',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.size.lg,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-current]': { color: vars.color.accentText, backgroundColor: vars.color.accentSoft },
  },
  '@media': { [forced]: { selectors: { '&[aria-current]': { textDecoration: 'underline' } } } },
});
export const menuEnd = style(mix.grid(3));
export const menuSupport = style({
  textAlign: 'start',
  display: 'grid',
  alignContent: 'center',
  minHeight: '52px',
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 600,
  lineHeight: 1.4,
  textDecoration: 'none',
});
export const menuNote = style({ ...mix.note, fontWeight: 450, overflowWrap: 'anywhere' });
export const menuButtons = style(mix.grid(3));
export const menuEmail = style({
  selectors: { '&:empty': { display: 'none' } },
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  ...mix.secondary,
  overflowWrap: 'anywhere',
});

// The page behind an open menu does not scroll.
globalStyle('[data-menu-open]', { overflow: 'hidden' });

/** As wide as the page, with its text aligned to the bar. */
export const offlineBanner = style({
  ...mix.line(3),
  padding: `${vars.space[2]} max(${vars.width.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderTop: `1px solid ${vars.color.warningLine}`,
  color: vars.color.warning,
  backgroundColor: vars.color.warningSoft,
  fontSize: vars.size.sm,
  lineHeight: 1.45,
});
