import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** As wide as the page, with its text aligned to the bar. */
export const banner = style({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[2]} max(${vars.width.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderTop: `1px solid ${vars.color.warningLine}`,
  color: vars.color.warning,
  backgroundColor: vars.color.warningSoft,
  fontSize: vars.size.sm,
  lineHeight: 1.45,
});
