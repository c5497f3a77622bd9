import { style } from '@vanilla-extract/css';
import { below, chosen, forced, from, row, spread } from '../../ui/layout.css.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const panel = style({ ...column, gap: vars.space[4] });
export const statistics = style({ ...column, gap: vars.space[4] });
export const figures = style({
  ...column,
  gap: vars.space[5],
  '@media': { [from.lg]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
});

export const counts = style({
  display: 'grid',
  // Two in a row where each has room for its longest word.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(12ch, calc(50% - ${vars.space[3]}))), 1fr))`,
  gap: vars.space[3],
  alignContent: 'start',
});

export const purchases = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const plots = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const plotPlace = style({ height: '168px' });
export const noPurchases = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '120px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  color: vars.color.muted,
  textAlign: 'center',
});
export const figuresSummary = style({
  width: 'fit-content',
  paddingBlock: vars.space[3],
  fontSize: vars.size.xs,
  color: vars.color.muted,
  cursor: 'pointer',
});
/** Side by side while they are closed. */
export const figureViews = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });
export const figureView = style({ minWidth: 0, selectors: { '&[open]': { flexBasis: '100%' } } });
export const figuresTable = style({ maxHeight: '280px', overflowY: 'auto' });

export const history = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const historyHead = spread;
export const historyFoot = spread;
/** Five rows and a header, so that a shorter page does not move the buttons under the pointer. */
export const historyBody = style({ '@media': { [from.md]: { minHeight: '341px' } } });

export const orderSearch = style({
  display: 'grid',
  flex: '1 1 260px',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
  '@media': { [from.md]: { maxWidth: '340px' } },
});
export const noMatch = style({ paddingBlock: vars.space[6], color: vars.color.muted });

export const rangeBar = row[3];
export const quickRanges = style({
  display: 'inline-flex',
  gap: '2px',
  padding: '3px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.field,
});
export const quickRange = style({
  minWidth: vars.width.touch,
  color: vars.color.muted,
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      background: vars.color.accentSoft,
      borderColor: vars.color.accentLine,
    },
  },
  '@media': { [forced]: { selectors: { '&[aria-pressed="true"]': chosen } } },
});

export const tableRow = style({ cursor: 'pointer' });
export const orderNumber = style([
  mono,
  {
    minHeight: vars.width.touch,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.accentText,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  },
]);
export const price = style([mono]);

export const status = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [below.md]: { selectors: { 'td > &': { justifyContent: 'flex-end' } } } },
});

export const details = style({ display: 'grid', margin: 0 });
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 1fr) minmax(0, 2fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
export const detailName = style({ fontSize: vars.size.sm, color: vars.color.muted });
export const detailValue = style({ margin: 0, fontSize: vars.size.sm, overflowWrap: 'anywhere' });

export const exports = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const runningExport = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 240px) auto',
  alignItems: 'end',
  gap: vars.space[3],
});

/** Its button stands beside the status, what is said about it below. */
export const payNow = style({ display: 'contents' });
export const payNowHint = style({
  flexBasis: '100%',
  fontSize: vars.size.xs,
  color: vars.color.muted,
  // Below the button at the end of a dialog.
  selectors: { [`:not(span) > ${payNow} > &`]: { textAlign: 'end' } },
});
