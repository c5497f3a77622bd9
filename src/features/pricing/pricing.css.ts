import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const header = style({
  ...mix.wrap(1, 4),
  alignItems: 'baseline',
  paddingBlock: `${vars.space[8]} ${vars.space[6]}`,
});
export const lead = style({ fontSize: vars.size.md, color: vars.color.muted });
export const planLinks = style({
  ...mix.wrap(2),
  // Longer words get their own row.
  flexBasis: '100%',
  marginTop: vars.space[3],
  '@media': { [from.lg]: { display: 'none' } },
});
export const planLink = style({
  overflowWrap: 'anywhere',
  flex: '1 1 88px',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '56px',
  padding: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 620,
  lineHeight: 1.3,
  textAlign: 'center',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: vars.color.accentLine } },
});
export const planLinkPrice = style({ ...mix.note, fontWeight: 450 });
/** Below the buttons, so that nothing above moves when it appears. */
export const pending = style({ selectors: { '&:not(:empty)': { marginTop: vars.space[6] } } });
export const cards = style({
  ...mix.grid(5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' } },
});

/** The number of rows of a card. The cards share them. */
const ROWS = 6;
/** Wide enough for two columns in a card, but too narrow for cards side by side. */
const medium = `${from.md} and ${below.lg}`;

export const card = style([
  stack[5],
  {
    position: 'relative',
    padding: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
    ...mix.surface,
    boxShadow: vars.shadow.edge,
    '@media': {
      [medium]: {
        columnGap: vars.space[10],
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridTemplateRows: 'auto auto auto 1fr',
        gridTemplateAreas: '"head control" "head code" "features price" "features buy"',
      },
      [from.lg]: { gridRow: `span ${ROWS}`, gridTemplateRows: 'subgrid' },
    },
  },
]);
const area = (gridArea: string) => ({ '@media': { [medium]: { gridArea } } });
export const cardHead = style([stack[2], area('head')]);
export const popular = style({
  borderColor: vars.color.accentLine,
  backgroundImage: `linear-gradient(${vars.color.accentSoft}, transparent 220px)`,
});
/** A ring over the border of a card that a link led to, so that nothing moves. */
export const marked = style({ outline: `2px solid ${vars.color.accent}`, outlineOffset: '-1px' });

export const cardName = style({
  ...mix.wrap(1, 3),
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '28px',
});
export const unitPrice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
});
export const unitFigure = style({
  fontSize: `calc(${vars.size.xl} * 1.25)`,
  lineHeight: 1.1,
  fontWeight: 650,
  letterSpacing: '-0.05em',
});
export const unitWord = style({ color: vars.color.muted, fontSize: vars.size.md });
export const cardSummary = style({ ...mix.secondary, lineHeight: 1.5, maxWidth: vars.width.prose });
const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const cardFields = style([fields, area('control')]);
export const codeFields = style([fields, area('code')]);
export const buyButton = style({ scrollMarginBlock: vars.space[4] });
export const buyArea = style({
  ...mix.grid(3),
  ...area('buy'),
  // The page's scroll padding keeps the card below the bar.
  scrollMarginBottom: vars.space[5],
  alignContent: 'start',
  // Fits three lines of terms or a notice, so that swapping them moves nothing.
  gridTemplateRows: 'auto minmax(4.25rem, auto)',
});
/** Hides the fallback price from customers until the real one has loaded, so that it does not flicker. */
export const held = style({
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`html[data-signed-in] ${card}[data-provisional] &`]: { opacity: 0 } },
});

export const features = style({
  lineHeight: 1.4,
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  ...area('features'),
});
globalStyle(`${features} svg`, { color: vars.color.muted });
/** Closer to the code, whose row ends with space for a message. */
export const price = style({ marginTop: `calc(-1 * ${vars.space[3]})`, ...area('price') });
export const amountControl = style({});
// During a purchase, the amount and the code are locked.
globalStyle(`${amountControl} input:disabled`, { cursor: 'not-allowed', opacity: 0.55 });

export const exactAmount = style({
  ...mix.inline,
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
  selectors: {
    '&:hover': { borderColor: vars.color.accentLine },
    '&:has([aria-invalid])': { borderColor: vars.color.dangerLine },
    '&:focus-within': { ...mix.ring('-1px') },
  },
});
export const amountNumber = style({
  width: '4.5ch',
  minHeight: '42px',
  boxSizing: 'content-box',
  paddingInlineStart: vars.space[3],
  border: 0,
  background: 'none',
  textAlign: 'end',
  fontSize: vars.size.md,
  fontWeight: 600,
  outline: 'none',
});
export const limits = style({
  fontSize: vars.size.xs,
  lineHeight: 1.45,
  fontWeight: 550,
  color: vars.color.danger,
  selectors: { '&:not(:empty)': { marginTop: vars.space[2] } },
});
export const amountUnit = style({ ...mix.secondary });

export const quantities = style({});
globalStyle(`${quantities} > div`, { gridTemplateColumns: 'repeat(auto-fit, minmax(90px, 1fr))' });
// 'Subnet (254 IP)' is twice as long as the other labels.
globalStyle(`${quantities} label:last-of-type`, { gridColumn: 'span 2' });

export const ispBuy = style({ display: 'grid', justifyItems: 'start' });
globalStyle(`${ispBuy} > a`, { textAlign: 'start' });

export const facts = style([stack[5], { marginTop: vars.space[12] }]);
export const factList = style({
  ...mix.grid(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  lineHeight: 1.5,
});
export const factName = style({ ...mix.secondary });
export const countries = style({ ...mix.outlined('md'), backgroundColor: vars.color.surface });
export const countriesSummary = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  minHeight: vars.width.touch,
  cursor: 'pointer',
  fontWeight: 600,
});
export const countrySearch = style({ maxWidth: '360px', margin: `0 ${vars.space[4]}` });
export const noCountry = style({
  ...mix.secondary,
  selectors: { '&:not(:empty)': { padding: vars.space[4] } },
});
export const countryList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  padding: vars.space[4],
  fontSize: vars.size.sm,
  lineHeight: 1.4,
});

export const bulk = style({
  ...mix.wrap(5, 10),
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `${vars.space[10]} ${vars.space[16]}`,
  paddingTop: vars.space[10],
  borderTop: `1px solid ${vars.color.line}`,
});
export const bulkWords = style({ ...mix.grid(2), flex: '1 1 300px' });
export const bulkText = style({ color: vars.color.muted, maxWidth: vars.width.prose });

export const section = style({
  ...mix.grid(6, 10),
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: vars.space[12],
  '@media': {
    [from.lg]: {
      marginTop: vars.space[16],
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"words result" "fields result"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const words = style([
  stack[2],
  {
    '@media': { [from.lg]: { gridArea: 'words' } },
  },
]);
export const text = style({ fontSize: vars.size.sm, lineHeight: 1.5, color: vars.color.muted });
export const plannerFields = style([
  stack[5],
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [from.lg]: { gridArea: 'fields' },
    },
  },
]);
export const target = style({ gridColumn: '1 / -1' });
export const result = style({
  ...mix.grid(2),
  alignContent: 'center',
  justifyItems: 'start',
  padding: vars.space[6],
  ...mix.surface,
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { gridArea: 'result' } },
});
export const needed = style({ ...mix.secondary });
export const plan = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  letterSpacing: 'normal',
});
