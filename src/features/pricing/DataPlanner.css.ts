import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  maxWidth: '640px',
  marginInline: 'auto',
  marginTop: vars.space[12],
  '@media': {
    [from.lg]: {
      maxWidth: 'none',
      marginTop: vars.space[16],
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateAreas: '"words result" "fields result"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [from.lg]: { gridArea: 'words' } },
});
export const text = style({ fontSize: vars.size.sm, lineHeight: 1.5, color: vars.color.muted });
export const fields = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from.lg]: { gridArea: 'fields' },
  },
});
export const target = style({ gridColumn: '1 / -1' });
export const number = style([mono]);
export const result = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surface,
  '@media': { [from.lg]: { gridArea: 'result' } },
});
export const needed = style([mono, { fontSize: vars.size.sm, color: vars.color.muted }]);
export const advice = style({});
export const plan = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  letterSpacing: 'normal',
});
