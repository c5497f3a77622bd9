import { style } from '@vanilla-extract/css';
import { below, row, stack } from '../../ui/layout.css.ts';
import { mono } from '../../ui/text.css.ts';

export const card = style([stack[4], { width: '100%', maxWidth: '520px' }]);
export const email = style([mono, { overflowWrap: 'anywhere' }]);
/** Stacked on phones, and as wide as the field. */
export const buttons = style([
  row[3],
  { '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);
