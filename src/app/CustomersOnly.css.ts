import { style } from '@vanilla-extract/css';
import * as mix from '../ui/mixins.ts';
import { vars } from '../ui/theme.css.ts';

/** The head script marks a stored session before the first paint. */
export const ifNotStored = style({
  selectors: { 'html[data-signed-in] &': { display: 'none' } },
});
export const ifStored = style({
  selectors: { 'html:not([data-signed-in]) &': { display: 'none' } },
});
export const loggedOut = style({
  ...mix.grid(4),
  justifyItems: 'center',
  paddingBlock: 'clamp(64px, 16vh, 160px)',
  textAlign: 'center',
});
export const loggedOutText = style({ fontSize: vars.size.lg, color: vars.color.muted });
export const loggedOutActions = style(mix.wrap(3));
