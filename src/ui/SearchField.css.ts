import { style } from '@vanilla-extract/css';

export const input = style({
  appearance: 'none',
  // Chromium and WebKit draw a clear button of their own that the keyboard cannot reach.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
