import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { config } from '../../../src/config.ts';
import { fitsInLine } from '../../../src/domain/proxies/entry.ts';
import { PROXY_FORMATS } from '../../../src/domain/proxies/line-formats.ts';
import {
  listedCode,
  placePatch,
  typedAmount,
} from '../../../src/features/residential/generator-state.ts';
import {
  stashRecipeLink,
  parseRecipeHash,
  recipeLink,
  parseRecipes,
  parseSettings,
} from '../../../src/saved/recipes.ts';
import { sellSessions } from '../../setup/sell-sessions.ts';
import { lineCount } from '../../sold.ts';

/** A code that would break a line is rejected. */
const code = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter(fitsInLine);
const place = fc.oneof(
  fc.constant({ country: '', state: '', city: '' }),
  fc.record({ country: code, state: fc.constant(''), city: fc.constant('') }),
  fc.record({ country: code, state: code, city: fc.constant('') }),
  fc.record({ country: code, state: code, city: code }),
);
const rest = {
  life: fc.integer({ min: 1, max: 1440 }),
  amount: fc.integer({ min: 1, max: amounts.lines }),
};
const premium = fc
  .tuple(place, fc.record(rest))
  .map(([where, numbers]) => ({ tier: 'premium' as const, ...where, ...numbers }));
const basic = fc
  .tuple(fc.oneof(fc.constant(''), code), fc.record(rest))
  .map(([country, numbers]) => ({
    tier: 'basic' as const,
    country,
    state: '',
    city: '',
    ...numbers,
  }));
const settings = fc.oneof(premium, basic);
const format = fc.constantFrom(...PROXY_FORMATS.map(({ id }) => id));

test('a recipe link restores its settings, whatever the codes are', () => {
  fc.assert(
    fc.property(settings, format, (made, chosen) => {
      const link = recipeLink('https://shop.example', { settings: made, format: chosen });
      const read = parseRecipeHash(new URL(link).hash);
      expect(read).toEqual({ settings: made, format: chosen === 'template' ? null : chosen });
    }),
  );
});

test('a recipe link contains settings after the #, and nothing else', () => {
  fc.assert(
    fc.property(settings, format, (made, chosen) => {
      const link = new URL(recipeLink('https://shop.example', { settings: made, format: chosen }));
      expect(link.pathname + link.search).toBe('/dashboard?type=residential');
      const known = ['recipe', 'country', 'state', 'city', 'life', 'amount', 'format'];
      for (const key of new URLSearchParams(link.hash.slice(1)).keys()) {
        expect(known).toContain(key);
      }
    }),
  );
});

test('a recipe link never throws on invalid input, and returns only settings that the generator accepts', () => {
  const pair = fc.tuple(
    fc.constantFrom('recipe', 'country', 'state', 'city', 'life', 'amount', 'format'),
    fc.oneof(fc.string(), fc.constantFrom('basic', 'premium', '15', '-1', '1e9', 'template')),
  );
  fc.assert(
    fc.property(fc.array(pair), (pairs) => {
      const read = parseRecipeHash(`#${new URLSearchParams(pairs)}`);
      if (read === null) return;
      expect(parseSettings(read.settings)).toEqual(read.settings);
      expect(read.format).not.toBe('template');
    }),
  );
});

test("a recipe link is rejected if a place would add a second line with someone else's proxy", () => {
  const place = 'us\nevil.example:80:u:p';
  const hash = `#${new URLSearchParams({ recipe: 'premium', country: place, life: '10' })}`;
  expect(parseRecipeHash(hash)).toBeNull();
  const base = { tier: 'premium', country: 'us', state: 'ny', city: '', life: 10, amount: 1 };
  expect(parseSettings({ ...base, city: place })).toBeNull();
  const kept = { name: 'Kept', settings: { ...base, state: place }, format: 'csv' };
  expect(parseRecipes([kept])).toEqual([]);
});

test('a recipe link waits for the sign-in, survives a reload, and is used once', async () => {
  const wanted = {
    tier: 'basic',
    country: 'de',
    state: '',
    city: '',
    life: 30,
    amount: 7,
  } as const;
  history.replaceState(null, '', recipeLink('', { settings: wanted, format: null }));
  stashRecipeLink();
  expect(location.hash).toBe('');
  vi.resetModules();
  const { popRecipe } = await import('../../../src/saved/recipes.ts');
  expect(popRecipe()?.settings).toEqual(wanted);
  expect(popRecipe()).toBeNull();
});

describe('a recipe for rotating lines', () => {
  const rotating = {
    tier: 'premium',
    country: 'us',
    state: 'ny',
    city: '',
    life: null,
    amount: 12,
  } as const;
  const made = { settings: rotating, format: 'json' } as const;
  const kept = [{ name: 'Rotating', ...made }];

  sellSessions('sticky', 'rotating');

  test('can be restored from its link and from storage', () => {
    const link = recipeLink('https://shop.example', made);
    expect(link).toContain('life=rotating');
    expect(parseRecipeHash(new URL(link).hash)).toEqual(made);
    expect(parseRecipes(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  test('creates sticky lines if rotating ones are not sold', () => {
    const link = new URL(recipeLink('https://shop.example', made));
    config.sellsRotating = false;
    const sticky = { ...rotating, life: 10 };
    expect(parseRecipeHash(link.hash)?.settings).toEqual(sticky);
    expect(parseRecipes(kept)[0]?.settings).toEqual(sticky);
  });

  test('is also what a recipe with a duration becomes if only rotating lines are sold', () => {
    config.sellsSticky = false;
    const settings = { ...rotating, life: 30 };
    expect(parseSettings(settings)).toEqual(rotating);
    expect(parseSettings({ ...settings, life: 0 })).toBeNull();
  });

  test('differs from a recipe without a duration', () => {
    const { life: _, ...rest } = rotating;
    expect(parseSettings(rest)).toBeNull();
    expect(parseSettings({ ...rest, life: '' })).toBeNull();
    expect(parseSettings({ ...rest, life: 0 })).toBeNull();
  });
});

test('invalid stored recipes are skipped, and the others stay', () => {
  const good = {
    name: 'Mine',
    settings: { tier: 'basic', country: 'us', state: '', city: '', life: 15, amount: 10 },
    format: 'csv',
  };
  const broken = [null, 3, {}, { ...good, format: 'xml' }, { ...good, settings: { tier: 'gold' } }];
  expect(parseRecipes([...broken, good])).toEqual([good]);
  const own = { ...good, name: 'Own', format: 'template' };
  const lines = ['{host}', 7, 'a\nb', 'x'.repeat(501)];
  const kept = lines.flatMap((template) => parseRecipes([{ ...own, template }]));
  expect(kept).toEqual([{ ...own, template: '{host}' }, own, own, own]);
  fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseRecipes(value))));
});

test('an amount is from 1 to the longest list or empty, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { amount, shown } = typedAmount(text);
      expect(typedAmount(shown)).toEqual({ amount, shown });
      // A decimal point alone is not an amount yet.
      if (amount === null) expect(text).not.toMatch(/^[^.,]*\d/);
      else expect(Number.isInteger(amount) && amount >= 1 && amount <= amounts.lines).toBe(true);
    }),
  );
});

test.each([
  ['-5', 1, '1'],
  ['−9,999', 1, '1'],
  ['-', null, ''],
  ['0', 1, '1'],
  ['5-10', 510, '510'],
])('a typed %s is clamped like any other number', (text, amount, shown) => {
  expect(typedAmount(text)).toEqual({ amount, shown });
});

test('picking a place clears those below it and none above', () => {
  expect(placePatch('country', 'de')).toEqual({ country: 'de', state: '', city: '' });
  expect(placePatch('state', 'ca')).toEqual({ state: 'ca', city: '' });
});

test.each([
  ['2.5', 2],
  ['2,5', 2],
  ['0.9', 1],
  ['1,000', lineCount(1000)],
  ['1.000', lineCount(1000)],
  ['12 000', lineCount(12_000)],
  ['１２', 12],
  ['٢٥', 25],
  ['1\u200B2', 12],
])(
  '%j typed character by character means %s, whatever the field shows meanwhile',
  (typed, meant) => {
    let field = '';
    for (const sign of typed) field = typedAmount(field + sign).shown;
    expect(typedAmount(field).amount).toBe(meant);
  },
);

test('a listed code is found whatever its case, and returned as the server wrote it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (codes, at) => {
      const wanted = codes[at % codes.length] ?? '';
      const found = listedCode(
        codes.map((value) => ({ value })),
        wanted.toUpperCase(),
      );
      if (wanted.toUpperCase().toLowerCase() !== wanted.toLowerCase()) return;
      expect(codes).toContain(found);
      expect(found.toLowerCase()).toBe(wanted.toLowerCase());
    }),
  );
  expect(listedCode([{ value: 'us' }], 'xx')).toBe('');
  expect(listedCode([{ value: 'ca' }, { value: 'CA' }], 'CA')).toBe('CA');
});
