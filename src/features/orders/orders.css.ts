import { style } from '@vanilla-extract/css';
import { below, chosen, forced, from, row, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const figures = style([
  stack[5],
  { '@media': { [from.lg]: { gridTemplateColumns: '240px minmax(0, 1fr)' } } },
]);

export const counts = style({
  ...mix.grid(3),
  // Two in a row where each has space for its longest word.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(12ch, calc(50% - ${vars.space[3]}))), 1fr))`,
  alignContent: 'start',
});

export const plots = style([
  stack[4],
  { '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
]);
export const plotPlace = style({ height: '168px' });
export const noPurchases = style({
  ...mix.centered,
  minHeight: '120px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  ...mix.secondary,
  textAlign: 'center',
});
export const figuresSummary = style({
  width: 'fit-content',
  paddingBlock: vars.space[3],
  ...mix.note,
  cursor: 'pointer',
});
/** Side by side while they are closed. */
export const figureViews = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const figureView = style({ minWidth: 0, selectors: { '&[open]': { flexBasis: '100%' } } });

/** Five rows and a header, so that a shorter page does not move the buttons under the pointer. */
export const historyBody = style({ '@media': { [from.md]: { minHeight: '341px' } } });

export const orderSearch = style({
  ...mix.grid(2),
  flex: '1 1 260px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  '@media': { [from.md]: { maxWidth: '340px' } },
});
export const noMatch = style({ paddingBlock: vars.space[6], color: vars.color.muted });

export const quickRanges = style({ display: 'inline-flex', ...mix.segments });
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

export const tableRow = style({ cursor: 'pointer' });
export const orderNumber = style([
  mono,
  {
    minHeight: vars.width.touch,
    color: vars.color.accentText,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  },
]);

export const status = style([
  row[2],
  { '@media': { [below.md]: { selectors: { 'td > &': { justifyContent: 'flex-end' } } } } },
]);

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

/** Its button stands beside the status, what is said about it below. */
export const payNow = style({ display: 'contents' });
export const payNowHint = style({
  flexBasis: '100%',
  ...mix.note,
  // Below the button at the end of a dialog.
  selectors: { [`:not(span) > ${payNow} > &`]: { textAlign: 'end' } },
});
