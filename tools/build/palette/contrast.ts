import {
  clampChroma,
  clampRgb,
  converter,
  inGamut,
  wcagContrast,
  type Oklch,
  type Rgb,
} from 'culori';
import type { Name, Theme } from './drawn.ts';
import { LIT, type Pair } from './pairs.ts';

/** How far a color's OKLCH chroma may exceed sRGB. Beyond that, the clipping would be visible on screens. */
const INVISIBLE = 0.01;

const isShown = inGamut('rgb');
const toRgb = converter('rgb');
/** Cached, because a background is compared with many colors. */
const known = new WeakMap<Oklch, Rgb>();

/** The color as displayed by a screen without a wide gamut. */
function shown(color: Oklch): Rgb {
  const rgb = known.get(color) ?? clampRgb(toRgb(color));
  known.set(color, rgb);
  return rgb;
}

/** The color with four digits. If it is opaque, limits its chroma to what screens can display at its lightness. */
export function fit(color: Oklch): Oklch {
  const l = Math.min(1, Math.max(0, color.l));
  const isFree = (color.alpha ?? 1) < 1 || isShown({ ...color, l });
  const most = isFree ? color.c : clampChroma({ ...color, l }, 'oklch').c + INVISIBLE;
  return { ...color, l: rounded(l), c: rounded(Math.min(color.c, most)), h: rounded(color.h ?? 0) };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

export function contrastOf({ front, back, tint }: Pair, colors: Record<Name, Oklch>): number {
  const ground = shown(colors[back]);
  const below = tint === undefined ? ground : blended(shown(colors[tint]), ground);
  return wcagContrast(shown(colors[front]), below);
}

export const holds = (pair: Pair, theme: Theme, colors: Record<Name, Oklch>): boolean =>
  contrastOf(pair, colors) >= pair.least[theme];

/** Browsers blend sRGB-encoded values. */
function blended(top: Rgb, ground: Rgb): Rgb {
  const mix = (channel: 'r' | 'g' | 'b') =>
    (top[channel] * LIT + ground[channel] * (100 - LIT)) / 100;
  return { mode: 'rgb', r: mix('r'), g: mix('g'), b: mix('b') };
}
