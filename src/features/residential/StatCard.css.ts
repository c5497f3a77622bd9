import { style } from '@vanilla-extract/css';
import { label, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[1],
  selectors: {
    '&[data-selected]': {
      borderColor: vars.color.accentLine,
      backgroundImage: `linear-gradient(${vars.color.accentSoft}, transparent 70%)`,
    },
  },
});
export const title = style([label]);
export const figure = style([
  mono,
  {
    fontSize: vars.size.xl,
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.04em',
    overflowWrap: 'anywhere',
  },
]);
export const of = style({
  fontSize: vars.size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
