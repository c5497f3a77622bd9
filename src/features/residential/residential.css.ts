import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { empty as emptyState } from '../../ui/feedback.css.ts';
import { below, from, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const note = style({ ...mix.note });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)',
      // Fits either tier's form and a list with a hint, so that nothing below moves.
      minHeight: '640px',
    },
  },
});
export const controls = style({ ...mix.line(4), flexDirection: 'column', padding: vars.space[5] });
export const output = style({
  padding: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from.lg]: { borderTop: 'none', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});
export const first = style([stack[5], { justifyItems: 'center', fontSize: vars.size.sm }]);
/** As wide as the steps above on phones. */
export const firstLinks = style([
  row[3],
  { '@media': { [below.sm]: { display: 'grid', justifySelf: 'stretch' } } },
]);
export const steps = style([stack[4], { counterReset: 'step', textAlign: 'start' }]);
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  counterIncrement: 'step',
  lineHeight: 1.4,
  '::before': {
    content: 'counter(step)',
    ...mix.centered,
    ...mix.square('32px'),
    gridRow: 'span 2',
    alignSelf: 'center',
    border: `1px solid ${vars.color.accentLine}`,
    borderRadius: '50%',
    color: vars.color.accentText,
    fontWeight: 650,
  },
});
export const stepName = style({
  color: vars.color.text,
  fontSize: vars.size.md,
  fontWeight: 620,
});

/** Keeps the output's size while a skeleton covers it. */
export const outputArea = style({
  position: 'relative',
  display: 'grid',
  minWidth: 0,
  selectors: { '&[inert]': { visibility: 'hidden' } },
});
export const outputSkeleton = style({ visibility: 'visible' });

export const dataLeft = style({
  ...mix.grid(4),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2.2fr)' },
  },
});

/** The layout if only one tier is sold. */
export const dataLeftOfOne = style({
  ...mix.grid(4),
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.2fr)' } },
});

export const usage = style({
  ...mix.grid(2),
  borderRadius: vars.radius.md,
  alignContent: 'start',
  '@media': { [below.lg]: { gridColumn: '1 / -1' } },
});
/** What is left and how long it lasts, next to the button. Its lines are reserved before they have text. */
export const usageFacts = style({
  ...mix.grid(1, 3),
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(60%)',
  overflowWrap: 'anywhere',
  fontSize: vars.size.sm,
  lineHeight: 1.4,
  '@media': {
    // As high as the button, which is missing until the tier is decided and before the first purchase.
    [below.lg]: { gridTemplateRows: 'minmax(36px, auto) auto', alignItems: 'center' },
    [touch]: { gridTemplateRows: `minmax(${vars.width.touch}, auto) auto` },
  },
});
export const usageWaiting = style({ width: '9em' });
export const usageStrong = style({ fontWeight: 600 });
export const usageNote = style({
  ...mix.note,
  gridRow: 2,
  // Reserves as many lines as most notes have, so that nothing moves when a note appears.
  minHeight: '4.2em',
  '@media': {
    [below.lg]: { gridColumn: '1 / -1' },
    [below.xs]: { minHeight: '5.6em' },
  },
});
/** Adds a space after the text. */
export const noteText = style({ marginInlineEnd: '0.35em' });
/** As high as its line. The click target is larger. */
export const inNote = style({
  marginBlock: '-12px',
  '@media': { [touch]: { marginBlock: '-16px' } },
});
/** The same width for both tiers, so that choosing one moves nothing. */
export const buy = style({
  gridColumn: 2,
  minWidth: '12.5em',
  '@media': { [from.lg]: { gridRow: '1 / span 2', alignSelf: 'start' } },
});
/** Reserves its space while the list next to the form offers the same. If they are stacked, the list is far below. */
export const buyBeside = style({ '@media': { [from.lg]: { visibility: 'hidden' } } });

/** A message in place of the cards, which keep their height below it. */
export const insteadOfCards = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
globalStyle(`${insteadOfCards} > *`, { gridArea: '1 / 1', alignContent: 'center' });
globalStyle(`${insteadOfCards} > [inert]`, { visibility: 'hidden' });
globalStyle(`${insteadOfCards} .${emptyState}`, {
  padding: 0,
  border: 'none',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(0, auto) auto',
      alignItems: 'center',
      justifyContent: 'center',
      columnGap: vars.space[4],
    },
  },
});
globalStyle(`${insteadOfCards} .${emptyState} > *`, { '@media': { [from.lg]: { margin: 0 } } });

export const fieldPair = style({
  ...mix.grid(3),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [below.xs]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } },
});
/** A list is wider than its field. On narrow screens, there is no space to the right of the second field. */
globalStyle(`${fieldPair} > :last-child [role='listbox']`, {
  '@media': { [below.md]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
});
/**
 * The choices fill one row, in which a unit that does not fit wraps below its number. On phones, they fill two rows.
 */
export const durations = style({});
globalStyle(`${durations} > div`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(48px, 1fr))',
  gap: '6px',
  '@media': {
    [below.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});
globalStyle(`${durations} > div:has(> :nth-child(5))`, {
  '@media': { [below.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${durations} label`, {
  paddingInline: '2px',
  fontSize: vars.size.xs,
  fontWeight: 600,
});
export const submit = style({
  ...mix.grid(3),
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  '@media': {
    [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    [below.xs]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** Aligned with the field, not with its label. */
export const submitButton = style({
  paddingTop: '28px',
  '@media': { [below.xs]: { paddingTop: 0 } },
});

const color = createVar();

/** A bar in the segment's tint beside the label connects the control with its segment. */
export const highlightField = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '4px',
    height: '12px',
    width: '3px',
    borderRadius: '2px',
    backgroundColor: color,
    transition: `height ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    '&:hover::before': { height: 'calc(100% - 8px)' },
    '&:focus-within::before': { height: 'calc(100% - 8px)' },
  },
});
export const tint = styleVariants(vars.segment, (value) => ({ vars: { [color]: value } }));

/** Includes the line that names the missing place, so that nothing moves when that line disappears. */
const PLACE_HEIGHT = `(1.3 * ${vars.size.sm} + 1.45 * ${vars.size.xs} + 2 * ${vars.space[2]} + ${vars.width.touch})`;

export const placePicker = style({
  display: 'grid',
  justifyItems: 'stretch',
  minWidth: 0,
  selectors: {
    [`${fieldPair} &`]: { minHeight: `calc${PLACE_HEIGHT}`, alignContent: 'start' },
  },
});
/** As high as the pickers of state and city, so that nothing moves when the other tier is chosen. */
export const noMorePlaces = style({
  ...mix.centered,
  minHeight: `calc${PLACE_HEIGHT}`,
  marginInlineStart: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  ...mix.note,
  textAlign: 'center',
  '@media': { [below.xs]: { minHeight: `calc(2 * ${PLACE_HEIGHT} + ${vars.space[4]})` } },
});
export const retryPlaces = style({ justifySelf: 'start' });

export const preview = style({
  ...mix.grid(1),
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
});
/** Fits lines of common length, so that a longer place or host does not move anything. */
export const previewLine = style([
  mono,
  {
    minHeight: 'calc(2 * 1.7em)',
    fontSize: vars.size.sm,
    lineHeight: 1.7,
    overflowWrap: 'anywhere',
    '@media': {
      [below.sm]: { minHeight: 'calc(4 * 1.7em)', fontSize: vars.size.xs },
      [below.xs]: { minHeight: 'calc(6 * 1.7em)' },
    },
  },
]);

export const single = style({ fontSize: vars.size.sm });
export const singleSummary = style({
  paddingBlock: vars.space[2],
  minHeight: vars.width.touch,
  alignContent: 'center',
  cursor: 'pointer',
  ...mix.note,
});
export const parts = style({ ...mix.grid(2) });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
});
export const partName = style({ gridColumn: '1 / -1', ...mix.note });
export const partText = style([mono, { overflowWrap: 'anywhere' }]);

export const recipeMenu = style([
  row[3],
  {
    // At the bottom of the panel, regardless of the form's length.
    marginTop: 'auto',
    paddingTop: vars.space[3],
    borderTop: `1px solid ${vars.color.line}`,
    rowGap: 0,
  },
]);
