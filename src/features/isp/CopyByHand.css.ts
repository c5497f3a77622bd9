import { style } from '@vanilla-extract/css';
import { control } from '../../ui/field.css.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const area = style([
  control,
  mono,
  { paddingBlock: vars.space[3], resize: 'vertical', whiteSpace: 'pre' },
]);
