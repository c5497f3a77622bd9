import { style } from '@vanilla-extract/css';
import * as mix from '../ui/mixins.ts';
import { vars } from '../ui/theme.css.ts';

export const banner = style({
  ...mix.wrap(3, 6),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  paddingInline: `${vars.space[5]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(90deg, ${vars.color.accentSoft}, transparent 60%)`,
});
export const words = style({ flex: '1 1 240px', minWidth: 0 });
export const title = style({ fontSize: vars.size.md, lineHeight: 1.3, fontWeight: 650 });
export const text = style({ ...mix.secondary, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
