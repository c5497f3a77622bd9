import { style, styleVariants, keyframes } from '@vanilla-extract/css';
import { forced, touch, stack } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

const disabled = '&:disabled, &[aria-disabled="true"]';

export const button = style({
  ...mix.inline,
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: 620,
  lineHeight: 1.2,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, box-shadow, transform',
  transitionDuration: vars.motion.base,
  transitionTimingFunction: vars.motion.ease,
  selectors: {
    '&:active:not(:disabled, [aria-disabled="true"])': { transform: 'translateY(1px)' },
    [disabled]: mix.disabled,
    '&[data-pending][aria-disabled="true"]': {
      cursor: 'progress',
      color: vars.color.text,
      backgroundColor: vars.color.raised,
      borderColor: vars.color.line,
    },
  },
  '@media': {
    [forced]: {
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const live = '&:hover:not(:disabled, [aria-disabled="true"])';

export const variant = styleVariants({
  default: {
    backgroundColor: vars.color.accent,
    color: vars.color.accentInk,
    boxShadow: vars.shadow.glow,
    selectors: {
      [live]: { backgroundColor: vars.color.accentHover, boxShadow: vars.shadow.glowHover },
    },
  },
  destructive: {
    backgroundColor: vars.color.dangerFill,
    color: vars.color.dangerInk,
    selectors: { [live]: { backgroundColor: vars.color.dangerHover } },
  },
  outline: {
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    selectors: {
      [live]: { borderColor: vars.color.accentLine, backgroundColor: vars.color.accentSoft },
    },
  },
  secondary: {
    backgroundColor: vars.color.raised,
    borderColor: vars.color.line,
    color: vars.color.text,
    boxShadow: `${vars.shadow.edge}, ${vars.shadow.raised}`,
    selectors: { [live]: { backgroundColor: vars.color.hover } },
  },
  ghost: {
    color: vars.color.text,
    selectors: {
      [live]: { backgroundColor: vars.color.hover },
      [disabled]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
  link: {
    color: vars.color.accentText,
    textDecoration: 'underline',
    textDecorationColor: vars.color.accentLine,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    '@media': { [forced]: { borderColor: 'Canvas' } },
    selectors: {
      [live]: { textDecorationColor: 'currentColor' },
      [disabled]: {
        backgroundColor: 'transparent',
        borderColor: 'transparent',
        textDecorationColor: vars.color.lineStrong,
      },
    },
  },
});

export const size = styleVariants({
  default: { minHeight: vars.width.touch, paddingInline: vars.space[5], fontSize: vars.size.sm },
  // With a mouse, the button is small and its hit area extends past the edge. On touch screens, it has the full height.
  sm: {
    position: 'relative',
    minHeight: '36px',
    paddingInline: vars.space[3],
    fontSize: vars.size.xs,
    borderRadius: '8px',
    '::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-5px' },
    '@media': { [touch]: { minHeight: vars.width.touch, '::after': { content: 'none' } } },
  },
  lg: { minHeight: '52px', paddingInline: vars.space[8], fontSize: vars.size.md },
  icon: { ...mix.square(vars.width.touch), padding: 0, flex: 'none' },
});

export const linkPadding = style({ paddingInline: 0 });
/** The parent provides enough space, so that a long label needs no second line. */
export const full = style({
  width: '100%',
  paddingInline: vars.space[3],
  overflowWrap: 'anywhere',
});
export const reason = style({
  display: 'block',
  marginTop: vars.space[2],
  ...mix.note,
  lineHeight: 1.45,
});

export const badge = style({
  ...mix.inline,
  gap: vars.space[1],
  minHeight: '24px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.sm,
  border: '1px solid transparent',
  fontSize: vars.size.xs,
  fontWeight: 620,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
const tint = (text: string, fill: string, line: string) => ({
  color: text,
  backgroundColor: fill,
  borderColor: `color-mix(in oklab, ${line} 55%, transparent)`,
});
const { color } = vars;
export const badgeTone = styleVariants({
  neutral: tint(color.muted, color.raised, color.lineStrong),
  accent: tint(color.accentText, color.accentSoft, color.accentLine),
  success: tint(color.success, color.successSoft, color.successLine),
  danger: tint(color.danger, color.dangerSoft, color.dangerLine),
  warning: tint(color.warning, color.warningSoft, color.warningLine),
  /** On the edge of its card and out of the flow, so that the prices of all cards are at the same height. */
  popular: {
    position: 'absolute',
    insetInlineEnd: vars.space[5],
    top: 0,
    transform: 'translateY(-50%)',
    color: color.accentInk,
    backgroundColor: color.accent,
  },
});
/** Lays out the parts of the content in the badge's own row. */
export const badgeContent = style({ display: 'contents' });

/** Has a dot before the word, so that the state does not depend on color alone. */
export const card = style({
  position: 'relative',
  ...mix.surface,
  boxShadow: vars.shadow.edge,
  minWidth: 0,
});
export const cardTone = styleVariants({
  default: {},
  /** A popular, selected or marked card. */
  accent: {
    borderColor: vars.color.accentLine,
    backgroundImage: `linear-gradient(${vars.color.accentSoft}, transparent 42%)`,
  },
});
export const cardPadding = styleVariants({
  none: {},
  compact: { padding: vars.space[4] },
  default: { padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[6]})` },
  roomy: { padding: `clamp(${vars.space[6]}, 4vw, ${vars.space[10]})` },
});

export const icon = style({
  ...mix.square('1.25em'),
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** For an icon that points forward or back in the reading direction. */
export const mirrored = style({ selectors: mix.mirrored });

export const featureList = style([stack[2], { fontSize: vars.size.sm }]);
export const feature = style({
  ...mix.line(3),
  alignItems: 'start',
  overflowWrap: 'anywhere',
});
export const featureIcon = style({ ...mix.square('18px'), marginTop: 'calc((1lh - 18px) / 2)' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  ...mix.square('1.1em'),
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    [forced]: { borderInlineEndColor: 'Canvas' },
    '(prefers-reduced-motion: reduce)': {
      animation: `${breathe} 1600ms ease-in-out infinite`,
      animationDuration: '1600ms !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
export const spinnerBlock = style({
  ...mix.grid(3),
  placeItems: 'center',
  paddingBlock: vars.space[12],
  ...mix.secondary,
});
export const spinnerLarge = style({ ...mix.square('32px'), color: vars.color.accentText });
