import { globalStyle, style } from '@vanilla-extract/css';
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
/** The same height before and after loading, even when the text wraps. */
export const of = style({
  display: 'grid',
  fontSize: vars.size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  '::after': { content: 'attr(data-as-high-as)', gridArea: '1 / 1', visibility: 'hidden' },
});
globalStyle(`${of} > span`, { gridArea: '1 / 1' });
