import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Bottom edge of the bar, including the offline banner. Set while there is a toast. */
export const BELOW = '--toast-below';

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  // Below the bar, over the headings, where it covers no control on a wide screen.
  insetInlineStart: vars.width.gutter,
  top: `calc(var(${BELOW}, 64px) + ${vars.space[3]})`,
  width: `min(400px, calc(100% - 2 * ${vars.width.gutter}))`,
  pointerEvents: 'none',
  selectors: {
    // While a dialog is open the bar cannot be used.
    '#root[inert] ~ &': { top: vars.space[3] },
  },
  '@media': { print: { display: 'none' } },
});
export const plain = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
});
