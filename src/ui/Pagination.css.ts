import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const status = style({
  fontSize: vars.size.sm,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
