import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Rows of a card, which the three cards share. */
const ROWS = 6;

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[5],
  padding: `clamp(${vars.space[4]}, 3vw, ${vars.space[6]})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.edge,
  scrollMarginBlock: '88px',
  '@media': {
    [from.lg]: { gridRow: `span ${ROWS}`, gridTemplateRows: 'subgrid' },
  },
});
export const popular = style({
  borderColor: vars.color.accentLine,
  backgroundImage: `linear-gradient(${vars.color.accentSoft}, transparent 220px)`,
});
/** The card that a link led to: a ring outside the border, so that nothing moves. */
export const marked = style({ outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' });

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  alignContent: 'start',
});
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '28px',
});
export const unitPrice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
});
export const unitFigure = style({
  fontSize: `calc(${vars.size.xl} * 1.25)`,
  lineHeight: 1.1,
  fontWeight: 650,
  letterSpacing: '-0.05em',
});
export const unitWord = style({ color: vars.color.muted, fontSize: vars.size.md });
export const summary = style({
  fontSize: vars.size.sm,
  lineHeight: 1.5,
  color: vars.color.muted,
  maxWidth: vars.width.prose,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const buy = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  // Fits three lines of terms or a notice, so that swapping them moves nothing.
  gridTemplateRows: 'auto minmax(4.25rem, auto)',
});
/** Hides the fallback price from customers until the real one has loaded, so that it does not flicker. */
export const held = style({
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`html[data-signed-in] ${card}[data-provisional] &`]: { opacity: 0 } },
});
