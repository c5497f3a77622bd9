import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText } from '../../src/domain/text.ts';
import { figureText } from '../../src/i18n/numbers.ts';
import { plural } from '../../src/i18n/text.ts';

test('sums have no floating-point noise', () => {
  expect(figureText(0.1 + 0.2)).toBe('0.3');
  expect(figureText(1254.5)).toBe('1,254.5');
});

test('an empty sum is 0', () => {
  expect(figureText(-0)).toBe('0');
});

test('1 is singular, and every other number is plural', () => {
  expect(
    [0, 1, 2, 1254].map((count) => plural(count, { one: '# line', other: '# lines' })),
  ).toEqual(['0 lines', '1 line', '2 lines', '1,254 lines']);
});

test('a long text is truncated, and a short one is not', () => {
  expect(cutText('x'.repeat(300))).toBe('x'.repeat(300));
  expect(cutText('x'.repeat(301))).toBe(`${'x'.repeat(300)}…`);
  expect(cutText('12345', 4)).toBe('1234…');
  expect(cutText('abc🙂', 4)).toBe('abc…');
  expect(cutText('ab🙂d', 4)).toBe('ab🙂…');
});

test('law: the result is a prefix within the limit, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, longest) => {
      const cut = cutText(text, longest);
      expect(cut.length).toBeLessThanOrEqual(Math.max(text.length, longest) + 1);
      expect(text.startsWith(cut.replace(/…$/, '')) || text === cut).toBe(true);
      expect(cut.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
});
