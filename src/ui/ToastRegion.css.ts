import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** The gap below and above a toast. */
export const GAP = vars.space[3];
/** Height of a toast that stays until it is dismissed, including its gaps. Set while there is one. */
export const SPACE = '--toast-space';
/** Height of the announcement at the bottom of the window. Set while there is one. */
export const ANNOUNCEMENT_SPACE = '--announcement-space';

// Content covered by them can be scrolled into view, even at the end of the page, and moves into view when it receives
// the focus.
globalStyle('html', {
  scrollPaddingBottom: `calc(var(${SPACE}, 0px) + var(${ANNOUNCEMENT_SPACE}, 0px))`,
});
globalStyle('body', { paddingBottom: `var(${SPACE}, 0px)` });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  // At the bottom, where it does not cover headings or move anything.
  insetInlineStart: vars.width.gutter,
  bottom: `calc(max(${GAP}, env(safe-area-inset-bottom)) + var(${ANNOUNCEMENT_SPACE}, 0px))`,
  width: `min(400px, calc(100% - 2 * ${vars.width.gutter}))`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

/** The same height for every message, so that replacing one moves nothing. */
export const place = style({ display: 'grid', alignContent: 'end', minHeight: '200px' });
