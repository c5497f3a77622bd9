import { expect, test } from 'vitest';
import { figureText } from '../../src/domain/numbers.ts';

test('sums are written without the noise of binary fractions', () => {
  expect(figureText(0.1 + 0.2)).toBe('0.3');
  expect(figureText(1254.5)).toBe('1,254.5');
});

test('a sum of nothing is 0', () => {
  expect(figureText(-0)).toBe('0');
});
