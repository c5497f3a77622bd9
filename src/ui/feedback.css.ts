import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forced } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

const shimmer = keyframes({ to: { transform: 'translateX(100%)' } });

export const skeleton = style({
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
export const skeletonShape = styleVariants({
  /** One line of the text around it. */
  text: { height: '1lh', width: '60%' },
  line: { height: '1em', width: '100%' },
  title: { height: '1.6em', width: '60%' },
  figure: { height: '2.4em', width: '5em' },
  /** A control with its label. */
  field: { height: '72px', borderRadius: vars.radius.md },
  /** A small button, whose class sets the width. */
  button: { height: '36px', borderRadius: vars.radius.md },
  card: { height: '180px', borderRadius: vars.radius.lg },
  /** A table row, which has two lines on phones. */
  row: {
    height: '52px',
    borderRadius: 0,
    marginBlock: '1px',
    '@media': { [below.md]: { height: '64px', borderRadius: vars.radius.md, margin: 0 } },
  },
  /** Covers content that keeps its size. */
  cover: { position: 'absolute', inset: vars.space[5], borderRadius: vars.radius.md },
});

export const empty = style({
  ...mix.grid(2),
  placeContent: 'center',
  justifyItems: 'center',
  // For parents that are columns.
  alignItems: 'center',
  padding: `${vars.space[10]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
});
export const mark = style({
  ...mix.centered,
  ...mix.square(vars.space[12]),
  marginBottom: vars.space[2],
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.muted,
});
export const markError = style(mix.tint('danger'));
export const title = style({ fontSize: vars.size.md, fontWeight: 620, lineHeight: 1.35 });
export const text = style({
  maxWidth: '46ch',
  ...mix.secondary,
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const action = style({ marginTop: vars.space[3] });

export const stale = style({
  opacity: 0.6,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease} ${vars.motion.fast}`,
});

export const message = style({
  ...mix.line(3),
  alignItems: 'flex-start',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  border: '1px solid',
  fontSize: vars.size.sm,
  lineHeight: 1.45,
});
const { color } = vars;
export const messageTone = styleVariants({
  info: { color: color.text, backgroundColor: color.raised, borderColor: color.line },
  success: mix.tint('success'),
  warning: mix.tint('warning'),
  error: mix.tint('danger'),
});
export const messageIcon = style({ ...mix.square('20px'), marginTop: '1px' });
export const messageText = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const scrolled = style({ scrollMarginBlock: vars.space[4] });
/** Leaves space for the toast that follows, which covers part of the page or moves it. */
export const scrolledBeforeToast = style({ scrollMarginBlock: '88px 144px' });
