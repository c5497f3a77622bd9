import { keyframes, style } from '@vanilla-extract/css';
import { forced } from './forced-colors.ts';
import { vars } from './theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.1em',
  height: '1.1em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    [forced]: { borderInlineEndColor: 'Canvas' },
    '(prefers-reduced-motion: reduce)': {
      animation: `${breathe} 1600ms ease-in-out infinite`,
      animationDuration: '1600ms !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
export const block = style({
  display: 'grid',
  placeItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[12],
  color: vars.color.muted,
  fontSize: vars.size.sm,
});
export const large = style({ width: '32px', height: '32px', color: vars.color.accentText });
