import { globalStyle, style } from '@vanilla-extract/css';
import { below, container, from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { title } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style([
  container,
  { position: 'relative', paddingBlock: `${vars.space[6]} ${vars.space[12]}` },
]);
export const heading = style([
  title,
  // The hub's state wraps instead, because most customers never see it.
  { flex: 'none', '@media': { [from.md]: { lineHeight: vars.width.touch } } },
]);
/**
 * On a wide screen, the title is next to the tabs, to keep the generator above the fold. The hub's state follows it.
 */
export const headline = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[4],
  marginBottom: vars.space[3],
  '@media': { [from.md]: { position: 'absolute', top: vars.space[6], margin: 0 } },
});
export const tabs = style({});
globalStyle(`${tabs} > [role='tablist']`, {
  '@media': { [from.md]: { justifyContent: 'flex-end' } },
});
export const sections = style({ ...mix.grid(6), gridTemplateColumns: 'minmax(0, 1fr)' });
export const banners = style({
  ...mix.grid(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:not(:empty)': { marginBottom: vars.space[4] } },
});

export const indicator = style({ ...mix.note, lineHeight: 1.1, overflowWrap: 'anywhere' });
/** Keeps its space while hidden, so that nothing moves. */
export const notPaused = style({ visibility: 'hidden' });
export const paused = style({
  ...mix.inline,
  gap: vars.space[2],
  color: vars.color.warning,
  '::before': {
    content: '""',
    ...mix.square('8px'),
    borderRadius: '50%',
    backgroundColor: 'currentColor',
  },
});
/** As high as the panel, so that nothing below it moves when it loads. */
export const usagePlace = style({
  minHeight: '432px',
  '@media': {
    [from.lg]: { minHeight: '376px' },
    [below.sm]: { minHeight: '528px' },
    [below.xs]: { minHeight: '604px' },
  },
});
