import { style } from '@vanilla-extract/css';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

/** Reserves one line below the field, so that a message moves nothing. */
export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  minHeight: `calc(${vars.width.touch} + ${vars.space[2]} + 1.25rem)`,
});
export const field = style({ flex: '1 1 auto' });
export const code = style([
  mono,
  {
    selectors: { '&::placeholder': { fontFamily: vars.font.text, letterSpacing: 'normal' } },
  },
]);
/** As wide as 'Loading...' with its spinner, so that the field keeps its width. */
export const apply = style({ flex: 'none', minWidth: '118px', paddingInline: vars.space[3] });
export const applied = style({
  fontWeight: 550,
  color: vars.color.success,
  overflowWrap: 'anywhere',
});
/** Extends below the button instead of wrapping. */
export const error = style({ whiteSpace: 'nowrap' });
