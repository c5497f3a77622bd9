import { keyframes, style } from '@vanilla-extract/css';
import { container, from, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

const REDUCED = '(prefers-reduced-motion: reduce)';
const slide = keyframes({ to: { transform: 'translateX(-50%)' } });
const slideRight = keyframes({ to: { transform: 'translateX(50%)' } });

export const section = stack[6];
export const head = style([
  container,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[4] },
]);
export const window = style({
  overflow: 'clip',
  borderBlock: `1px solid ${vars.color.line}`,
  backgroundColor: `color-mix(in oklab, ${vars.color.surface} 70%, transparent)`,
  '@media': { [REDUCED]: { borderBlock: 0, backgroundColor: 'transparent' } },
});
export const track = style({
  display: 'flex',
  width: 'max-content',
  animation: `${slide} 60s linear infinite`,
  selectors: {
    '[dir="rtl"] &': { animationName: slideRight },
    [`${section}:has([data-pause-motion]:checked) &`]: { animationPlayState: 'paused' },
    [`${window}:hover &`]: { animationPlayState: 'paused' },
  },
  '@media': { [REDUCED]: { animationName: 'none !important', display: 'block', width: 'auto' } },
});
export const list = style({
  display: 'flex',
  // Even a few reasons fill a wide screen.
  minWidth: '100vw',
  '@media': {
    [REDUCED]: {
      ...mix.grid(4),
      minWidth: 'auto',
      maxWidth: `calc(${vars.width.content} + 2 * ${vars.width.gutter})`,
      marginInline: 'auto',
      paddingInline: vars.width.gutter,
    },
    [`${REDUCED} and ${from.md}`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const copy = style([list, { '@media': { [REDUCED]: { display: 'none' } } }]);
export const reason = style({
  ...mix.line(4),
  alignItems: 'start',
  flexGrow: 1,
  width: '320px',
  padding: `${vars.space[6]} ${vars.space[5]}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [REDUCED]: {
      width: 'auto',
      ...mix.surface,
    },
  },
});
export const icon = style({
  ...mix.centered,
  flex: 'none',
  ...mix.square('40px'),
  ...mix.outlined('md'),
  backgroundColor: vars.color.raised,
  color: vars.color.muted,
});
export const reasonTitle = style({ fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' });
export const reasonText = style({ marginTop: vars.space[1], ...mix.secondary, lineHeight: 1.45 });
