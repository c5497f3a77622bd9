import { globalStyle, style } from '@vanilla-extract/css';
import { focusVisible } from '../../ui/focus-ring.ts';
import { below, container, from, section as sectionSpace, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { display, heading, lead, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const hero = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
    paddingBlock: `clamp(${vars.space[10]}, 7vw, ${vars.space[24]}) clamp(${vars.space[8]}, 4vw, ${vars.space[12]})`,
    '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.95fr)' } },
  },
]);
export const pitch = style([stack[5], { justifyItems: 'start' }]);
export const heroTitle = style([display, { maxWidth: '18ch' }]);
export const heroSecond = style({
  color: vars.color.accentText,
  '@media': { [from.sm]: { display: 'block' } },
});
export const heroLead = style([lead, { maxWidth: '54ch', textWrap: 'balance' }]);
export const actions = style({
  ...mix.wrap(3),
  paddingTop: vars.space[3],
  '@media': { [below.sm]: { width: '100%', display: 'grid' } },
});
/** The same width for both states of the session, so that nothing moves. */
export const mainAction = style({ minWidth: '236px', '@media': { [below.sm]: { minWidth: 0 } } });
export const prices = style({ ...mix.wrap(1, 5), ...mix.secondary });
export const offer = style({
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space[5],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
  '@media': {
    [below.sm]: { selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 } } },
  },
});
export const offerAmount = style([mono, { color: vars.color.text, fontWeight: 600 }]);

export const claimList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const claim = style({
  ...mix.line(1),
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${vars.space[5]} ${vars.space[4]}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
    '&:first-child, &:nth-child(even)': { borderInlineStartStyle: 'none', paddingInlineStart: 0 },
  },
  '@media': {
    [from.md]: {
      paddingBlock: vars.space[6],
      selectors: {
        '&:first-child': { gridColumn: 'auto' },
        '&:nth-child(even)': { borderInlineStartStyle: 'solid', paddingInlineStart: vars.space[4] },
      },
    },
  },
});
export const claimValue = style([
  mono,
  {
    overflowWrap: 'anywhere',
    fontSize: vars.size.xl,
    fontWeight: 620,
    lineHeight: 1.1,
    letterSpacing: '-0.05em',
    wordSpacing: '-0.3em',
    // Five in a row on a tablet.
    '@media': { [`${from.md} and ${below.lg}`]: { fontSize: vars.size.lg } },
  },
]);
export const claimLabel = style({
  ...mix.secondary,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});

export const products = style([container, sectionSpace, { scrollMarginTop: '40px' }]);
export const productsHead = style([stack[2], { marginBottom: vars.space[8] }]);
export const productCards = style({
  ...mix.grid(5),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } },
});
export const product = style({
  ...mix.grid(4),
  gridTemplateRows: 'auto auto auto 1fr auto',
  // Aligns the names, prices, summaries, features and buttons of all cards.
  '@media': { [from.md]: { gridRow: 'span 5', gridTemplateRows: 'subgrid' } },
});
export const productName = style([heading, { minHeight: '28px' }]);
export const price = style({ ...mix.wrap(2), alignItems: 'baseline', lineHeight: 1 });
export const priceAmount = style([
  mono,
  { fontSize: '3rem', fontWeight: 600, letterSpacing: '-0.06em', lineHeight: 1 },
]);
export const pricePer = style({ ...mix.secondary });
export const summary = style({ ...mix.secondary });
export const facts = style({ ...mix.secondary, marginTop: vars.space[5] });
export const features = style({
  paddingTop: vars.space[4],
  paddingBottom: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
});
globalStyle(`${features} svg`, { color: vars.color.success });

export const trust = style([
  container,
  sectionSpace,
  {
    ...mix.grid(5),
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const trustCard = style({ display: 'grid', alignContent: 'start', overflow: 'clip' });
export const picture = style({
  padding: `${vars.space[6]} clamp(${vars.space[5]}, 3vw, ${vars.space[8]})`,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.field,
});
export const drawing = style({ width: '100%', height: 'auto', aspectRatio: '480 / 140' });
export const trustWords = style([
  stack[3],
  {
    padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[8]})`,
  },
]);
export const trustTitle = style({ ...mix.secondary, fontWeight: 600, letterSpacing: 0 });
export const trustText = style({ maxWidth: vars.width.prose, color: vars.color.muted });

const strokes = (stroke: string, strokeWidth: string) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round' });

export const dots = strokes(vars.color.line, '5');
export const lights = strokes(vars.color.accent, '9');
export const crosses = strokes(vars.color.danger, '1.75');
export const grid = strokes(vars.color.line, '1');
export const bars = strokes(vars.color.lineStrong, '5');
export const litBars = strokes(vars.color.accent, '5');

export const community = style([
  container,
  { paddingBottom: `clamp(${vars.space[12]}, 9vw, 112px)` },
]);
export const communityPanel = style({
  ...mix.grid(6, 12),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  padding: `clamp(${vars.space[6]}, 5vw, ${vars.space[12]})`,
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.accentSoft,
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' } },
});
export const communityText = style({ maxWidth: '60ch', color: vars.color.text });
export const strong = style({ fontWeight: 680 });
export const communityButton = style({ justifySelf: 'start', overflowWrap: 'anywhere' });

export const box = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const toggle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  ...mix.square(vars.width.touch),
  flex: 'none',
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover },
    [`&:has(${focusVisible})`]: { ...mix.ring('2px') },
  },
  // Nothing moves, so there is nothing to pause.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
// The shapes behind the page pause with any of its animations.
globalStyle('[data-backdrop]:has(~ main [data-pause-motion]:checked) > *', {
  animationPlayState: 'paused',
});
export const pause = style({ selectors: { [`${box}:checked ~ &`]: { display: 'none' } } });
export const play = style({ selectors: { [`${box}:not(:checked) ~ &`]: { display: 'none' } } });
