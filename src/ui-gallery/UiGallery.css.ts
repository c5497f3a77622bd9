import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../ui/layout.css.ts';
import { vars } from '../ui/theme.css.ts';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: `${vars.space[3]} ${vars.width.gutter}`,
  borderBottom: `1px solid ${vars.color.line}`,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = style({
  padding: vars.width.gutter,
  display: 'grid',
  gap: vars.space[12],
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[2],
});
export const swatch = style({
  padding: vars.space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.sm,
  fontSize: vars.size.xs,
});
export const chip = style({
  display: 'block',
  height: vars.space[8],
  marginBottom: vars.space[1],
  borderRadius: '4px',
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const line = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const fills = styleVariants(vars.color, (backgroundColor) => ({ backgroundColor }));
export const tints = styleVariants(vars.segment, (color) => ({ color }));
