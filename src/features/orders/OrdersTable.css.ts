import { style } from '@vanilla-extract/css';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const row = style({ cursor: 'pointer' });
export const number = style([
  mono,
  {
    minHeight: vars.width.touch,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.accentText,
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  },
]);
export const price = style([mono]);
