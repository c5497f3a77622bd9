import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { forced, spread } from './layout.css.ts';
import * as mix from './mixins.ts';
import { label, mono } from './text.css.ts';
import { vars } from './theme.css.ts';

/** Colors for the canvas, which cannot use styles. They are read each time the plot is drawn. */
export const ink = { bar: createVar(), axis: createVar(), grid: createVar() };
export const HEIGHT = 140;
/** Padding of the plot in px: for figures at the side, for months below, and empty space on the other sides. */
export const SIDE = 44;
export const BELOW = 24;
export const PADDING = 12;
export const plot = style({ position: 'relative', minWidth: 0 });
export const plotCaption = style([spread, label, { overflowWrap: 'anywhere' }]);
export const plotValue = style([mono, { color: vars.color.text }]);
export const plotCanvas = style({
  vars: { [ink.bar]: vars.color.accent, [ink.axis]: vars.color.muted, [ink.grid]: vars.color.line },
  position: 'relative',
  height: `${HEIGHT}px`,
  marginTop: vars.space[2],
  overflow: 'hidden',
  '@media': {
    [forced]: {
      vars: { [ink.bar]: 'Highlight', [ink.axis]: 'CanvasText', [ink.grid]: 'GrayText' },
    },
  },
});
/** Covers the plot, for keyboard use only. */
export const plotKeys = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: `${HEIGHT}px`,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
globalStyle(`${plotKeys}:focus-visible + ${plotCanvas}`, {
  ...mix.ring('2px'),
  borderRadius: vars.radius.sm,
});
export const plotBars = style({
  position: 'absolute',
  insetBlock: `${PADDING}px ${BELOW}px`,
  insetInline: `${SIDE}px ${PADDING}px`,
  pointerEvents: 'none',
});
export const plotMark = style([
  mono,
  {
    position: 'absolute',
    transform: 'translateX(-50%)',
    selectors: { '[dir="rtl"] &': { transform: 'translateX(50%)' } },
    padding: `0 ${vars.space[1]}`,
    ...mix.outlined('sm'),
    background: vars.color.raised,
    fontSize: vars.size.xs,
    whiteSpace: 'nowrap',
  },
]);

/** Opens a table of the same figures. */
export const figuresSummary = style({
  width: 'fit-content',
  paddingBlock: vars.space[3],
  ...mix.note,
  cursor: 'pointer',
});
export const figuresTable = style({ width: '100%', maxHeight: '280px', overflowY: 'auto' });
