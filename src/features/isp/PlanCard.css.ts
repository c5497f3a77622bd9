import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { heading } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[2]}`,
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft },
  },
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'center',
      minHeight: '116px',
      paddingInline: vars.space[5],
    },
  },
});
export const tick = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.width.touch,
  height: vars.width.touch,
  marginInlineStart: '-12px',
  cursor: 'pointer',
});
export const box = style({
  width: '18px',
  height: '18px',
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
export const body = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.width.touch,
});
export const title = style([
  heading,
  {
    minHeight: vars.width.touch,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.text,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': {
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
      },
    },
  },
]);
export const buttons = style({
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
});
