import { style } from '@vanilla-extract/css';
import { below, from, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { heading, muted } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  ...mix.line(4),
  flexDirection: 'column',
  // As high before the plans load as with three of them, or as the screen, so that nothing below moves.
  minHeight: 'min(calc(100vh - 156px), 1000px)',
  '@media': { [from.lg]: { minHeight: '724px' } },
});

export const figures = style({
  ...mix.grid(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] } },
});

/** Fills the height that few plans leave. */
export const toolbar = style({ flex: '1 0 auto' });
export const filterBar = style([
  stack[3],
  {
    alignItems: 'start',
    padding: vars.space[4],
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      [from.lg]: {
        gridTemplateColumns: 'auto minmax(180px, 1fr) 180px auto',
        padding: vars.space[5],
      },
    },
  },
]);
export const sortPair = style([
  stack[3],
  {
    '@media': {
      [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
      [from.lg]: { display: 'contents' },
    },
  },
]);
/** Aligned with the fields, not with their labels. */
export const calendar = style({
  justifySelf: 'start',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[3],
  '@media': { [from.sm]: { marginTop: '28px' } },
});
export const noPlans = style({ padding: vars.space[5] });
export const unread = style({ margin: vars.space[4], marginBlockEnd: 0 });
const strip = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  '@media': { [from.lg]: { paddingInline: vars.space[5] } },
});
export const selection = style([row[4], strip, { rowGap: vars.space[2], minHeight: '60px' }]);
/** A row each on phones, of the same height for every selection. */
export const selectAll = style({ '@media': { [below.sm]: { flexBasis: '100%' } } });
export const selectionText = style({
  flex: '1 1 auto',
  '@media': { [below.sm]: { flexBasis: '100%', minHeight: '2lh' } },
});
export const statisticWords = style([strip, muted]);

export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[4]})` });

export const orders = style({ ...mix.outlined('lg'), background: vars.color.surface });
export const ordersSummary = style([
  heading,
  { padding: `${vars.space[4]} ${vars.space[5]}`, cursor: 'pointer', borderRadius: vars.radius.lg },
]);
export const ordersBody = style([
  stack[4],
  { justifyItems: 'start', padding: `0 ${vars.space[5]} ${vars.space[5]}` },
]);
export const ordersTable = style({ justifySelf: 'stretch', minWidth: 0 });
export const noOrders = style([muted, { padding: vars.space[5], textAlign: 'center' }]);

export const renewPrice = style({ minHeight: '68px', display: 'grid', alignContent: 'end' });

/** Visible part of the third card, in px. */
export const PEEK = 64;

/** In the middle of the space that one plan leaves; not higher, or it would move what is below. */
export const buyMore = style({
  ...mix.grid(3),
  justifyItems: 'center',
  padding: `64px ${vars.space[5]}`,
  color: vars.color.muted,
});
export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
});
/** As high as the first two cards and the top of a third. */
export const twoPlans = style([
  scroll,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `auto auto ${PEEK}px`,
    // On a phone the page scrolls, and nothing inside it.
    '@media': { [below.md]: { gridTemplateRows: 'none', overflowY: 'visible' } },
  },
]);
/** Positioned outside of its row, which the area scrolls to. */
export const rest = style({ alignSelf: 'start', minWidth: 0 });
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });

export const card = style({
  ...mix.grid(3, 2),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft },
  },
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      minHeight: '130px',
      paddingInline: vars.space[5],
    },
  },
});
export const tick = style({ marginInlineStart: '-12px' });
export const cardBody = style({ ...mix.grid(1), minWidth: 0 });
export const cardHead = style([row[3], { rowGap: 0, minHeight: vars.width.touch }]);
export const title = style([
  heading,
  {
    minHeight: vars.width.touch,
    color: vars.color.text,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
      },
    },
  },
]);
export const cardButtons = style({
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
});

export const autoRenew = style({ ...mix.note });
export const facts = style([
  row[4],
  autoRenew,
  { rowGap: vars.space[1], overflowWrap: 'anywhere' },
]);
export const soon = style({ fontWeight: 650, color: vars.color.warning });

export const terms = style({
  ...mix.grid(1, 4),
  gridTemplateColumns: 'auto 1fr',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const label = style({
  fieldSizing: 'content',
  minWidth: '8em',
  maxWidth: '100%',
  minHeight: '32px',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: vars.size.sm,
  color: vars.color.accentText,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontSize: vars.size.xs },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:focus-visible': { borderColor: vars.color.lineStrong, background: vars.color.field },
  },
  // Phones zoom into smaller text.
  '@media': { [touch]: { minHeight: vars.width.touch, fontSize: vars.size.md } },
});
