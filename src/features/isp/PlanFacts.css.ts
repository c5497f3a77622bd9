import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const soon = style({ fontWeight: 650, color: vars.color.warning });
