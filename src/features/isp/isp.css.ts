import { globalStyle, style } from '@vanilla-extract/css';
import { empty } from '../../ui/feedback.css.ts';
import { below, from, row, spread, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono, muted } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

const narrow = '(max-width: 1159.98px)';

export const root = style({
  ...mix.line(4),
  flexDirection: 'column',
  // Until the plans load, reserves the height of eight plans or of the screen, so that nothing below moves.
  minHeight: 'min(calc(100vh - 156px), 1000px)',
  '@media': { [from.lg]: { minHeight: '734px' } },
});

export const figures = style({
  ...mix.grid(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space[4] } },
});

export const figureSkeleton = style({ height: '98px' });

/** Fills the remaining height if there are few plans. */
export const toolbar = style({ display: 'flex', flexDirection: 'column', flex: '1 0 auto' });
export const list = style({ display: 'flex', flexDirection: 'column', flex: 1 });
/** The addresses get the height of the plans they replace. */
export const detail = style([stack[4], { flex: '1 0 auto', gridTemplateRows: 'auto auto 1fr' }]);
const around = `:is(${list}, ${detail}) > :last-child`;
globalStyle(`${around}, ${around} > [aria-busy]:last-child`, {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
});
globalStyle(`${detail} > :last-child > [aria-busy] > *`, { flex: '1 0 auto' });
export const filterBar = style({
  ...mix.grid(2),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from.md]: { gridTemplateColumns: 'auto minmax(100px, 1fr) 184px auto' },
    [from.lg]: { paddingInline: vars.space[5] },
    [below.sm]: { padding: vars.space[3] },
  },
});
export const wholeLine = style({ '@media': { [below.md]: { gridColumn: '1 / -1' } } });
export const calendar = style({ paddingInline: vars.space[3] });
/** If the line has no space for the text, only the icon is visible. */
export const calendarText = style({ '@media': { [narrow]: mix.hidden } });
/** On phones, near the top of the panel so that it is in view. */
export const noPlans = style({
  display: 'grid',
  flex: 1,
  padding: vars.space[5],
  '@media': { [below.md]: { flex: 'none', minHeight: '340px' } },
});
// The surrounding panel is already a frame.
globalStyle(`:is(${noPlans}, ${detail}) > .${empty}`, { border: 0 });
export const unread = style({ margin: vars.space[4], marginBlockEnd: 0 });
const strip = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  '@media': {
    [from.lg]: { paddingInline: vars.space[5] },
    [below.sm]: { paddingInline: vars.space[3] },
  },
});
export const selection = style([spread, strip, { gap: `0 ${vars.space[2]}`, minHeight: '60px' }]);
export const copy = style({
  paddingInline: vars.space[3],
  '@media': { [below.md]: { paddingInline: vars.space[2] } },
});
export const selectionText = style({
  flex: '1 1 auto',
  ...mix.secondary,
  // On phones, on its own line, with the same height for every selection.
  '@media': {
    [below.md]: { order: 1, flexBasis: '100%', minHeight: '1lh', ...mix.note },
    [below.xs]: { minHeight: '2lh' },
  },
});
export const statisticWords = style([strip, muted]);

export const renewPrice = style({ minHeight: '88px', display: 'grid', alignContent: 'end' });

/** Height of a plan's row on a computer, in px. */
export const ROW = 56;
/** Rows in view. Half of another row shows that the list continues. */
export const ROWS = 8;
const rows = (height: number) => `${(ROWS + 0.5) * height}px`;
/** Rows have one more line on tablets, and two more on phones. */
const SMALL_ROW = 82;

/** Fills the space left by a short list of plans. */
export const buyMore = style({
  ...mix.grid(3),
  justifyItems: 'center',
  margin: 'auto',
  padding: `${vars.space[8]} ${vars.space[5]}`,
  color: vars.color.muted,
});
export const longScroll = style({
  maxHeight: rows(SMALL_ROW),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  '@media': { [from.lg]: { maxHeight: rows(ROW) } },
});
/** On a phone, only the page scrolls, and nothing inside it. */
export const scroll = style([
  longScroll,
  { '@media': { [below.md]: { maxHeight: 'none', overflowY: 'visible' } } },
]);
/** The part of the list that is rendered. */
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });

export const planRow = style({
  ...mix.grid(1, 3),
  gridTemplateAreas: '"tick name buttons" ". expiry expiry"',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[2]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft },
    [`${scroll} > &:last-child`]: { borderBottom: 'none' },
  },
  '@media': {
    [below.sm]: { columnGap: vars.space[2], paddingInline: vars.space[3] },
    [from.md]: {
      gridTemplateAreas: '"tick name expiry buttons" "tick name renewal buttons"',
      gridTemplateColumns: '24px minmax(0, 1fr) clamp(212px, 27.5vw, 240px) auto',
      rowGap: 0,
      minHeight: `${SMALL_ROW}px`,
      padding: `${vars.space[2]} ${vars.space[4]}`,
    },
    [from.lg]: {
      gridTemplateAreas: '"tick name expiry renewal buttons"',
      gridTemplateColumns: '24px minmax(0, 1fr) clamp(212px, 17vw, 240px) 200px auto',
      minHeight: `${ROW}px`,
      paddingBlock: vars.space[1],
      paddingInline: vars.space[5],
    },
  },
});
export const tick = style({ gridArea: 'tick', marginInline: '-10px' });

/** Screens on which the label is read-only, because a row has no space for a field. */
const compact = `${narrow}, ${touch}`;
export const label = style({
  fieldSizing: 'content',
  minWidth: '7em',
  maxWidth: '100%',
  minHeight: '26px',
  paddingInline: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  background: 'none',
  fontSize: vars.size.sm,
  color: vars.color.accentText,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1, fontSize: vars.size.xs },
    '&:hover': { borderColor: vars.color.lineStrong },
    '&:focus-visible': { background: vars.color.field },
  },
  // Phones zoom in on fields with smaller text.
  '@media': { [touch]: { minHeight: vars.width.touch, fontSize: vars.size.md } },
});
export const labelInRow = style({ '@media': { [compact]: { display: 'none' } } });
export const name = style({
  gridArea: 'name',
  ...mix.wrap(1, 2),
  alignItems: 'center',
  rowGap: 0,
  minWidth: 0,
  '@media': {
    [compact]: {
      selectors: {
        '&[data-label]::after': {
          content: 'attr(data-label)',
          flex: '1 1 0',
          ...mix.ellipsis,
          fontSize: vars.size.xs,
          color: vars.color.accentText,
        },
      },
    },
  },
});
export const title = style({
  position: 'relative',
  fontSize: vars.size.md,
  fontWeight: 620,
  lineHeight: 1.35,
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  // Makes the click target taller than the text.
  '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px' },
  selectors: {
    '&:hover': {
      textDecoration: 'underline 1px',
      textUnderlineOffset: '0.25em',
    },
  },
  '@media': {
    [compact]: { flexBasis: '100%' },
    [below.md]: { fontSize: vars.size.sm, letterSpacing: '-0.01em' },
  },
});
export const number = style([mono, { ...mix.note, overflowWrap: 'anywhere', flexBasis: '100%' }]);

/** Two lines on a computer, one on a phone. */
export const expiry = style([row[2], { ...mix.note, gridArea: 'expiry', rowGap: 0 }]);
export const state = style({
  ...mix.inline,
  gap: '6px',
  fontWeight: 620,
  '::before': {
    content: '""',
    ...mix.square('7px'),
    borderRadius: '50%',
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
  selectors: { '&[data-active]': { color: vars.color.success } },
});
export const expiryDate = style({});
export const expiryWord = style({});
export const soon = style({ fontWeight: 650, color: vars.color.warning });
export const autoRenew = style({ ...mix.note });
export const chargeSign = style({});
globalStyle(`${planRow} [data-active] ~ ${expiryDate}`, {
  '@media': { [from.md]: { flexBasis: '100%' } },
});
globalStyle(`${planRow} ${expiryWord}`, { '@media': { [below.md]: mix.hidden } });
globalStyle(`${planRow} ${autoRenew}`, {
  gridArea: 'renewal',
  '@media': { [below.md]: { display: 'none' } },
});
globalStyle(`${planRow} ${chargeSign}`, {
  '@media': { [from.lg]: { display: 'block', height: 0, visibility: 'hidden' } },
});

export const news = style({
  gridColumn: '1 / -1',
  flexBasis: '100%',
  selectors: { '&:empty': { display: 'none' } },
});

export const planButtons = style({
  gridArea: 'buttons',
  ...mix.grid(2),
  gridTemplateColumns: 'minmax(72px, max-content) 180px',
});
export const subscribe = style({ paddingInline: vars.space[2] });
export const subscribeText = style({});
globalStyle(`${planRow} ${planButtons}`, {
  '@media': {
    [below.md]: { gridTemplateColumns: `minmax(64px, max-content) ${vars.width.touch}` },
  },
});
globalStyle(`${planRow} ${planButtons} > *`, {
  '@media': { [below.md]: { paddingInline: vars.space[2] } },
});
globalStyle(`${planRow} ${subscribeText}`, { '@media': { [below.md]: mix.hidden } });
/** Drawn as a switch, because the button's text describes what it will do. */
export const switchMark = style({
  flex: 'none',
  width: '26px',
  height: '16px',
  padding: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '8px',
  '::before': {
    content: '""',
    display: 'block',
    ...mix.square('10px'),
    borderRadius: '50%',
    background: 'currentColor',
  },
  selectors: {
    '&[data-on]': { borderColor: vars.color.accent, background: vars.color.accent },
    '&[data-on]::before': { marginInlineStart: 'auto', background: vars.color.accentInk },
  },
});

export const terms = style({
  ...mix.grid(1, 4),
  gridTemplateColumns: 'auto 1fr',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
