import { style } from '@vanilla-extract/css';
import { forced } from '../ui/forced-colors.ts';
import { below } from '../ui/layout.css.ts';
import { mono, mono as monospace } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

/** Height of a line in px, shared by the style sheet and the arithmetic. */
export const ROW_HEIGHT = 26;

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[2],
});
export const count = style([
  mono,
  { lineHeight: vars.width.touch, fontSize: vars.size.xs, color: vars.color.muted },
]);
export const list = style({
  flex: '1 1 300px',
  '@media': { [below.lg]: { flex: '0 0 360px' } },
});

export const format = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  flex: '1 1 auto',
});
export const formatSelect = style({ flex: '0 1 288px' });
export const ownLine = style({ flex: '1 1 300px' });
export const ownLineInput = style([monospace]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** One button for the chosen format and two small ones for the others, in one frame. */
export const joined = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  borderRadius: vars.radius.md,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.edge,
});
export const half = style({
  borderRadius: '9px',
  minHeight: '42px',
  selectors: { '&:disabled': { borderColor: 'transparent', backgroundColor: 'transparent' } },
});
export const kind = style([
  mono,
  {
    minHeight: '42px',
    paddingInline: vars.space[2],
    fontWeight: 500,
    boxShadow: `inset 1px 0 0 ${vars.color.line}`,
    borderRadius: 0,
  },
]);
export const change = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginInlineStart: 'auto',
});
export const quiet = style({ paddingInline: vars.space[2] });

export const tools = style({ display: 'flex', gap: vars.space[1] });

/** Clips the corners of the scrollbar, which the scrolling box cannot round. */
export const frame = style({
  display: 'grid',
  minHeight: '220px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
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
  },
]);
/** As high as all lines together, though only those in view are rendered. */
export const lines = style({
  position: 'relative',
  minWidth: 'max-content',
  marginBlock: vars.space[2],
});
export const row = style({
  display: 'flex',
  height: `${ROW_HEIGHT}px`,
  lineHeight: `${ROW_HEIGHT}px`,
  paddingInlineEnd: vars.space[4],
  whiteSpace: 'pre',
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
export const number = style({
  width: '52px',
  flex: 'none',
  paddingInlineEnd: vars.space[3],
  marginInlineEnd: vars.space[3],
  textAlign: 'end',
  boxShadow: `inset -1px 0 0 ${vars.color.line}`,
  userSelect: 'none',
});
export const empty = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  textAlign: 'center',
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
  color: vars.color.muted,
});
