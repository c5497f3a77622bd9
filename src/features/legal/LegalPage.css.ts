import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { display, title as titleText } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style([
  container,
  {
    display: 'grid',
    gap: `${vars.space[10]} ${vars.space[16]}`,
    overflowWrap: 'anywhere',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `clamp(${vars.space[10]}, 7vw, ${vars.space[24]}) ${vars.space[24]}`,
    '@media': {
      [from.lg]: { gridTemplateColumns: '220px minmax(0, 1fr)' },
      print: { display: 'block', padding: 0 },
    },
  },
]);
export const header = style({
  ...mix.grid(4),
  gridColumn: '1 / -1',
  paddingBottom: vars.space[8],
  borderBottom: `1px solid ${vars.color.line}`,
});
export const title = style([display, { '@media': { print: { fontSize: '24pt' } } }]);
export const updated = style({ ...mix.note });
export const summary = style({
  maxWidth: '60ch',
  color: vars.color.muted,
  fontSize: vars.size.lg,
  lineHeight: 1.5,
});
export const contents = style({
  '@media': {
    [from.lg]: {
      position: 'sticky',
      top: '96px',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 120px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({
  marginBottom: vars.space[2],
  ...mix.note,
  fontWeight: 600,
  letterSpacing: '0.01em',
});
/** Two columns on phones, so that the text begins on the first screen. */
export const contentsList = style({
  ...mix.grid(1, 4),
  rowGap: 0,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  height: '100%',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  fontSize: vars.size.sm,
  lineHeight: 1.35,
  textDecoration: 'none',
  selectors: {
    '&:hover': { borderInlineStartColor: vars.color.accent, color: vars.color.accentText },
  },
  '@media': { [from.lg]: { minHeight: '36px' } },
});
// Aligns a text in the other writing direction with the rest.
globalStyle(`:root[dir="ltr"] ${contentsLink} > *`, { textAlign: 'left' });
globalStyle(`:root[dir="rtl"] ${contentsLink} > *`, { textAlign: 'right' });
export const body = style({
  display: 'grid',
  // Does not move while the rest of the text loads.
  alignContent: 'start',
  gap: vars.space[12],
  maxWidth: vars.width.prose,
});
export const section = style({
  ...mix.grid(4),
  '@media': { print: { breakInside: 'avoid' } },
});
export const sectionTitle = style([
  titleText,
  {
    scrollMarginTop: '96px',
    // The section that the table of contents led to.
    selectors: { '&:target': { color: vars.color.accentText } },
    '@media': { print: { marginTop: '18pt', fontSize: '14pt', breakAfter: 'avoid' } },
  },
]);

export const scroller = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({ width: '100%', fontSize: vars.size.sm });
export const align = styleVariants({
  center: { textAlign: 'center' },
  right: { textAlign: 'end' },
});

const hairline = `1px solid ${vars.color.line}`;
globalStyle(`${section} > *`, { minWidth: 0 });
globalStyle(`${section} :is(h3, h4, h5, h6)`, { scrollMarginTop: '96px', fontWeight: 650 });
globalStyle(`${section} blockquote`, {
  ...mix.grid(4),
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.accentLine}`,
  color: vars.color.muted,
});
globalStyle(`${section} hr`, { width: '100%', border: 0, borderTop: hairline });
globalStyle(`${section} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  verticalAlign: 'top',
  // Wide content scrolls instead of breaking words.
  overflowWrap: 'normal',
});
globalStyle(`${section} :is(th, td):not([class])`, { textAlign: 'start' });
globalStyle(`${section} :is(ul, ol)`, {
  ...mix.grid(2),
  paddingInlineStart: vars.space[5],
});
globalStyle(`${section} li::marker`, { color: vars.color.accentLine });
globalStyle(`${section} strong`, { fontWeight: 650 });
// For print: black on white in every theme, with URLs written out.
// oxlint-disable-next-line shop/no-root-has -- only for print
globalStyle(`html:has(${page}), html:has(${page}) *`, {
  '@media': { print: { color: '#000 !important', backgroundColor: '#fff !important' } },
});
globalStyle(`${section} a[href^="/"]::after`, {
  '@media': { print: { content: '" (" attr(href) ")"' } },
});
