import { style } from '@vanilla-extract/css';

export const input = style({
  appearance: 'none',
  // Chromium and WebKit draw a button of their own, which no keyboard reaches.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
