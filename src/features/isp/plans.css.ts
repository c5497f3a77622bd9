import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { heading } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Visible part of the third card, in px. */
export const PEEK = 64;

/** In the middle of the room that one plan leaves; not higher, or it would move what is below. */
export const buyMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `64px ${vars.space[5]}`,
  color: vars.color.muted,
});
export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
});
/** As high as the first two cards and the top of a third. */
export const twoPlans = style([
  scroll,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `auto auto ${PEEK}px`,
  },
]);
/** Positioned outside of its row, which the area scrolls to. */
export const rest = style({ alignSelf: 'start', minWidth: 0 });
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });

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
      minHeight: '130px',
      paddingInline: vars.space[5],
    },
  },
});
export const tick = style({ marginInlineStart: '-12px' });
export const cardBody = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const cardHead = style({
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
    overflowWrap: 'anywhere',
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
export const cardButtons = style({
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const autoRenew = style({
  margin: 0,
  fontSize: vars.size.xs,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});
export const soon = style({ fontWeight: 650, color: vars.color.warning });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });

export const label = style({
  fieldSizing: 'content',
  minWidth: '8em',
  maxWidth: '100%',
  minHeight: '32px',
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: vars.size.sm,
  color: vars.color.accentText,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontSize: vars.size.xs },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:focus-visible': { borderColor: vars.color.lineStrong, background: vars.color.field },
  },
});
