import { style } from '@vanilla-extract/css';
import { control } from './field.css.ts';
import { mono } from './text.css.ts';
import { vars } from './theme.css.ts';

export const area = style([
  control,
  mono,
  { paddingBlock: vars.space[3], resize: 'vertical', whiteSpace: 'pre' },
]);
