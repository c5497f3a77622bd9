import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const control = style({});
// During a purchase amount and code are locked.
globalStyle(`${control} input:disabled`, { cursor: 'not-allowed', opacity: 0.55 });

export const exact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingInlineEnd: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
  selectors: {
    '&:hover': { borderColor: vars.color.accentLine },
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
  },
});
export const number = style({
  width: '4.5ch',
  minHeight: '42px',
  boxSizing: 'content-box',
  paddingInlineStart: vars.space[3],
  border: 0,
  background: 'none',
  textAlign: 'end',
  fontSize: vars.size.md,
  fontWeight: 600,
  appearance: 'textfield',
  outline: 'none',
  selectors: {
    '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
    '&::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
export const unit = style({ fontSize: vars.size.sm, color: vars.color.muted });
