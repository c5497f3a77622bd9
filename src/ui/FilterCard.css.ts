import { style } from '@vanilla-extract/css';
import { forced } from './layout.css.ts';
import * as mix from './mixins.ts';
import { mono } from './text.css.ts';
import { vars } from './theme.css.ts';

export const card = style({
  ...mix.grid(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  padding: vars.space[4],
  ...mix.outlined('md'),
  background: vars.color.raised,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-pressed="true"]': {
      borderColor: vars.color.accentLine,
      background: vars.color.accentSoft,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-pressed="true"]': {
          padding: `calc(${vars.space[4]} - 3px)`,
          border: '4px solid Highlight',
        },
      },
    },
  },
});
export const figure = style([
  mono,
  {
    fontSize: vars.size.xl,
    lineHeight: 1.1,
    fontWeight: 600,
    letterSpacing: '-0.04em',
    overflowWrap: 'anywhere',
  },
]);
export const hint = style({
  ...mix.note,
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.accentText } },
});
