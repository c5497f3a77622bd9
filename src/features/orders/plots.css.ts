import { createVar, style } from '@vanilla-extract/css';
import { forced, spread, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { label, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Colours for the canvas, which cannot use styles; read at each drawing. */
export const ink = { bar: createVar(), axis: createVar(), grid: createVar() };
export const plot = style({ minWidth: 0 });
export const plotCaption = style([spread, label, { overflowWrap: 'anywhere' }]);
export const plotValue = style([mono, { color: vars.color.text }]);
export const plotCanvas = style({
  vars: { [ink.bar]: vars.color.accent, [ink.axis]: vars.color.muted, [ink.grid]: vars.color.line },
  height: '136px',
  marginTop: vars.space[2],
  overflow: 'hidden',
  '@media': {
    [forced]: {
      vars: { [ink.bar]: 'Highlight', [ink.axis]: 'CanvasText', [ink.grid]: 'GrayText' },
    },
  },
});
export const plotEnds = style({ ...mix.apart, paddingInlineStart: '44px', ...mix.note });

export const spend = style([stack[3], { fontSize: vars.size.sm }]);
export const spendSteps = style({ justifySelf: 'start' });
export const figuresTable = style({ width: '100%', maxHeight: '280px', overflowY: 'auto' });
