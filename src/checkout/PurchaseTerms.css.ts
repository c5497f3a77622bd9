import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const terms = style({
  fontSize: vars.size.xs,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'pretty',
});
