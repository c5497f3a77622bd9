import { style } from '@vanilla-extract/css';
import { control } from '../ui/field.css.ts';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
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
  },
]);
export const output = style({ height: '220px' });
export const report = style({ display: 'grid', gap: vars.space[2] });
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const notes = style({
  display: 'grid',
  maxHeight: '160px',
  overflow: 'auto',
  borderTop: `1px solid ${vars.color.line}`,
});
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
export const raw = style({
  gridColumn: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
});
