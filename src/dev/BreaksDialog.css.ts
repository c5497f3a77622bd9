import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const dialog = style({
  width: `min(640px, calc(100vw - 2 * ${vars.space[3]}))`,
  maxHeight: `calc(100dvh - 2 * ${vars.space[3]})`,
  margin: 'auto',
  padding: vars.space[5],
  overflow: 'auto',
  border: `1px solid ${vars.color.dangerLine}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.overlay}`,
  selectors: { '&::backdrop': { backgroundColor: vars.color.scrim } },
});
export const list = style({ display: 'grid', marginBlock: vars.space[4], gap: vars.space[3] });
export const item = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
});
export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[3],
  fontSize: vars.size.sm,
});
globalStyle(`${facts} dt`, { color: vars.color.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
