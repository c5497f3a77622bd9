import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const running = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(160px, 240px) auto',
  alignItems: 'end',
  gap: vars.space[3],
});
