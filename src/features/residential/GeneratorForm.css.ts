import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const form = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
});
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
/** Five choices in one row. A unit that does not fit wraps below its number. */
export const durations = style({});
globalStyle(`${durations} > div`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(54px, 1fr))',
  gap: '6px',
});
globalStyle(`${durations} label`, {
  paddingInline: '2px',
  fontSize: vars.size.xs,
  fontWeight: 600,
});
export const submit = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
});
/** Aligned with the field, not with its label. */
export const button = style({ paddingTop: '28px' });
