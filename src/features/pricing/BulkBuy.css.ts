import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const section = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[5]} ${vars.space[10]}`,
  marginBlock: `${vars.space[10]} ${vars.space[16]}`,
  paddingTop: vars.space[10],
  borderTop: `1px solid ${vars.color.line}`,
});
export const words = style({ display: 'grid', gap: vars.space[2], flex: '1 1 300px' });
export const text = style({ color: vars.color.muted, maxWidth: vars.width.prose });
