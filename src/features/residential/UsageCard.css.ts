import { style } from '@vanilla-extract/css';
import { below } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[2],
  '@media': { [below.lg]: { gridColumn: '1 / -1' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
/** Fits two lines and has its own width, so that its text moves nothing. */
const words = style({
  flex: '1 1 9em',
  minHeight: '2.8em',
  alignContent: 'center',
  fontSize: vars.size.sm,
  lineHeight: 1.4,
});
export const quiet = style([words, { color: vars.color.muted }]);
export const waiting = style({ width: '9em' });
export const strong = style([words, { fontWeight: 600 }]);
