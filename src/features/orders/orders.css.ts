import { globalStyle, style, styleVariants, type CSSProperties } from '@vanilla-extract/css';
import { below, chosen, forced, from, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const figures = style([
  stack[5],
  { '@media': { [from.lg]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } },
]);

export const counts = style({
  ...mix.grid(3),
  // Two per row if each has space for its longest word.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(12ch, calc(50% - ${vars.space[3]}))), 1fr))`,
  alignContent: 'start',
});

export const plots = style({
  ...mix.grid(4, 8),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
});
export const plotPlace = style({ height: '168px' });
export const noPurchases = style({
  ...mix.centered,
  minHeight: '120px',
  // As high as the two figures next to it.
  '@media': { [from.lg]: { minHeight: '208px' } },
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  ...mix.secondary,
  textAlign: 'center',
});
export const spend = style([stack[3], { fontSize: vars.size.sm }]);
export const spendSteps = style({ justifySelf: 'start' });
/** Side by side while closed. */
export const figureViews = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const figureView = style({ minWidth: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

export const historyTitle = style({
  '@media': { [from.lg]: { marginInlineEnd: vars.space[2] } },
});
/** Five rows and a header, so that a shorter page does not move the buttons under the pointer. */
export const historyBody = style({ '@media': { [from.md]: { minHeight: '302px' } } });
/** On the same line as the title, ranges and search. */
export const typeFilter = style({ '@media': { [below.sm]: { flex: '1 1 auto' } } });
globalStyle(`${typeFilter} label`, { fontSize: vars.size.xs });

/** At the end of the line, with a width that does not depend on the elements beside it. */
export const orderSearch = style({
  flex: '1 0 100%',
  '@media': { [from.md]: { flex: '1 0 148px', maxWidth: '220px', marginInlineStart: 'auto' } },
});
export const noMatch = style({
  ...mix.grid(3),
  justifyItems: 'start',
  paddingBlock: vars.space[6],
  color: vars.color.muted,
});

export const quickRanges = style({ display: 'inline-flex', ...mix.segments });
/** On phones, the ranges, the dates and the export fill their lines. */
export const fillsLine = style([row[2], { '@media': { [below.sm]: { width: '100%' } } }]);
globalStyle(`${fillsLine} > :not(label, ${quickRanges}), ${quickRanges} > *`, {
  '@media': { [below.sm]: { flex: '1 1 auto' } },
});
globalStyle(`${fillsLine} > ${quickRanges}`, { '@media': { [below.sm]: { flex: '1 1 100%' } } });
export const quickRange = style({
  ...mix.segment,
  minWidth: vars.width.touch,
  color: vars.color.muted,
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      background: vars.color.accentSoft,
      borderColor: vars.color.accentLine,
    },
  },
  '@media': {
    ...mix.segment['@media'],
    [forced]: { selectors: { '&[aria-pressed="true"]': chosen } },
  },
});

/** Two lines on a phone: number and price; amount, type, time and status. */
export const tableRow = style({
  cursor: 'pointer',
  '@media': {
    [below.md]: {
      selectors: {
        '&&': {
          position: 'relative',
          ...mix.wrap(1),
          rowGap: 0,
          alignItems: 'center',
          alignContent: 'center',
          minHeight: '64px',
          paddingBlock: '6px',
        },
        // Forces a line break after the first line.
        '&&::before': { content: '""', order: 1, flexBasis: '100%' },
      },
    },
  },
});
/** Tablets, on which the long name would leave too little space for the time. */
const medium = `${from.md} and ${below.lg}`;
const onPhone = (own: CSSProperties, selectors = {}, onNarrowPhone: CSSProperties = {}) => ({
  '@media': {
    [below.md]: {
      selectors: {
        '&&': { display: 'block', minHeight: 0, textAlign: 'start', ...own } as const,
        '&&::before': { content: 'none' },
        ...selectors,
      },
    },
    [below.xs]: {
      selectors: { '&&': { ...onNarrowPhone }, '&&::before': { content: 'none' } },
    },
  },
});
export const cell = styleVariants({
  number: onPhone({ flex: '1 1 0', minWidth: 0 }),
  price: onPhone({ textAlign: 'end' }),
  amount: onPhone({ ...mix.note, order: 2 }),
  // The cell's label contains the short name.
  type: {
    '@media': {
      [below.md]: {
        selectors: {
          '&&': { order: 3, minHeight: 0 },
          '&&::before': { content: '"· " attr(data-label)', fontWeight: 400 },
        },
      },
      [medium]: { '::before': { content: 'attr(data-label)' } },
    },
  },
  time: onPhone(
    { ...mix.note, order: 4 },
    { '&&::before': { content: '"· "', fontWeight: 400 } },
    // On its own line if the other values leave too little space.
    { order: 6, flexBasis: '100%' },
  ),
  status: onPhone(
    { order: 5, marginInlineStart: 'auto' },
    { '&&:has(button, a)': { flexBasis: '100%' } },
  ),
});
export const longName = style({ '@media': { [below.lg]: { display: 'none' } } });
export const orderNumber = style([
  mono,
  {
    minHeight: '28px',
    color: vars.color.accentText,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
    '@media': {
      // Keeps a typical number on one line beside longer columns.
      [from.md]: { minWidth: '18ch' },
      [touch]: { minHeight: vars.width.touch },
      // Small enough to fit on one line with the price.
      [below.xs]: { fontSize: vars.size.xs },
      [below.md]: {
        minHeight: 0,
        // Makes the whole row clickable.
        '::after': { content: '""', position: 'absolute', inset: 0 },
      },
    },
  },
]);

export const status = style([row[2]]);
export const detail = style({
  ...mix.grid(4),
  gridTemplateColumns: 'minmax(110px, 1fr) minmax(0, 2fr)',
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
export const detailName = style({ ...mix.secondary });
export const detailValue = style({ fontSize: vars.size.sm, overflowWrap: 'anywhere' });

export const runningExport = style({
  ...mix.grid(3),
  gridTemplateColumns: 'minmax(160px, 240px) auto',
  alignItems: 'end',
});

/** The button is next to the status. The hint follows, on the next line if there is no space. */
export const payNow = style({ display: 'contents' });
export const payNowHint = style({
  ...mix.note,
  // Below the button at the end of a dialog.
  selectors: { [`:not(span) > ${payNow} > &`]: { flexBasis: '100%', textAlign: 'end' } },
});

export const exported = style({ maxWidth: '440px' });
