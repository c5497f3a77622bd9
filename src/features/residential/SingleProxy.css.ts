import { style } from '@vanilla-extract/css';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({ fontSize: vars.size.sm });
export const summary = style({
  paddingBlock: vars.space[2],
  minHeight: vars.width.touch,
  alignContent: 'center',
  cursor: 'pointer',
  ...mix.note,
});
export const parts = style({ ...mix.grid(2) });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
});
export const name = style({ gridColumn: '1 / -1', ...mix.note });
export const text = style([mono, { overflowWrap: 'anywhere' }]);
