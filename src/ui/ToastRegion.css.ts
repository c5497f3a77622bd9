import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Bottom edge of the bar, including the offline banner. Set on the region while there is a toast. */
export const BELOW = '--toast-below';
/** Between the bar and a toast. */
export const GAP = vars.space[3];
/** Height of a toast that stays until it is dismissed, and of its gap. Set while there is one. */
export const ROOM = '--toast-room';

// It would cover the heading, and on the dashboard what can be pressed, so the page makes room for it.
globalStyle('main', { marginTop: `var(${ROOM}, 0px)` });

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  // Below the bar, over the headings, where one that passes covers no control on a wide screen.
  insetInlineStart: vars.width.gutter,
  top: `calc(var(${BELOW}, 64px) + ${GAP})`,
  width: `min(400px, calc(100% - 2 * ${vars.width.gutter}))`,
  pointerEvents: 'none',
  selectors: {
    // While a dialog is open the bar cannot be used.
    '#root[inert] ~ &': { top: GAP },
  },
  '@media': { print: { display: 'none' } },
});
export const plain = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
});
