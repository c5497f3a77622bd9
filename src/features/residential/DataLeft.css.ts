import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2.2fr)' },
  },
});
