import { style, styleVariants } from '@vanilla-extract/css';
import { forced } from './forced-colors.ts';
import { vars } from './theme.css.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
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
export const tone = styleVariants({
  neutral: tint(color.muted, color.raised, color.lineStrong),
  accent: tint(color.accentText, color.accentSoft, color.accentLine),
  success: tint(color.success, color.successSoft, color.successLine),
  danger: tint(color.danger, color.dangerSoft, color.dangerLine),
  warning: tint(color.warning, color.warningSoft, color.warningLine),
  /** Solid amber, at most one per page, for "Popular". */
  solid: { color: color.accentInk, backgroundColor: color.accent },
});
/** A dot before the word, so that the state does not depend on colour alone. */
export const dot = style({
  width: '6px',
  height: '6px',
  borderRadius: '50%',
  backgroundColor: 'currentColor',
  '@media': { [forced]: { backgroundColor: 'CanvasText' } },
});
