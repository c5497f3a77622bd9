import { style } from '@vanilla-extract/css';
import { heading } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const panel = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
});
export const summary = style([
  heading,
  { padding: `${vars.space[4]} ${vars.space[5]}`, cursor: 'pointer', borderRadius: vars.radius.lg },
]);
export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `0 ${vars.space[5]} ${vars.space[5]}`,
});
export const none = style({ padding: vars.space[5], textAlign: 'center', color: vars.color.muted });
