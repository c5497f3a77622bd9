import { style } from '@vanilla-extract/css';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** As wide as its longest text, so that nothing moves. */
export const button = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  minWidth: '104px',
  fontVariantNumeric: 'tabular-nums',
});
export const input = style([mono, { letterSpacing: '0.08em', paddingInlineEnd: '124px' }]);
