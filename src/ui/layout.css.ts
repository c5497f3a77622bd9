import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/** Breakpoints (px), used as `'@media': { [from.md]: … }`. */
export const from = {
  sm: '(min-width: 480px)',
  md: '(min-width: 720px)',
  lg: '(min-width: 1024px)',
} as const;
export const below = {
  xs: '(max-width: 359.98px)',
  sm: '(max-width: 479.98px)',
  md: '(max-width: 719.98px)',
  lg: '(max-width: 1023.98px)',
} as const;
/** Too short for sticky elements, for example a screen at 200 % zoom or more. */
export const short = '(max-height: 420px)';

export const container = style({
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${vars.width.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
});
/** A page that consists of a single form. */
export const formPage = style([
  container,
  {
    display: 'grid',
    placeItems: 'center',
    paddingBlock: `clamp(${vars.space[8]}, 8vw, 96px)`,
  },
]);
export const section = style({ paddingBlock: `clamp(${vars.space[12]}, 9vw, 112px)` });

/** Vertical rhythm: `stack[4]` is 16 px between children. */
export const stack = styleVariants(vars.space, (gap) => ({
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
}));
/** A wrapping row of children: `row[3]` is 12 px. */
export const row = styleVariants(vars.space, (gap) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap,
}));

export const spread = style([row[3], { justifyContent: 'space-between' }]);

export const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

/** Touch screens, on which every target is at least 44 px high. */
export const touch = '(pointer: coarse)';

/** High-contrast themes, in which the system replaces colors and removes shadows and backgrounds. */
export const forced = '(forced-colors: active)';

/** Uses the system's selection colors; the focus ring is reserved for the focus. */
export const chosen = {
  forcedColorAdjust: 'none',
  borderColor: 'Highlight',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;
