import { style } from '@vanilla-extract/css';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const summary = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
/** As high as the badge, so that its appearance moves nothing. */
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '26px',
});
export const label = style({ fontSize: vars.size.sm, fontWeight: 600 });
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
export const total = style({ minWidth: 0, color: vars.color.text, overflowWrap: 'anywhere' });
export const original = style([mono, { fontSize: vars.size.md }]);
export const words = style([
  mono,
  { fontSize: vars.size.xs, lineHeight: 1.5, color: vars.color.muted },
]);
