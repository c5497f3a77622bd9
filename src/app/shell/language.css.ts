import { style } from '@vanilla-extract/css';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const choices = style({
  ...mix.grid(1),
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
});

export const choice = style({
  ...mix.inline,
  width: '100%',
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  color: vars.color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface },
    '&[aria-current]': { backgroundColor: vars.color.accentSoft, fontWeight: 600 },
  },
});
