import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { below } from '../ui/layout.css.ts';
import * as mix from '../ui/mixins.ts';
import { mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

/** Reserves one line below the field, so that nothing moves when a message appears. */
export const codeRow = style({
  ...mix.line(2),
  alignItems: 'flex-start',
  minHeight: `calc(${vars.width.touch} + ${vars.space[2]} + 1.25rem)`,
});
export const codeField = style({ flex: '1 1 auto' });
// Takes the empty error element out of the flow, because it would add a gap.
globalStyle(`${codeField} > :empty`, { position: 'absolute' });
export const codeInput = style([
  mono,
  {
    selectors: { '&::placeholder': { fontFamily: vars.font.text, letterSpacing: 'normal' } },
  },
]);
/** As wide as 'Loading...' with its spinner, so that the field keeps its width. */
export const apply = style({
  flex: 'none',
  minWidth: '140px',
  paddingInline: vars.space[3],
  // Leaves space for the placeholder next to the button.
  '@media': {
    [below.xs]: { minWidth: '108px', paddingInline: vars.space[2], fontSize: vars.size.xs },
  },
});
export const applied = style({
  fontWeight: 550,
  color: vars.color.success,
  overflowWrap: 'anywhere',
});
/** Extends below the button instead of wrapping. */
export const error = style({ whiteSpace: 'nowrap' });

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

export const summary = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' });
/** As high as the badge, so that nothing moves when it appears. */
export const summaryHead = style({
  ...mix.line(2),
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: '26px',
});
export const label = style({
  minWidth: 0,
  fontSize: vars.size.sm,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
export const total = style({ minWidth: 0, color: vars.color.text, overflowWrap: 'anywhere' });
/** Shorter than the total on the same line. */
export const original = style([mono, { fontSize: vars.size.md, lineHeight: 1 }]);
export const words = style([
  mono,
  { fontSize: vars.size.xs, lineHeight: 1.5, color: vars.color.muted },
]);

export const noticeLine = style({ display: 'block', marginBottom: vars.space[2] });

export const failed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  justifyItems: 'start',
});
export const dismiss = style({ gridArea: '1 / 2 / span 2', color: 'inherit' });

export const terms = style({ ...mix.note, lineHeight: 1.5, textWrap: 'pretty' });
