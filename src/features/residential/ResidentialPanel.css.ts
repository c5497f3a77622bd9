import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' } },
});
export const controls = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  padding: vars.space[5],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const output = style({
  padding: vars.space[5],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [from.lg]: { borderTop: 'none', borderInlineStart: `1px solid ${vars.color.line}` },
  },
});
