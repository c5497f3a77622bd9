import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
