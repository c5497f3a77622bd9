import { style } from '@vanilla-extract/css';

export const known = style({ display: 'contents' });
// The head script marks <html> before the first paint.
export const anonymous = style({
  display: 'contents',
  selectors: { 'html[data-signed-in] &': { display: 'none' } },
});
export const signedIn = style({
  display: 'none',
  selectors: { 'html[data-signed-in] &': { display: 'contents' } },
});
