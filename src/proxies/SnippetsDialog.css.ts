import { style } from '@vanilla-extract/css';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const controls = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});
export const needs = style({
  marginBlock: vars.space[3],
  fontSize: vars.size.xs,
  color: vars.color.muted,
});
export const code = style([
  mono,
  {
    maxHeight: '46vh',
    overflow: 'auto',
    padding: vars.space[4],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.md,
    backgroundColor: vars.color.field,
    fontSize: vars.size.xs,
    lineHeight: 1.6,
    tabSize: 4,
  },
]);
export const more = style({ color: vars.color.muted });
