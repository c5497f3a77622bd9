import { globalStyle, style } from '@vanilla-extract/css';
import { below, row, spread } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

/** Least height of an address in px. */
export const ROW = 44;

export const list = style({
  ...mix.well,
  position: 'relative',
  maxHeight: `min(${5.5 * ROW}px, 40vh)`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });
export const address = style({
  ...mix.apart,
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: `${ROW}px`,
  paddingInline: vars.space[3],
});
globalStyle(`${address} label > span`, {
  ...mix.mono,
  overflowWrap: 'anywhere',
  fontSize: vars.size.sm,
  lineHeight: 1.2,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const pairs = style([list, { padding: vars.space[3] }]);
globalStyle(`${pairs} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'fit-content(50%) auto minmax(0, 1fr)',
});
/** The arrows of all pairs are aligned vertically. */
export const pair = style({
  ...mix.grid(2),
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  minHeight: '28px',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
export const allowance = style({ ...mix.secondary, lineHeight: 1.5 });
/** The buttons fill their line on phones, as in other dialogs. */
export const actions = style([spread]);
globalStyle(`${actions} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });
/** At the other end of the line; on phones, on its own line. */
export const dead = style([
  row[3],
  {
    marginInlineStart: 'auto',
    color: vars.color.warning,
    fontSize: vars.size.sm,
    '@media': { [below.sm]: { flexBasis: '100%' } },
  },
]);
globalStyle(`${dead} > button`, { '@media': { [below.sm]: { flexGrow: 1 } } });
export const terms = style({
  ...mix.grid(1, 4),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  fontSize: vars.size.sm,
});
