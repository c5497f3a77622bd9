import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const group = style({
  ...mix.grid(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: vars.space[2], fontWeight: 650 });
export const channel = style({
  ...mix.grid(2, 4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
export const save = style({ justifySelf: 'start' });
