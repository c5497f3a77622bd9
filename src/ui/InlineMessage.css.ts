import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const base = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'flex-start',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.md,
  border: '1px solid',
  fontSize: vars.size.sm,
  lineHeight: 1.45,
});
const { color } = vars;
export const tone = styleVariants({
  info: { color: color.text, backgroundColor: color.raised, borderColor: color.line },
  success: {
    color: color.success,
    backgroundColor: color.successSoft,
    borderColor: color.successLine,
  },
  warning: {
    color: color.warning,
    backgroundColor: color.warningSoft,
    borderColor: color.warningLine,
  },
  error: { color: color.danger, backgroundColor: color.dangerSoft, borderColor: color.dangerLine },
});
export const icon = style({ width: '20px', height: '20px', marginTop: '1px' });
export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const scrolled = style({ scrollMarginBlock: vars.space[4] });
