import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';

export const batches = style([stack[5]]);
// Aligns the columns of the two tiers.
globalStyle(`${batches} table`, { tableLayout: 'fixed' });
globalStyle(`${batches} th:last-child`, { width: '50%' });
