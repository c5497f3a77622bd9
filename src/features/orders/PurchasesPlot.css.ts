import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[2],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const plots = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const place = style({ height: '168px' });
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '120px',
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  color: vars.color.muted,
  textAlign: 'center',
});
export const summary = style({
  width: 'fit-content',
  paddingBlock: vars.space[3],
  fontSize: vars.size.xs,
  color: vars.color.muted,
  cursor: 'pointer',
});
export const scroll = style({ maxHeight: '280px', overflowY: 'auto' });
