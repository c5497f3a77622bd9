import { style } from '@vanilla-extract/css';
import { container, from, section as sectionSpace } from '../../ui/layout.css.ts';
import { title as titleText } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([
  container,
  sectionSpace,
  {
    display: 'grid',
    gap: vars.space[5],
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);
export const card = style({ display: 'grid', alignContent: 'start', overflow: 'clip' });
export const picture = style({
  padding: `${vars.space[6]} clamp(${vars.space[5]}, 3vw, ${vars.space[8]})`,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.field,
});
export const drawing = style({ width: '100%', height: 'auto', aspectRatio: '480 / 140' });
export const words = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[8]})`,
});
export const title = style({
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
  letterSpacing: 0,
});
export const claim = style([titleText]);
export const text = style({ maxWidth: vars.width.prose, color: vars.color.muted });

const strokes = (stroke: string, strokeWidth: string) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round' });

export const dots = strokes(vars.color.line, '5');
export const lights = strokes(vars.color.accent, '9');
export const crosses = strokes(vars.color.danger, '1.75');
export const grid = strokes(vars.color.line, '1');
export const bars = strokes(vars.color.lineStrong, '5');
export const litBars = strokes(vars.color.accent, '5');
