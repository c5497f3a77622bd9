import { style, keyframes } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

/** At least as high as the screen below the bar, so that the footer is out of sight while a page loads. */
export const main = style({
  minHeight: 'calc(100vh - 65px)',
  '@media': { print: { minHeight: 0 } },
});

/**
 * Sticks to the bottom of the window and is the last element of the page, so that it moves nothing and never
 * permanently covers anything.
 */
export const announcementPlace = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.nav,
  backgroundColor: vars.color.canvas,
  '@media': { print: { display: 'none' } },
});

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  fontSize: vars.size.sm,
});
export const inner = style([
  container,
  {
    ...mix.grid(8, 16),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    '@media': {
      [from.md]: { gridTemplateColumns: '1fr auto auto' },
      print: { display: 'block', paddingBlock: vars.space[4] },
    },
  },
]);
export const brand = style({
  ...mix.grid(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
});
export const line = style({ color: vars.color.muted });
export const column = style({ '@media': { print: { display: 'none' } } });
export const heading = style({
  ...mix.note,
  fontWeight: 600,
  letterSpacing: '0.01em',
  lineHeight: '32px',
});
export const list = style({ display: 'grid' });
export const link = style({
  ...mix.inline,
  minHeight: vars.width.touch,
  color: vars.color.text,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { textDecorationColor: vars.color.accentLine } },
});
export const copyright = style({
  gridColumn: '1 / -1',
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.line}`,
  ...mix.note,
});

export const logo = style({
  ...mix.inline,
  minWidth: '28px',
  maxWidth: '100%',
  height: vars.width.touch,
  color: vars.color.text,
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: '-0.025em',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
});
/** When there is no space for the name beside the mark, it wraps to a hidden line. Screen readers still read it. */
export const logoLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  columnGap: vars.space[2],
  height: '28px',
  lineHeight: '28px',
  clipPath: 'inset(0)',
  // Content that the clip path hides would still make the page scroll.
  overflow: 'clip',
});
export const mark = style({ width: '28px', height: '28px', flex: 'none' });
export const gate = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '3',
  strokeLinecap: 'round',
});
export const halo = style({ fill: vars.color.accent, opacity: 0.22 });
export const light = style({ fill: vars.color.accent });

const drifts = [
  keyframes({ to: { transform: 'translate3d(14vw, 10vh, 0) scale(1.15)' } }),
  keyframes({ to: { transform: 'translate3d(-12vw, 12vh, 0) scale(0.9)' } }),
  keyframes({ to: { transform: 'translate3d(9vw, -14vh, 0) scale(1.1)' } }),
  keyframes({ to: { transform: 'translate3d(-10vw, -9vh, 0) scale(1.2)' } }),
];

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  pointerEvents: 'none',
  contain: 'strict',
  '@media': { print: { display: 'none' } },
});

export const circle = style({
  position: 'absolute',
  borderRadius: '50%',
  // A gradient is cheap; a blur filter would cost CPU on every frame.
  // The middle stop hides the rim where a straight fade would end.
  backgroundImage: `radial-gradient(closest-side, ${vars.color.orb}, color-mix(in oklab, ${vars.color.orb} 45%, transparent) 55%, transparent)`,
  animationTimingFunction: 'ease-in-out',
  animationIterationCount: 'infinite',
  animationDirection: 'alternate',
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none !important' } },
});

/** Left, top and size (each with its unit), and the duration of one drift in seconds. */
const places = [
  ['-8vw', '-12vh', 'clamp(320px, 46vw, 720px)', 46],
  ['58vw', '-18vh', 'clamp(300px, 40vw, 640px)', 58],
  ['30vw', '8vh', 'clamp(220px, 26vw, 420px)', 39],
  ['82vw', '26vh', 'clamp(240px, 30vw, 480px)', 52],
  ['-12vw', '44vh', 'clamp(260px, 34vw, 560px)', 63],
  ['44vw', '52vh', 'clamp(240px, 28vw, 460px)', 44],
  ['14vw', '74vh', 'clamp(220px, 26vw, 440px)', 55],
  ['70vw', '70vh', 'clamp(300px, 38vw, 620px)', 49],
] as const;

export const circles = places.map(([left, top, size, seconds], index) =>
  style({
    left,
    top,
    width: size,
    height: size,
    animationName: drifts[index % drifts.length],
    animationDuration: `${seconds}s`,
    animationDelay: `-${index * 7}s`,
  }),
);
