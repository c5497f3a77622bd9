import { style } from '@vanilla-extract/css';
import { appear, below, chosen, forced, short } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

export const popover = style({
  maxWidth: 'calc(100vw - 16px)',
  overflow: 'auto',
  ...mix.overlay,
  borderRadius: vars.radius.lg,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
  },
  // Fills the screen, because there is space for only one week next to the button.
  '@media': {
    [short]: {
      position: 'fixed !important' as 'fixed',
      inset: `${vars.space[2]} !important`,
      maxHeight: 'none !important',
    },
  },
});
export const leaving = style({ opacity: 0 });
export const dialog = style({ padding: vars.space[4], outline: 'none', minHeight: '340px' });
export const header = style({ ...mix.apart, alignItems: 'center', marginBottom: vars.space[2] });
export const heading = style({ fontSize: vars.size.sm, fontWeight: 650 });
export const nav = style({
  ...mix.square(vars.width.touch),
  ...mix.centered,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-disabled]': { color: vars.color.muted, opacity: 0.4, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[data-disabled]': { opacity: 1 } } } },
});
export const months = style({ ...mix.line(8), '@media': { [below.md]: { gap: 0 } } });
export const weekday = style({ height: '32px', ...mix.note, fontWeight: 600 });
export const cell = style({
  ...mix.centered,
  ...mix.square('44px'),
  marginBlock: '1px',
  fontSize: vars.size.sm,
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-selected]': {
      borderRadius: 0,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&[data-selection-start], &[data-selection-end]': {
      backgroundColor: vars.color.accent,
      color: vars.color.accentInk,
      fontWeight: 650,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.md,
      borderEndStartRadius: vars.radius.md,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.md,
      borderEndEndRadius: vars.radius.md,
    },
    '&[data-focus-visible]': mix.ring('-4px'),
    '&[data-selection-start][data-focus-visible], &[data-selection-end][data-focus-visible]': {
      outlineColor: vars.color.accentInk,
    },
    '&[data-disabled]': { color: vars.color.muted, opacity: 0.45, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
  },
  '@media': {
    [below.sm]: { width: 'calc((100vw - 50px) / 7)', maxWidth: '44px' },
    [forced]: {
      selectors: {
        '&[data-selected]': chosen,
        '&[data-selected][data-focus-visible]': { outlineColor: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
