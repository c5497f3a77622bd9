import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const skip = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: vars.layer.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accent,
  color: vars.color.accentInk,
  fontWeight: 620,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});
