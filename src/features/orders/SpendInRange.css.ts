import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.size.sm,
});
export const steps = style({ justifySelf: 'start' });
export const total = style({ overflowWrap: 'anywhere' });
export const table = style({ width: '100%', maxHeight: '280px', overflowY: 'auto' });
