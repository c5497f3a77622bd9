import { style } from '@vanilla-extract/css';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** One button for the chosen format and two small ones for the others, in one frame. */
export const joined = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.edge,
});
export const half = style({
  borderRadius: '9px',
  minHeight: '42px',
  selectors: { '&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
});
export const kind = style([
  mono,
  {
    minHeight: '42px',
    paddingInline: vars.space[2],
    fontWeight: 500,
    boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    borderRadius: 0,
  },
]);
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});
export const quiet = style({ paddingInline: vars.space[2] });
