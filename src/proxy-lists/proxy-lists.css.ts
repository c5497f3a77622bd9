import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { message } from '../ui/feedback.css.ts';
import { control } from '../ui/field.css.ts';
import { forced, below, row as wrap, stack, touch } from '../ui/layout.css.ts';
import * as mix from '../ui/mixins.ts';
import { mono } from '../ui/text.css.ts';
import { LIT, vars } from '../ui/theme.css.ts';

/** Height in px of a line that does not wrap. */
export const ROW_HEIGHT = 26;
const LINE_PADDING = 4;
const LINE_HEIGHT = ROW_HEIGHT - 2 * LINE_PADDING;

const smallMessage = {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.size.xs,
};

export const root = style({ ...mix.line(3), flexDirection: 'column', minWidth: 0 });
export const bar = style({ ...mix.wrap(2), alignItems: 'flex-start' });
export const count = style([
  mono,
  {
    // Fits the number of lines of the longest typical list, so that the row does not wrap.
    minWidth: '11ch',
    lineHeight: vars.width.touch,
    fontSize: vars.size.xs,
    color: vars.color.muted,
    '@media': { [below.sm]: { flexBasis: '100%', lineHeight: 1.4 } },
  },
]);
/** Hints and the field for the customer's own line take space from the list, so that nothing else moves. */
export const listWithHints = style({
  ...mix.line(3),
  flexDirection: 'column',
  flex: '1 1 auto',
  // Below the controls, it leaves space on the screen for the buttons that follow.
  '@media': { [below.lg]: { flex: 'none', minHeight: 'max(340px, min(420px, 50vh))' } },
});
export const list = style({ flex: '1 1 160px', minHeight: '136px' });
globalStyle(`${listWithHints} .${message}`, smallMessage);

export const formatSelect = style({
  flex: '1 1 200px',
  maxWidth: '288px',
  '@media': { [below.sm]: { flexBasis: '100%', maxWidth: 'none' } },
});

export const ownLine = style({ ...mix.grid(2), minWidth: 0 });
globalStyle(`${bar} > .${ownLine}`, { flex: '2 1 240px' });

/** On phones, the buttons have three rows: copy, save, change. */
export const actions = style([
  wrap[2],
  { '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } } },
]);
/** One button for the chosen format and two small ones for the others, in one frame. */
export const joined = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  ...mix.outlined('md'),
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.edge,
});
export const half = style({
  flex: '1 1 auto',
  borderRadius: '9px',
  minHeight: '42px',
  selectors: { '&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
  '@media': {
    [touch]: { minHeight: vars.width.touch },
    [below.xs]: { paddingInline: vars.space[1], fontSize: vars.size.xs },
  },
});
export const kind = style([
  mono,
  {
    flex: '1 1 auto',
    minHeight: '42px',
    paddingInline: vars.space[2],
    fontWeight: 500,
    boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    borderRadius: 0,
    selectors: { '[dir="rtl"] &': { boxShadow: `inset -1px 0 0 ${vars.color.line}` } },
    '@media': {
      [touch]: { minWidth: vars.width.touch, minHeight: vars.width.touch },
      [below.xs]: { paddingInline: vars.space[1] },
    },
  },
]);
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { marginInlineStart: 0 } },
});
export const quiet = style({ paddingInline: vars.space[2] });

export const tools = style({
  ...mix.line(1),
  marginInlineStart: 'auto',
  '@media': { [below.sm]: { ...mix.grid(2), gridTemplateColumns: '1fr 1fr', width: '100%' } },
});
globalStyle(`${tools} > button`, { '@media': { [below.xs]: { paddingInline: vars.space[2] } } });

/** Clips the corners of the scrollbar, which the scrolling box cannot do. */
export const frame = style({
  display: 'grid',
  overflow: 'hidden',
  ...mix.well,
});
export const box = style([
  mono,
  {
    position: 'relative',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    scrollbarGutter: 'stable',
    borderRadius: vars.radius.md,
    fontSize: vars.size.xs,
    contain: 'strict',
    outlineOffset: '-2px',
    // Scrolls the buttons that follow into view too.
    scrollMarginBottom: '72px',
  },
]);
/** As high as all lines together, although only the lines in view are rendered. */
export const lines = style({ position: 'relative', marginBlock: vars.space[2] });
export const row = style({
  display: 'flex',
  alignItems: 'start',
  lineHeight: `${LINE_HEIGHT}px`,
  paddingInlineEnd: vars.space[3],
  color: vars.color.muted,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    [`${box}[data-all] &`]: {
      color: vars.color.text,
      backgroundColor: vars.color.selection,
    },
  },
  '@media': {
    [forced]: { selectors: { [`${box}[data-all] &`]: { backgroundColor: 'Highlight' } } },
  },
});
/** Wraps, because the end of a line contains the password and the differences from other lines. */
export const text = style({
  flex: '1 1 0',
  minWidth: 0,
  paddingBlock: `${LINE_PADDING}px`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const number = style({
  // Fits five digits. Only the hundred thousandth line needs more.
  minWidth: '52px',
  flex: 'none',
  alignSelf: 'stretch',
  paddingBlock: `${LINE_PADDING}px`,
  paddingInlineEnd: vars.space[3],
  marginInlineEnd: vars.space[3],
  textAlign: 'end',
  boxShadow: `inset -1px 0 0 ${vars.color.line}`,
  userSelect: 'none',
  '@media': {
    [below.sm]: {
      minWidth: '36px',
      paddingInlineEnd: vars.space[2],
      marginInlineEnd: vars.space[2],
    },
  },
});
const empty = style({
  textAlign: 'center',
  fontFamily: vars.font.text,
  ...mix.secondary,
});
/** Centered for the smallest height of the box, so that it does not move when the height changes. */
export const emptyText = style([empty, { padding: `64px ${vars.space[6]}` }]);
export const emptyState = style([
  empty,
  {
    position: 'absolute',
    inset: 0,
    ...mix.grid(3),
    // Keeps the beginning reachable if the content does not fit.
    placeContent: 'safe center',
    justifyItems: 'center',
    padding: vars.space[6],
  },
]);

/** Set on a common ancestor: `data-highlighted="city"` highlights the city of every line below it. */
export const segmentColors = style({});

export const segment = styleVariants(vars.segment, (color, name) => ({
  color,
  borderRadius: '3px',
  selectors: {
    // The tint itself would be hard to read on a tinted background.
    [`${segmentColors}[data-highlighted="${name}"] &`]: {
      color: vars.color.text,
      backgroundColor: `color-mix(in oklab, ${color} ${LIT}%, transparent)`,
      boxShadow: `0 0 0 2px color-mix(in oklab, ${color} ${LIT}%, transparent), 0 2px 0 1px ${color}`,
    },
    // The same is true on the background of selected lines.
    '[data-all] &': { color: 'inherit' },
    [`${segmentColors}[data-highlighted="${name}"] [data-all] &`]: {
      backgroundColor: 'transparent',
      boxShadow: `0 2px 0 1px ${color}`,
    },
  },
  '@media': {
    [forced]: {
      selectors: {
        [`${segmentColors}[data-highlighted="${name}"] &`]: { outline: '1px solid Highlight' },
      },
    },
  },
}));

export const converter = stack[4];
export const input = style([
  control,
  mono,
  {
    minHeight: '120px',
    paddingBlock: vars.space[3],
    resize: 'vertical',
    whiteSpace: 'pre',
    overflow: 'auto',
    fontSize: vars.size.sm,
    // Phones zoom in on fields with smaller text.
    '@media': { [touch]: { fontSize: vars.size.md } },
  },
]);
/** A fixed height for the list and all remarks about it, so that remarks do not move anything else. */
export const converted = style({
  ...mix.line(3),
  flexDirection: 'column',
  height: '400px',
  // Together with the field above it, as high as the sheet on a typical phone.
  '@media': { [below.sm]: { height: '376px' } },
});
export const convertedList = style({ flex: '1 1 0', minHeight: '104px' });
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const remarks = style({
  ...mix.grid(3),
  flex: 'none',
  maxHeight: '160px',
  '@media': { [below.sm]: { maxHeight: '120px' } },
  overflow: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});
globalStyle(`${remarks} .${message}`, smallMessage);
export const notes = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });
export const note = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: vars.space[2],
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.xs,
  lineHeight: 1.45,
});
export const problem = style({ color: vars.color.danger, fontWeight: 600 });
export const repair = style({ color: vars.color.muted, fontWeight: 600 });
export const raw = style({ gridColumn: 2, ...mix.ellipsis, color: vars.color.muted });

export const controls = style({
  ...mix.grid(4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});
export const needs = style({ marginBlock: vars.space[3], ...mix.note });
export const code = style([
  mono,
  {
    maxHeight: '46vh',
    overflow: 'auto',
    padding: vars.space[4],
    ...mix.well,
    fontSize: vars.size.xs,
    lineHeight: 1.6,
    tabSize: 4,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
]);
export const string = style({ color: vars.segment.user });

export const cause = style({ fontWeight: 620, marginBlockEnd: vars.space[1] });
