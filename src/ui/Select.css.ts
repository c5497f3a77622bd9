import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  width: '20px',
  height: '20px',
  color: vars.color.muted,
  pointerEvents: 'none',
});
