import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

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
  backgroundImage: `radial-gradient(closest-side, ${vars.color.orb}, transparent)`,
  animationTimingFunction: 'ease-in-out',
  animationIterationCount: 'infinite',
  animationDirection: 'alternate',
  selectors: { ':root:has([data-pause-motion]:checked) &': { animationPlayState: 'paused' } },
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none !important' } },
});

/** Left, top and size (each with its unit), and seconds of one drift. */
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
