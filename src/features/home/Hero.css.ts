import { style } from '@vanilla-extract/css';
import { below, container, from } from '../../ui/layout.css.ts';
import { display, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const hero = style([
  container,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `clamp(${vars.space[8]}, 5vw, ${vars.space[16]})`,
    paddingBlock: `clamp(${vars.space[10]}, 7vw, ${vars.space[24]}) clamp(${vars.space[8]}, 4vw, ${vars.space[12]})`,
  },
]);
export const pitch = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
});
export const title = style([display, { maxWidth: '18ch' }]);
export const second = style({
  color: vars.color.accentText,
  '@media': { [from.sm]: { display: 'block' } },
});
export const lead = style({
  maxWidth: '54ch',
  color: vars.color.muted,
  fontSize: vars.size.lg,
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingTop: vars.space[3],
  '@media': { [below.sm]: { width: '100%', display: 'grid' } },
});
/** The same width for both states of the session, so that nothing moves. */
export const main = style({ minWidth: '236px', '@media': { [below.sm]: { minWidth: 0 } } });
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
});
export const offer = style({
  selectors: {
    '& + &': {
      paddingInlineStart: vars.space[5],
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
  '@media': {
    [below.sm]: { selectors: { '& + &': { paddingInlineStart: 0, borderInlineStart: 0 } } },
  },
});
export const amount = style([mono, { color: vars.color.text, fontWeight: 600 }]);
