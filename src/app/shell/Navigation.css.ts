import { style } from '@vanilla-extract/css';
import { forced } from '../../ui/forced-colors.ts';
import { below, container, short } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.nav,
  borderBottom: `1px solid ${vars.color.line}`,
  backgroundColor: `color-mix(in oklab, ${vars.color.canvas} 94%, transparent)`,
  '@media': {
    [short]: { position: 'static' },
    [forced]: { backgroundColor: 'Canvas' },
    print: { display: 'none' },
  },
});
export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: '64px',
  },
]);
export const list = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[1],
  marginInlineStart: vars.space[5],
  '@media': { [below.md]: { display: 'none' } },
});
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: 560,
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current]': { color: vars.color.text },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space[3],
      // On the bar's hairline: (64 - 44) / 2 below the link.
      bottom: '-11px',
      height: '2px',
      borderRadius: '2px',
      backgroundColor: vars.color.accent,
    },
  },
  '@media': {
    [forced]: { selectors: { '&[aria-current]::after': { backgroundColor: 'Highlight' } } },
  },
});
/** Takes the free width, so that the controls to its right never move. */
export const email = style({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textAlign: 'end',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  fontSize: vars.size.xs,
  // On narrow screens the e-mail is in the side menu.
  '@media': {
    [below.md]: { visibility: 'hidden', marginInlineStart: `calc(-1 * ${vars.space[3]})` },
  },
});
