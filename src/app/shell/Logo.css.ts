import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '28px',
  height: vars.width.touch,
  color: vars.color.text,
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: '-0.025em',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
});
/** When the name has no room beside the mark it wraps to a hidden line. Screen readers still read it. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  columnGap: vars.space[2],
  height: '28px',
  lineHeight: '28px',
  clipPath: 'inset(0)',
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
