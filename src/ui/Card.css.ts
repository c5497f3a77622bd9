import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const base = style({
  position: 'relative',
  borderRadius: vars.radius.lg,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.edge,
  minWidth: 0,
});
export const tone = styleVariants({
  default: {},
  raised: { backgroundColor: vars.color.raised },
  /** A popular, selected or marked card. */
  accent: {
    borderColor: vars.color.accentLine,
    backgroundImage: `linear-gradient(${vars.color.accentSoft}, transparent 42%)`,
  },
});
export const padding = styleVariants({
  none: {},
  compact: { padding: vars.space[4] },
  default: { padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[6]})` },
  roomy: { padding: `clamp(${vars.space[6]}, 4vw, ${vars.space[10]})` },
});
