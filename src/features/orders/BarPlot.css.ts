import { createVar, style } from '@vanilla-extract/css';
import { forced } from '../../ui/forced-colors.ts';
import { label, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Colours for the canvas, which cannot use styles; read at each drawing. */
export const ink = { bar: createVar(), axis: createVar(), grid: createVar() };

export const figure = style({ margin: 0, minWidth: 0 });
export const caption = style([
  label,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: vars.space[2],
    overflowWrap: 'anywhere',
  },
]);
export const value = style([mono, { color: vars.color.text }]);
export const place = style({
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
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInlineStart: '44px',
  fontSize: vars.size.xs,
  color: vars.color.muted,
});
