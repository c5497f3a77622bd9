import { style, styleVariants } from '@vanilla-extract/css';
import { forced } from './forced-colors.ts';
import { vars } from './theme.css.ts';

const disabled = '&:disabled, &[aria-disabled="true"]';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: 620,
  lineHeight: 1.2,
  letterSpacing: '-0.005em',
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
    [disabled]: {
      cursor: 'not-allowed',
      color: vars.color.muted,
      backgroundColor: 'transparent',
      borderColor: vars.color.lineStrong,
      borderStyle: 'dashed',
      boxShadow: 'none',
    },
    '&[data-pending][aria-disabled="true"]': {
      cursor: 'progress',
      color: vars.color.text,
      backgroundColor: vars.color.raised,
      borderColor: vars.color.line,
      borderStyle: 'solid',
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
      [disabled]: { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
});

export const size = styleVariants({
  default: { minHeight: vars.width.touch, paddingInline: vars.space[5], fontSize: vars.size.sm },
  // Looks small but keeps a touch target of 44 px: the hit area extends past the edge.
  sm: {
    position: 'relative',
    minHeight: '36px',
    paddingInline: vars.space[3],
    fontSize: vars.size.xs,
    borderRadius: '8px',
    '::after': { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-5px' },
  },
  lg: { minHeight: '52px', paddingInline: vars.space[8], fontSize: vars.size.md },
  icon: { width: vars.width.touch, height: vars.width.touch, padding: 0, flex: 'none' },
});

export const linkPadding = style({ paddingInline: 0 });
export const full = style({ width: '100%' });
export const reason = style({
  display: 'block',
  marginTop: vars.space[2],
  fontSize: vars.size.xs,
  lineHeight: 1.45,
  color: vars.color.muted,
});
