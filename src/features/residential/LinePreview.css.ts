import { style } from '@vanilla-extract/css';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
});
export const line = style([
  mono,
  {
    fontSize: vars.size.sm,
    lineHeight: 1.7,
    overflowWrap: 'anywhere',
  },
]);
