import { style, globalStyle } from '@vanilla-extract/css';
import { row } from '../ui/layout.css.ts';
import { vars } from '../ui/theme.css.ts';

const FROM_BELOW = `max(${vars.space[3]}, env(safe-area-inset-bottom))`;

export const opener = style({
  position: 'fixed',
  insetInlineStart: vars.space[3],
  bottom: FROM_BELOW,
  zIndex: vars.layer.toast,
  minHeight: vars.width.touch,
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  fontSize: vars.size.xs,
  fontWeight: 600,
  '@media': { print: { display: 'none' } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[data-chosen]': {
      borderColor: vars.color.accentLine,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
    },
  },
});
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetInlineStart: vars.space[3],
  bottom: `calc(${FROM_BELOW} + ${vars.width.touch} + ${vars.space[2]})`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  width: `min(360px, calc(100vw - 2 * ${vars.space[3]}))`,
  maxHeight: `calc(100dvh - ${vars.space[24]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[5],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.overlay}`,
  selectors: { '&:popover-open': { display: 'grid' } },
});
export const quiet = style({
  fontSize: vars.size.xs,
  lineHeight: 1.45,
  color: vars.color.muted,
});
export const chosen = style({ display: 'grid', gap: vars.space[2] });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.accentSoft,
  fontSize: vars.size.sm,
  lineHeight: 1.4,
});
export const chosenText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const lasts = style({ display: 'block', fontSize: vars.size.xs, color: vars.color.muted });

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
export const place = style([row[2]]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginTop: vars.space[3],
  fontSize: vars.size.sm,
});
globalStyle(`${facts} dt`, { color: vars.color.muted });
globalStyle(`${facts} dd`, { overflowWrap: 'anywhere' });
