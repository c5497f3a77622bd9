import { style } from '@vanilla-extract/css';
import { focusVisible } from '../../ui/focus-ring.ts';
import { vars } from '../../ui/theme.css.ts';

export const box = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const toggle = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.width.touch,
  height: vars.width.touch,
  flex: 'none',
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { color: vars.color.text, backgroundColor: vars.color.hover },
    [`&:has(${focusVisible})`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  // Nothing moves, so there is nothing to pause.
  '@media': { '(prefers-reduced-motion: reduce)': { display: 'none' } },
});
export const pause = style({ selectors: { [`${box}:checked ~ &`]: { display: 'none' } } });
export const play = style({ selectors: { [`${box}:not(:checked) ~ &`]: { display: 'none' } } });
