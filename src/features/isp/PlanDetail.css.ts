import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const back = style({ marginInlineStart: `calc(-1 * ${vars.space[4]})` });
export const title = style({ display: 'grid', gap: vars.space[2] });
export const label = style({ color: vars.color.accentText });
