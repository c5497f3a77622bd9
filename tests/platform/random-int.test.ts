import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { randomInt } from '../../src/platform/random-int.ts';

test('a random integer is whole and below its bound, whatever the bound is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 }), (bound) => {
      const value = randomInt(bound);
      expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
    }),
  );
});

test('a random integer discards draws that would make low values more likely', async () => {
  vi.resetModules();
  // With a bound of 3 · 2³⁰ a modulo would map the last quarter of the range onto the first third.
  const drawn = [0xffff_ffff, 0xc000_0000, 5];
  const spy = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.set(drawn);
    return array;
  });
  const fresh = await import('../../src/platform/random-int.ts');
  expect(fresh.randomInt(3 * 2 ** 30)).toBe(5);
  spy.mockRestore();
});

test('a random integer rejects an invalid bound', () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) {
    expect(() => randomInt(bound)).toThrow(RangeError);
  }
});
