import { style } from '@vanilla-extract/css';
import { forced } from '../ui/forced-colors.ts';
import { vars } from '../ui/theme.css.ts';
import { mono } from '../ui/text.css.ts';
import { ROW_HEIGHT } from './use-window.ts';

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
