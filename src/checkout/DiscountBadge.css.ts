import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

const pop = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.7) rotate(-4deg)' },
  '60%': { opacity: 1, transform: 'scale(1.07) rotate(1.5deg)' },
  '100%': { transform: 'none' },
});
const appear = keyframes({ '0%': { opacity: 0 } });
const burst = keyframes({
  '0%': { opacity: 0, transform: 'scale(0.4)' },
  '30%': { opacity: 1 },
  '100%': { opacity: 0, transform: 'scale(1.25)' },
});
const spark = (at: string, color: string) =>
  `radial-gradient(circle at ${at}, ${color} 0 2px, transparent 2.5px)`;
const { color } = vars;

export const badge = style({
  position: 'relative',
  animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${pop} 320ms ${vars.motion.ease}`,
      '::after': {
        content: '""',
        position: 'absolute',
        inset: '-16px',
        pointerEvents: 'none',
        backgroundImage: [
          spark('8% 30%', color.success),
          spark('22% 6%', color.accent),
          spark('50% 2%', color.success),
          spark('78% 8%', color.accent),
          spark('93% 36%', color.success),
          spark('84% 92%', color.accent),
          spark('46% 98%', color.success),
          spark('14% 88%', color.accent),
        ].join(','),
        opacity: 0,
        animation: `${burst} 640ms ${vars.motion.ease} 80ms`,
      },
    },
  },
});
