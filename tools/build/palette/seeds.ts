import { formatHex, oklch, type Oklch } from 'culori';
import { contrastOf, fit, holds } from './contrast.ts';
import { drawn, type Theme } from './drawn.ts';
import { DRAWN, type Seeds } from './move.ts';
import { contrastPairs } from './pairs.ts';
import { colorsOf } from './palettes.ts';

const THEMES = ['dark', 'light'] as const;
type SeedName = keyof Seeds;
const DRAWN_TEXT: Record<SeedName, string> = {
  accent: drawn.dark.color.accent,
  accentLight: drawn.light.color.accent,
  neutral: drawn.dark.color.canvas,
};

/** An opaque CSS color, or undefined. */
export function seedOf(text: string): Oklch | undefined {
  const color = oklch(text);
  return color === undefined || (color.alpha ?? 1) < 1 ? undefined : fit(color);
}

type ColorTexts = { accent: string; accentLight?: string | undefined; neutral: string };

/** The seeds of `shop.config.ts`, which the build has checked. */
export function seedsOf({ accent, accentLight, neutral }: ColorTexts): Seeds {
  const light = accentLight === undefined ? undefined : seedOf(accentLight);
  return {
    accent: seedOf(accent) ?? DRAWN.accent,
    ...(light && { accentLight: light }),
    neutral: seedOf(neutral) ?? DRAWN.neutral,
  };
}

/** Why a shop cannot use these seeds: the pair, its contrast, and the nearest seed that works. */
export function seedProblems(seeds: Seeds): Partial<Record<SeedName, string>> {
  const alone = problemOf('neutral', { accent: DRAWN.accent, neutral: seeds.neutral });
  const beside = { ...seeds, neutral: (alone && seedOf(alone.nearest)) ?? seeds.neutral };
  const dark = problemOf('accent', beside);
  const light = seeds.accentLight && problemOf('accentLight', beside);
  return {
    ...(alone && { neutral: alone.message }),
    ...(dark && { accent: dark.message }),
    ...(light && { accentLight: light.message }),
  };
}

const WHAT: Record<SeedName, string> = {
  accent: 'buttons and links',
  accentLight: 'buttons and links',
  neutral: 'texts and controls on it',
};

/** The themes that a seed colors. */
function themesOf(name: SeedName, { accentLight }: Seeds): readonly Theme[] {
  if (accentLight === undefined || name === 'neutral') return THEMES;
  return [name === 'accent' ? 'dark' : 'light'];
}

function problemOf(name: SeedName, seeds: Seeds) {
  const themes = themesOf(name, seeds);
  const failed = firstFailure(seeds, themes);
  if (failed === undefined) return undefined;
  const { pair, theme, contrast } = failed;
  const nearest = nearestSeed(name, seeds);
  const brighter = (seedOf(nearest)?.l ?? 0) - (seeds[name] ?? DRAWN.accent).l;
  const fault = Math.abs(brighter) < 0.005 ? 'vivid' : brighter > 0 ? 'dark' : 'light';
  const least = pair.least[theme];
  // Rounded down, so that it does not appear as the value that it misses.
  const has = Math.min(contrast, least - 0.01).toFixed(2);
  const wrong = `it is too ${fault} for the ${theme} theme: ${WHAT[name]} would have a contrast of ${has}, but need ${least}`;
  const message = `${wrong}.${adviceFor(name, theme, seeds)} The nearest color that works is ${nearest}`;
  return { nearest, message };
}

/** Advice for an accent that only one theme rejects. */
function adviceFor(name: SeedName, refused: Theme, { accent, accentLight, neutral }: Seeds) {
  if (name !== 'accent' || accentLight !== undefined) return '';
  const alone = { accent, accentLight: accent, neutral };
  if (refused === 'light') return ' The light theme can have another as colors.accentLight.';
  return firstFailure(alone, ['light']) === undefined
    ? ' You can keep it for the light theme as colors.accentLight.'
    : '';
}

function firstFailure(seeds: Seeds, themes: readonly Theme[]) {
  for (const theme of themes) {
    const colors = colorsOf(theme, seeds);
    const pair = contrastPairs.find((each) => !holds(each, theme, colors));
    if (pair) return { pair, theme, contrast: contrastOf(pair, colors) };
  }
  return undefined;
}

/**
 * A valid seed with the same hue and the nearest lightness, with less chroma if necessary; the original seed if there
 * is none. Returns CSS, because missing digits can reduce the contrast.
 */
function nearestSeed(name: SeedName, seeds: Seeds): string {
  const { l, c, h = 0 } = seeds[name] ?? DRAWN.accent;
  for (const share of [1, 0.75, 0.5, 0.25, 0])
    for (let far = 0; far <= 1; far += 0.01)
      for (const lightness of [l - far, l + far]) {
        const text = formatHex(fit({ mode: 'oklch', l: lightness, c: c * share, h }));
        const seed = seedOf(text);
        const changed = { ...seeds, [name]: seed };
        if (seed && firstFailure(changed, themesOf(name, seeds)) === undefined) return text;
      }
  return DRAWN_TEXT[name];
}
