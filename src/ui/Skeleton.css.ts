import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forced } from './forced-colors.ts';
import { vars } from './theme.css.ts';

const shimmer = keyframes({ to: { transform: 'translateX(100%)' } });

export const base = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'block',
  backgroundColor: vars.color.raised,
  borderRadius: vars.radius.sm,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    transform: 'translateX(-100%)',
    backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.hover}, transparent)`,
    animation: `${shimmer} 1600ms ${vars.motion.ease} infinite`,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { '::after': { display: 'none' } },
    [forced]: { border: '1px dashed GrayText' },
  },
});
export const shape = styleVariants({
  /** One line of the text around it. */
  text: { height: '1lh', width: '60%' },
  line: { height: '1em', width: '100%' },
  short: { height: '1em', width: '40%' },
  title: { height: '1.6em', width: '60%' },
  figure: { height: '2.4em', width: '5em' },
  /** A control with its label. */
  field: { height: '72px', borderRadius: vars.radius.md },
  control: { height: vars.width.touch, borderRadius: vars.radius.md },
  /** A small button, as wide as its class says. */
  button: { height: '36px', borderRadius: vars.radius.md },
  card: { height: '180px', borderRadius: vars.radius.lg },
  row: { height: '52px', borderRadius: 0, marginBlock: '1px' },
  /** Covers the place of content that keeps its size. */
  cover: { position: 'absolute', inset: vars.space[5], borderRadius: vars.radius.md },
  circle: { width: vars.width.touch, height: vars.width.touch, borderRadius: '50%' },
});
export const rows = style({ display: 'grid', gap: vars.space[3] });
