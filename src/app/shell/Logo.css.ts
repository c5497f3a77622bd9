import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.width.touch,
  color: vars.color.text,
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: '-0.025em',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
});
// On the narrowest screens the mark alone stands for the name, which is still read out.
export const word = style({
  '@media': { '(max-width: 359.98px)': { fontSize: 0 } },
});
export const mark = style({ width: '28px', height: '28px', flex: 'none' });
export const gate = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '3',
  strokeLinecap: 'round',
});
export const halo = style({ fill: vars.color.accent, opacity: 0.22 });
export const light = style({ fill: vars.color.accent });
