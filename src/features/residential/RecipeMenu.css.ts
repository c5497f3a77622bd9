import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // At the bottom of the panel, however long the form is.
  marginTop: 'auto',
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  columnGap: vars.space[3],
});
export const words = style({ fontSize: vars.size.xs, color: vars.color.muted });
