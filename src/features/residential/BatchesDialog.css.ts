import { globalStyle, style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';

export const batches = style([stack[5]]);
// The columns of one tier are below those of the other.
globalStyle(`${batches} table`, { tableLayout: 'fixed' });
globalStyle(`${batches} th:last-child`, { width: '50%' });
