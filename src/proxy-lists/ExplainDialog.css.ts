import { style } from '@vanilla-extract/css';
import { input } from './proxy-lists.css.ts';

/** Wraps, because the lines of a message are long, unlike those of a list. */
export const printedText = style([input, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }]);
