import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { label, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const figures = style({
  display: 'grid',
  margin: 0,
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] } },
});
export const figure = style({ display: 'grid', gap: vars.space[1], alignContent: 'space-between' });
export const name = style([label]);
export const value = style([
  mono,
  {
    margin: 0,
    fontSize: vars.size.xl,
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.04em',
    overflowWrap: 'anywhere',
  },
]);
