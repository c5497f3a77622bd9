import { style } from '@vanilla-extract/css';
import { below } from '../ui/layout.css.ts';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
});
export const count = style([
  mono,
  { lineHeight: vars.width.touch, fontSize: vars.size.xs, color: vars.color.muted },
]);
export const list = style({
  flex: '1 1 300px',
  '@media': { [below.lg]: { flex: '0 0 360px' } },
});
