import { globalStyle, style } from '@vanilla-extract/css';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const announcement = style({
  ...mix.line(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.width.touch,
  padding: `${vars.space[1]} max(${vars.width.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderTop: `1px solid ${vars.color.accentLine}`,
  backgroundColor: vars.color.accentSoft,
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  selectors: { '&[data-tone="warning"]': mix.tint('warning') },
});
export const text = style({ minWidth: 0 });
globalStyle(`${announcement}[data-tone="warning"] a`, { color: 'inherit' });
globalStyle(`${text} a`, { marginInlineStart: vars.space[2] });
