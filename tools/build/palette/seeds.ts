import { formatHex, oklch, type Oklch } from 'culori';
import { contrastOf, fit, holds } from './contrast.ts';
import { drawn } from './drawn.ts';
import { DRAWN, type Seeds } from './move.ts';
import { contrastPairs } from './pairs.ts';
import { colorsOf } from './palettes.ts';

const THEMES = ['dark', 'light'] as const;
const DRAWN_TEXT: Record<keyof Seeds, string> = {
  accent: drawn.dark.color.accent,
  neutral: drawn.dark.color.canvas,
};

/** An opaque CSS colour, or undefined. */
export function seedOf(text: string): Oklch | undefined {
  const color = oklch(text);
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : fit(color);
}

/** The seeds of `shop.config.ts`, which the build has checked. */
export function seedsOf({ accent, neutral }: { accent: string; neutral: string }): Seeds {
  return { accent: seedOf(accent) ?? DRAWN.accent, neutral: seedOf(neutral) ?? DRAWN.neutral };
}

/** Why a shop cannot have these seeds: the pair, its contrast, and the nearest seed that can. */
export function seedProblems({ accent, neutral }: Seeds): Partial<Record<keyof Seeds, string>> {
  const alone = problemOf('neutral', { ...DRAWN, neutral });
  const ground = (alone && seedOf(alone.nearest)) ?? neutral;
  const beside = problemOf('accent', { accent, neutral: ground });
  return {
    ...(alone && { neutral: alone.message }),
    ...(beside && { accent: beside.message }),
  };
}

const WHAT: Record<keyof Seeds, string> = {
  accent: 'buttons and links',
  neutral: 'texts and controls on it',
};

function problemOf(name: keyof Seeds, seeds: Seeds) {
  const failed = firstFailure(seeds);
  if (failed === undefined) return undefined;
  const { pair, theme, contrast } = failed;
  const nearest = nearestSeed(name, seeds);
  const brighter = (seedOf(nearest)?.l ?? 0) - seeds[name].l;
  const fault = Math.abs(brighter) < 0.005 ? 'vivid' : brighter > 0 ? 'dark' : 'light';
  const least = pair.least[theme];
  // Not rounded up to the value that it misses.
  const has = Math.min(contrast, least - 0.01).toFixed(2);
  const message = `it is too ${fault} for the ${theme} theme: ${WHAT[name]} would have a contrast of ${has}, and need ${least}. The nearest color that works is ${nearest}`;
  return { nearest, message };
}

function firstFailure(seeds: Seeds) {
  for (const theme of THEMES) {
    const colors = colorsOf(theme, seeds);
    const pair = contrastPairs.find((each) => !holds(each, theme, colors));
    if (pair) return { pair, theme, contrast: contrastOf(pair, colors) };
  }
  return undefined;
}

/**
 * The seed of the same hue and the nearest lightness, less colourful if it must be; the drawn one if there is none. In
 * CSS, since digits that the text lacks can cost a contrast.
 */
function nearestSeed(name: keyof Seeds, seeds: Seeds): string {
  const { l, c, h = 0 } = seeds[name];
  for (const share of [1, 0.75, 0.5, 0.25, 0])
    for (let far = 0; far <= 1; far += 0.01)
      for (const lightness of [l - far, l + far]) {
        const text = formatHex(fit({ mode: 'oklch', l: lightness, c: c * share, h }));
        const seed = seedOf(text);
        if (seed && firstFailure({ ...seeds, [name]: seed }) === undefined) return text;
      }
  return DRAWN_TEXT[name];
}
