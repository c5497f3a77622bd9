import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { forced } from '../../ui/forced-colors.ts';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

const enter = keyframes({ from: { transform: 'translateX(32px)', opacity: 0 } });
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
  inset: '0 0 0 auto',
  width: 'min(320px, 86vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: `${vars.space[2]} ${vars.width.gutter} ${vars.space[6]}`,
  border: 0,
  borderLeft: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { display: 'grid', animation: appear },
    '&::backdrop': { backgroundColor: vars.color.scrim, animation: `${fade} ${vars.motion.base}` },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: `${fade} !important` } },
});
export const list = style({ display: 'grid', alignContent: 'start', gap: vars.space[1] });
export const link = style({
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
export const account = style({ display: 'grid', gap: vars.space[3] });
export const email = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

// The page behind an open menu does not scroll, before hydration either.
globalStyle(`html:has(${menu}[open])`, { overflow: 'hidden' });
