import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[10]} ${vars.space[4]}`,
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  textAlign: 'center',
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[12],
  height: vars.space[12],
  marginBottom: vars.space[2],
  borderRadius: '50%',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.muted,
});
export const markError = style({
  color: vars.color.danger,
  backgroundColor: vars.color.dangerSoft,
  borderColor: vars.color.dangerLine,
});
export const title = style({ fontSize: vars.size.md, fontWeight: 620, lineHeight: 1.35 });
export const text = style({
  maxWidth: '46ch',
  fontSize: vars.size.sm,
  lineHeight: 1.5,
  color: vars.color.muted,
  textWrap: 'balance',
});
export const action = style({ marginTop: vars.space[3] });

export const stale = style({
  opacity: 0.6,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease} ${vars.motion.fast}`,
});
