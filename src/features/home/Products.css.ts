import { style } from '@vanilla-extract/css';
import { container, from, section as sectionSpace } from '../../ui/layout.css.ts';
import { heading, mono, title as titleText } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([container, sectionSpace, { scrollMarginTop: '40px' }]);
export const head = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[8] });
export const title = style([titleText]);
export const lead = style({ color: vars.color.muted, fontSize: vars.size.lg });
export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  gap: vars.space[4],
});
export const name = style([heading, { minHeight: '28px' }]);
/** Hangs from the edge into the padding: whatever the font, it takes no line that the other cards do not have. */
export const popular = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: vars.space[6],
  minHeight: '20px',
  borderTop: 0,
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
});
export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[2],
  lineHeight: 1,
});
export const amount = style([
  mono,
  { fontSize: '3rem', fontWeight: 600, letterSpacing: '-0.06em', lineHeight: 1 },
]);
export const per = style({ color: vars.color.muted, fontSize: vars.size.sm });
export const summary = style({ color: vars.color.muted, fontSize: vars.size.sm });
export const features = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
});
export const feature = style({ display: 'flex', alignItems: 'start', gap: vars.space[3] });
export const check = style({
  flex: 'none',
  width: '18px',
  height: '18px',
  marginTop: '3px',
  color: vars.color.success,
});
