import { style } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const footer = style({
  borderTop: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.canvas,
  fontSize: vars.size.sm,
});
export const inner = style([
  container,
  {
    display: 'grid',
    gap: `${vars.space[8]} ${vars.space[16]}`,
    paddingBlock: `${vars.space[12]} ${vars.space[8]}`,
    '@media': {
      [from.md]: { gridTemplateColumns: '1fr auto auto' },
      print: { display: 'block', paddingBlock: vars.space[4] },
    },
  },
]);
export const brand = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space[1],
});
export const line = style({ color: vars.color.muted });
export const column = style({ '@media': { print: { display: 'none' } } });
export const heading = style({
  color: vars.color.muted,
  fontSize: vars.size.xs,
  fontWeight: 600,
  letterSpacing: '0.01em',
  lineHeight: '32px',
});
export const list = style({ display: 'grid' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  color: vars.color.text,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:hover': { textDecorationColor: vars.color.accentLine } },
});
export const copyright = style({
  gridColumn: '1 / -1',
  paddingTop: vars.space[6],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: vars.size.xs,
});
