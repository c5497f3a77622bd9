import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { below, forced } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

/** The filled fraction, 0 to 1. Set through CSSOM, because the policy blocks style attributes. */
export const share = createVar();

export const root = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const head = style({
  ...mix.apart,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  // On the narrowest screens, the value is always below the label.
  '@media': { [below.xs]: { flexDirection: 'column' } },
});
export const value = style({ minWidth: 0, ...mix.secondary, overflowWrap: 'anywhere' });
export const track = style({
  position: 'relative',
  height: '10px',
  overflow: 'hidden',
  borderRadius: '5px',
  backgroundColor: vars.color.field,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  '@media': { [forced]: { border: '1px solid' } },
  selectors: mix.mirrored,
});
export const bar = style({
  vars: { [share]: '0' },
  position: 'absolute',
  inset: 0,
  borderRadius: '5px',
  // Slides in from the start, so that the rounded end keeps its shape.
  transform: `translateX(calc((${share} - 1) * 100%))`,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': { [forced]: { backgroundColor: 'Highlight' } },
});
export const tone = styleVariants({
  accent: {
    backgroundImage: `linear-gradient(90deg, ${vars.color.accentLine}, ${vars.color.accent})`,
  },
  warning: { backgroundColor: vars.color.warning },
  danger: { backgroundColor: vars.color.danger },
});
