import { style } from '@vanilla-extract/css';
import { below } from './layout.css.ts';
import { vars } from './theme.css.ts';

export const region = style({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetInlineEnd: vars.width.gutter,
  bottom: `max(${vars.space[6]}, env(safe-area-inset-bottom))`,
  width: `min(400px, calc(100vw - 2 * ${vars.width.gutter}))`,
  pointerEvents: 'none',
  '@media': {
    // Above the thumb's reach, where the keyboard and a bottom sheet do not cover it.
    [below.sm]: { top: vars.space[3], bottom: 'auto', insetInlineEnd: '50%', translate: '50% 0' },
    print: { display: 'none' },
  },
});
export const plain = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
});
