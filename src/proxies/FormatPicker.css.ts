import { style } from '@vanilla-extract/css';
import { mono as monospace } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flex: '1 1 auto',
});
export const select = style({ flex: '0 1 288px' });
export const template = style({ flex: '1 1 300px' });
export const mono = style([monospace]);
