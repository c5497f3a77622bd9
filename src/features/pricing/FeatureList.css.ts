import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const list = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const item = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  fontSize: vars.size.sm,
  lineHeight: 1.4,
});
export const icon = style({
  width: '18px',
  height: '18px',
  flex: 'none',
  color: vars.color.muted,
});
