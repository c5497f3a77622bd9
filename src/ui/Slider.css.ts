import { createVar, style } from '@vanilla-extract/css';
import { focusVisible } from './focus-ring.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

/** The filled fraction of the track. Set through CSSOM, because the policy blocks style attributes. */
export const fill = createVar();
const end = createVar();

/** The focus ring is around the thumb, because a ring around the whole control would cover the scale. */
const focusedThumb = {
  boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.focus}`,
} as const;
const track = { height: '6px', borderRadius: '3px', border: 0 };
const thumb = {
  appearance: 'none',
  ...mix.square('24px'),
  borderRadius: '50%',
  border: `3px solid ${vars.color.surface}`,
  backgroundColor: vars.color.accent,
  boxShadow: `0 0 0 1px ${vars.color.accentLine}`,
  transition: `box-shadow ${vars.motion.base} ${vars.motion.ease}`,
} as const;

export const head = style({ ...mix.apart, gap: vars.space[3], alignItems: 'baseline' });
export const slider = style({
  vars: { [fill]: '0%', [end]: 'right' },
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.width.touch,
  background: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  touchAction: 'pan-y',
  selectors: {
    '[dir="rtl"] &': { vars: { [end]: 'left' } },
    '&::-webkit-slider-runnable-track': {
      ...track,
      background: `linear-gradient(to ${end}, ${vars.color.accentLine}, ${vars.color.accent} ${fill}, ${vars.color.line} ${fill})`,
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    },
    '&::-moz-range-track': {
      ...track,
      backgroundColor: vars.color.line,
      boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
    },
    '&::-moz-range-progress': { ...track, backgroundColor: vars.color.accent },
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-9px' },
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
    '&:hover::-webkit-slider-thumb': { boxShadow: vars.shadow.glowHover },
    '&:hover::-moz-range-thumb': { boxShadow: vars.shadow.glowHover },
    // Forced-colors mode replaces it with a visible color.
    [`&${focusVisible}`]: { outlineColor: 'transparent' },
    [`&${focusVisible}::-webkit-slider-thumb`]: focusedThumb,
    [`&${focusVisible}::-moz-range-thumb`]: focusedThumb,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const ends = style({
  ...mix.apart,
  marginTop: `calc(-1 * ${vars.space[4]})`,
  ...mix.note,
  fontVariantNumeric: 'tabular-nums',
});
