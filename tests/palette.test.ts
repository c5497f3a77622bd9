import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette } from '../src/ui/theme.css.ts';
import { drawn } from '../tools/build/palette/drawn.ts';
import { DRAWN, type Seeds } from '../tools/build/palette/move.ts';
import { contrastPairs, LIT, type Pair } from '../tools/build/palette/pairs.ts';
import { palettesOf } from '../tools/build/palette/palettes.ts';
import { seedOf, seedProblems } from '../tools/build/palette/seeds.ts';
import { IS_NIGHT } from './night.ts';
import { contrast, contrastOnTint } from './wcag.ts';

const THEMES = ['dark', 'light'] as const;
type Palettes = ReturnType<typeof palettesOf>;

/** A palette without insignificant digits. */
const plain = (palette: object): unknown =>
  JSON.parse(
    JSON.stringify(palette)
      .replaceAll(/\d+\.\d+/g, (digits) => String(Number(digits)))
      // White has no hue.
      .replaceAll(/oklch\(1 0 \d+/g, 'oklch(1 0 0'),
  );

const nameOf = ({ front, back, tint }: Pair) =>
  `${front} on ${back}${tint === undefined ? '' : ` tinted with ${tint}`}`;

function contrastIn({ front, back, tint }: Pair, palette: Palettes['dark']): number {
  const colors = { ...palette.color, ...palette.segment };
  return tint === undefined
    ? contrast(colors[front], colors[back])
    : contrastOnTint(colors[front], colors[tint], LIT, colors[back]);
}

/** Two ways to compute a contrast differ in the fourth digit. */
const UNSURE = 0.001;

/** The pairs whose contrast is less than the minimum plus `more`. */
function failedIn(palettes: Palettes, more = -UNSURE): string[] {
  return THEMES.flatMap((theme) =>
    contrastPairs
      .filter((pair) => contrastIn(pair, palettes[theme]) < pair.least[theme] + more)
      .map((pair) => `${nameOf(pair)}, ${theme}`),
  );
}

test('the designed seeds produce the designed palettes', () => {
  expect(plain(palettesOf(DRAWN))).toEqual(plain(drawn));
});

test('every color belongs to a contrast pair, except hairlines and backdrops', () => {
  const paired = new Set(
    contrastPairs.flatMap(({ front, back, tint }) => [front, back, ...(tint ? [tint] : [])]),
  );
  const unpaired = Object.keys({ ...drawn.dark.color, ...drawn.dark.segment }).filter(
    (name) => !paired.has(name as Pair['front']),
  );
  expect(unpaired).toEqual(['line', 'scrim', 'orb']);
});

describe.each(THEMES)('the %s theme', (theme) => {
  test.each(contrastPairs.map((pair) => [nameOf(pair), pair.least[theme], pair] as const))(
    'shows %s with at least %s:1',
    (_, least, pair) => {
      const palette = { dark: darkPalette, light: lightPalette }[theme];
      expect(contrastIn(pair, palette)).toBeGreaterThanOrEqual(least);
    },
  );
});

const digits = (most: number) =>
  fc.integer({ min: 0, max: most * 1000 }).map((value) => value / 1000);
const color = fc
  .tuple(digits(1), digits(0.37), fc.integer({ min: 0, max: 359 }))
  .map(([l, c, h]) => `oklch(${l} ${c} ${h})`);

function seed(text: string) {
  const found = seedOf(text);
  if (found === undefined) throw new Error(`no colour: ${text}`);
  return found;
}

/** How a rejection message ends. */
const suggested = (message: string) =>
  seed(/(?:#[0-9a-f]{6}|oklch\([^)]+\))$/.exec(message)?.[0] ?? '');

describe.each(['accent', 'neutral'] as const)('any %s', (name) => {
  const withSeed = (value: Seeds['accent']): Seeds => ({ ...DRAWN, [name]: value });

  test('that is accepted keeps every contrast, and a rejected one comes with the nearest valid color', () => {
    fc.assert(
      fc.property(color, (text) => {
        const given = seed(text);
        const problems = seedProblems(withSeed(given));
        const message = problems[name];
        if (message === undefined) {
          expect(problems).toEqual({});
          expect(failedIn(palettesOf(withSeed(given)))).toEqual([]);
          return;
        }
        expect(failedIn(palettesOf(withSeed(given)), UNSURE)).not.toEqual([]);
        const [has, needs] = [...message.matchAll(/(?:contrast of|need) (\d+(?:\.\d+)?)/g)];
        expect(Number(has?.[1])).toBeLessThan(Number(needs?.[1]));
        const other = suggested(message);
        expect(seedProblems(withSeed(other))).toEqual({});
        expect(failedIn(palettesOf(withSeed(other)))).toEqual([]);
        // It keeps the hue, and a slightly nearer color is rejected.
        if (other.c > 0.05)
          expect(Math.cos((((other.h ?? 0) - (given.h ?? 0)) * Math.PI) / 180)).toBeGreaterThan(
            0.98,
          );
        const far = Math.hypot(other.l - given.l, other.c - given.c);
        const share = Math.max(0, 1 - 0.05 / far);
        const nearer = {
          ...given,
          l: given.l + (other.l - given.l) * share,
          c: given.c + (other.c - given.c) * share,
        };
        expect(Object.keys(seedProblems(withSeed(nearer)))).toEqual([name]);
      }),
      {
        numRuns: IS_NIGHT ? 100 : 20,
        // As an accent, it misses a contrast of 3 by a ten-thousandth.
        examples: [['oklch(0.524 0.002 0)']],
      },
    );
  });
});

test('all accepted seeds keep every contrast, and the suggestions for others are accepted together', () => {
  fc.assert(
    fc.property(color, color, fc.option(color), (accentText, neutralText, lightText) => {
      const given: Seeds = {
        accent: seed(accentText),
        neutral: seed(neutralText),
        ...(lightText !== null && { accentLight: seed(lightText) }),
      };
      const refused = Object.entries(seedProblems(given)).map(([name, message]) => [
        name,
        suggested(message),
      ]);
      const taken: Seeds = { ...given, ...Object.fromEntries(refused) };
      expect(seedProblems(taken)).toEqual({});
      expect(failedIn(palettesOf(taken))).toEqual([]);
    }),
    {
      numRuns: IS_NIGHT ? 40 : 5,
      // Black is not readable on the nearest neutral, although the original accent exactly is.
      examples: [['oklch(0 0 0)', 'oklch(0.3 0.126 7)', null]],
    },
  );
});

test('both seeds can be invalid, and both suggestions can be applied together', () => {
  const wrong = { accent: seed('#888'), neutral: seed('#777') };
  const { accent = '', neutral = '' } = seedProblems(wrong);
  expect(accent).toContain(
    'too dark for the dark theme: buttons and links would have a contrast of 2.9',
  );
  expect(neutral).toContain('but need 3. The nearest color that works is #');
  expect(seedProblems({ accent: suggested(accent), neutral: suggested(neutral) })).toEqual({});
});

test('the light theme uses its own accent unchanged, and the dark theme does not change', () => {
  const accentLight = seed('#1d4ed8');
  const seeds = { ...DRAWN, accentLight };
  expect(seedProblems(seeds)).toEqual({});
  const { dark, light } = palettesOf(seeds);
  expect(dark).toEqual(palettesOf(DRAWN).dark);
  expect(seed(light.color.accent)).toEqual(accentLight);
});

test.each([
  ['white on a deep accent', '#2563eb', 0.9],
  ['black on a bright one', '#16a34a', 0],
])('the text color of a button is %s', (_, accent, atLeast) => {
  const { color } = palettesOf({ ...DRAWN, accent: seed(accent) }).dark;
  const lightness = Number(/[\d.]+/.exec(color.accentInk)?.[0]);
  expect(Math.abs(lightness - atLeast)).toBeLessThan(0.25);
});
