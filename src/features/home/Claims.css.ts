import { style } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([container]);
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderBlock: `1px solid ${vars.color.line}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
});
export const claim = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  padding: `${vars.space[5]} ${vars.space[4]}`,
  borderLeft: `1px solid ${vars.color.line}`,
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
    '&:first-child, &:nth-child(even)': { borderLeftStyle: 'none', paddingLeft: 0 },
  },
  '@media': {
    [from.md]: {
      paddingBlock: vars.space[6],
      selectors: {
        '&:first-child': { gridColumn: 'auto' },
        '&:nth-child(even)': { borderLeftStyle: 'solid', paddingLeft: vars.space[4] },
      },
    },
  },
});
export const value = style([
  mono,
  {
    fontSize: vars.size.xl,
    fontWeight: 620,
    lineHeight: 1.1,
    letterSpacing: '-0.05em',
    wordSpacing: '-0.3em',
  },
]);
export const label = style({ color: vars.color.muted, fontSize: vars.size.sm, lineHeight: 1.35 });
