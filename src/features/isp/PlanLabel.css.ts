import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const label = style({
  fieldSizing: 'content',
  minWidth: '8em',
  maxWidth: '100%',
  minHeight: '32px',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: vars.size.sm,
  color: vars.color.accentText,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontSize: vars.size.xs },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:focus-visible': { borderColor: vars.color.lineStrong, background: vars.color.field },
  },
});
