import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText, typedNumber, typedText } from '../../src/domain/typed-text.ts';

/** Every numbering system of Intl with its own ten digits. */
const SYSTEMS = Intl.supportedValuesOf('numberingSystem').flatMap((system) => {
  const format = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false });
  const digits = Array.from(format.format(9876543210)).toReversed();
  return digits.length === 10 && digits.every((digit) => /\p{Nd}/u.test(digit)) ? [digits] : [];
});
const inSystem = (digits: readonly string[], text: string) =>
  text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '');

test('law: digits of every script are digits', () => {
  expect(SYSTEMS.length).toBeGreaterThan(50);
  for (const digits of SYSTEMS) expect(typedText(digits.join(''))).toBe('0123456789');
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...SYSTEMS), (number, digits) => {
      expect(typedNumber(inSystem(digits, String(number)))).toBe(number);
    }),
  );
});

const INVISIBLE = fc.constantFrom('\u200B', '\u2060', '\uFEFF', '\u00AD', '\u202A', '\u200E', ' ');

test('law: invisible characters and spaces around a code are ignored', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[!-~]{1,20}$/), INVISIBLE, fc.nat(20), (code, sign, at) => {
      const dirty = `${sign}${code.slice(0, at)}\u200B${code.slice(at)}${sign}`;
      expect(typedText(dirty)).toBe(code);
    }),
  );
});

const CHARACTER = fc.constantFrom(
  ...Array.from('az09-−－,.，．٬٫、。｡ \u200B\u00ADé住٢२２𝟚＠'),
  '\uD835',
);

test('law: normalizing is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER }), (text) => {
      const read = typedText(text);
      expect(typedText(read)).toBe(read);
      expect(numberText(numberText(text))).toBe(numberText(text));
    }),
  );
});

test('the hyphens of word processors are hyphens', () => {
  expect(typedText('ISP20261120\u2011000027')).toBe('ISP20261120-000027');
  expect(typedText('AMBER\u201015')).toBe('AMBER-15');
});

test.each([
  ['ＡＭＢＥＲ１５', 'AMBER15'],
  ['bob＠ｅｘａｍｐｌｅ．com', 'bob@example.com'],
  ['Zürich 住宅', 'Zürich 住宅'],
])('full-width %s is %s', (text, meant) => {
  expect(typedText(text)).toBe(meant);
});

test.each([
  ['１，０００', 1000],
  ['١٬٢٣٤٫٥', 1234.5],
  ['2。5', 2.5],
  ['1,234,567', 1_234_567],
  ['1,00,000', 100_000],
  ['१२,३४,५६७.२५', 1_234_567.25],
  ['1,234.567', 1234.567],
  ['1.234,500', 1234.5],
  ['1.000', 1000],
  ['0.125', 0.125],
  ['2,5', 2.5],
  ['12 000', 12_000],
  ['−5', -5],
  ['－５', -5],
  ['\u206625\u2069', 25],
  ['.', null],
  ['', null],
  ['abc', null],
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});
