import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { control } from './field.css.ts';
import { below, short } from './layout.css.ts';
import * as mix from './mixins.ts';
import { mono } from './text.css.ts';
import { vars } from './theme.css.ts';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(10px) scale(0.985)' } });
const sheet = keyframes({ from: { transform: 'translateY(100%)' } });
const still = { '(prefers-reduced-motion: reduce)': { animationName: fade } };

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  height: 'var(--visual-viewport-height, 100dvh)',
  display: 'grid',
  // Fixed at the top, so that a growing dialog does not move its content. On a laptop, the dialog uses the full height.
  placeItems: 'start center',
  padding: vars.space[4],
  paddingTop: `clamp(${vars.space[4]}, 40vh - 288px, 96px)`,
  backgroundColor: vars.color.scrim,
  animation: `${fade} ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&[data-exiting]': { animationDirection: 'reverse', animationFillMode: 'forwards' },
  },
  '@media': { [below.sm]: { placeItems: 'end stretch', padding: 0 } },
});
export const modal = style({
  width: '100%',
  maxHeight: '100%',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...mix.surface,
  color: vars.color.text,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.overlay}`,
  animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    [below.sm]: {
      maxWidth: 'none',
      maxHeight: 'calc(100% - 32px)',
      borderWidth: '1px 0 0',
      borderRadius: `${vars.radius.lg} ${vars.radius.lg} 0 0`,
      animation: `${sheet} ${vars.motion.slow} ${vars.motion.ease}`,
    },
    ...still,
  },
});
export const size = styleVariants({
  default: { maxWidth: '440px' },
  wide: { maxWidth: '640px' },
});
/** As high as the screen on phones, because a growing sheet would move up. */
export const steady = style({ '@media': { [below.sm]: { height: '100%' } } });
export const dialog = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: '100%',
  minHeight: 0,
  outline: 'none',
  // The header and footer scroll too, because otherwise there would be no space between them.
  '@media': { [short]: { display: 'block', overflow: 'auto' } },
});
export const header = style({
  ...mix.apart,
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: `${vars.space[4]} ${vars.space[2]}`,
  paddingInline: `${vars.space[6]} ${vars.space[3]}`,
});
export const body = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [short]: { overflow: 'visible' } },
  padding: `${vars.space[2]} ${vars.space[6]} ${vars.space[6]}`,
});
export const footer = style({
  ...mix.wrap(3),
  justifyContent: 'flex-end',
  padding: `${vars.space[4]} ${vars.space[6]}`,
  paddingBottom: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
});
// Rows of buttons fill the sheet, within reach of the thumb.
globalStyle(`${footer} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });

export const copyArea = style([
  control,
  mono,
  { paddingBlock: vars.space[3], resize: 'vertical', whiteSpace: 'pre' },
]);
