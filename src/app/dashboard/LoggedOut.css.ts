import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[4],
  paddingBlock: 'clamp(64px, 16vh, 160px)',
  textAlign: 'center',
});
export const text = style({ fontSize: vars.size.lg, color: vars.color.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
