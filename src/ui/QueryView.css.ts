import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const stale = style({
  opacity: 0.6,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease} ${vars.motion.fast}`,
});
