import { style } from '@vanilla-extract/css';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

export const display = style({
  fontSize: vars.size.xxl,
  lineHeight: 1.04,
  fontWeight: 700,
  letterSpacing: '-0.032em',
  textWrap: 'balance',
});
export const title = style({
  fontSize: vars.size.xl,
  lineHeight: 1.14,
  fontWeight: 680,
  letterSpacing: '-0.022em',
  textWrap: 'balance',
});
export const heading = style({
  fontSize: vars.size.lg,
  lineHeight: 1.25,
  fontWeight: 650,
  letterSpacing: '-0.012em',
});
export const lead = style({ fontSize: vars.size.lg, lineHeight: 1.5, color: vars.color.muted });
export const small = style({ fontSize: vars.size.sm, lineHeight: 1.5 });
export const tiny = style({ fontSize: vars.size.xs, lineHeight: 1.45 });
export const label = style({
  ...mix.note,
  lineHeight: 1.4,
  fontWeight: 600,
  letterSpacing: '0.01em',
});
export const muted = style({ color: vars.color.muted });
/** Prices, counters, proxy lines, order numbers. */
export const mono = style(mix.mono);
export const price = style([
  mono,
  { fontSize: vars.size.xl, lineHeight: 1.1, fontWeight: 600, letterSpacing: '-0.04em' },
]);
export const strike = style({ textDecoration: 'line-through', color: vars.color.muted });
export const visuallyHidden = style(mix.hidden);
