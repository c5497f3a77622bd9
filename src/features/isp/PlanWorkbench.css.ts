import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Fills the height that few plans leave. */
export const root = style({ flex: '1 0 auto' });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(180px, 1fr) 180px auto',
      padding: vars.space[5],
    },
  },
});
export const pair = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [from.lg]: { display: 'contents' },
  },
});
/** Aligned with the fields, not with their labels. */
export const calendar = style({
  justifySelf: 'start',
  whiteSpace: 'nowrap',
  paddingInline: vars.space[3],
  '@media': { [from.sm]: { marginTop: '28px' } },
});
export const empty = style({ padding: vars.space[5] });
export const unread = style({ margin: vars.space[4], marginBlockEnd: 0 });
export const selection = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: '60px',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.size.sm,
  '@media': { [from.lg]: { paddingInline: vars.space[5] } },
});
export const tick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.width.touch,
  cursor: 'pointer',
});
export const box = style({
  width: '18px',
  height: '18px',
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
export const grow = style({ flex: '1 1 auto' });
