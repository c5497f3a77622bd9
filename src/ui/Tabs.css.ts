import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  minHeight: vars.width.touch,
  paddingInline: vars.space[4],
  borderRadius: `${vars.radius.sm} ${vars.radius.sm} 0 0`,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.base} ${vars.motion.ease}`,
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: vars.space[3],
    bottom: 0,
    height: '2px',
    borderRadius: '2px 2px 0 0',
    backgroundColor: vars.color.accent,
    transform: 'scaleX(0)',
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  },
  outlineOffset: '-3px',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-selected="true"]': { color: vars.color.text },
    '&[aria-selected="true"]::after': { transform: 'scaleX(1)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-selected="true"]::after': { backgroundColor: 'Highlight' } },
    },
  },
});
export const panel = style({
  paddingTop: vars.space[6],
  outlineOffset: vars.space[2],
});
