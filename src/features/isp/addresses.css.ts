import { globalStyle, style } from '@vanilla-extract/css';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

/** Height of an address in px. */
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
  height: `${ROW}px`,
  paddingInline: vars.space[3],
});
globalStyle(`${address} label > span, ${address} > bdi`, {
  ...mix.mono,
  ...mix.ellipsis,
  direction: 'ltr',
  unicodeBidi: 'isolate',
});

export const pairs = style([list, { padding: vars.space[3] }]);
export const pair = style({ ...mix.wrap(1, 2), alignItems: 'center', minHeight: '28px' });
export const terms = style({
  ...mix.grid(1, 4),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  fontSize: vars.size.sm,
});
