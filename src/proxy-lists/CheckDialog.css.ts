import { style } from '@vanilla-extract/css';
import { below } from '../ui/layout.css.ts';
import * as mix from '../ui/mixins.ts';
import { vars } from '../ui/theme.css.ts';

/** The button is next to the line; on phones, it is below. */
export const line = style({
  ...mix.grid(3),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const text = style({
  ...mix.mono,
  ...mix.well,
  padding: vars.space[3],
  color: vars.color.muted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
export const found = style({
  ...mix.grid(1, 4),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  marginBlockStart: vars.space[2],
  overflowWrap: 'anywhere',
});
export const fact = style({ display: 'contents' });
export const value = style({ color: vars.color.text });
export const number = style({ maxWidth: '160px' });
