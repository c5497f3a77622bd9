import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
const spread = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const head = style([spread]);
export const foot = style([spread]);
/** Five rows and a header, so that a shorter page does not move the buttons under the pointer. */
export const body = style({ minHeight: '300px', '@media': { [from.md]: { minHeight: '341px' } } });
