import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translationProblem } from '../tools/texts/catalog.ts';
import { escaped } from '../tools/texts/marks.ts';
import { pseudoText } from '../tools/texts/pseudo.ts';

test.for<[string, string, string, string]>([
  ['Buy {name}', 'Kaufen', 'de', 'it lacks {name}'],
  [
    'Buy {name}',
    '{name} {nmae} kaufen',
    'de',
    'it has {nmae}, which the English text does not have',
  ],
  ['<b>Buy</b>', 'Kaufen', 'de', 'it lacks <b>'],
  ['Buy', 'Kaufen {', 'de', 'cannot be read'],
  [
    '{n, plural, one {# order} other {# orders}}',
    '{n, plural, one {# заказ} other {# заказов}}',
    'ru',
    'the plural lacks the form few, many',
  ],
])('%s is not translated by %s', ([message, text, tag, problem]) => {
  expect(translationProblem(message, text, tag)).toContain(problem);
});

test('a translation may order its values, tags and forms as it likes', () => {
  const message = '<b>{n, plural, one {# order} other {# orders}}</b> of {name}';
  const text = '{name}: <b>{n, plural, one {# Bestellung} other {# Bestellungen}}</b>';
  expect(translationProblem(message, text, 'de')).toBeUndefined();
});

test('a quoted text is read as it was', () => {
  const words = fc.string({ unit: fc.constantFrom('{', '}', "'", '<', '>', '/', 'a', '#', ' ') });
  fc.assert(
    fc.property(words, (text) => {
      const read = parse(escaped(text)).map((element) =>
        'value' in element ? element.value : '?',
      );
      expect(read.join('')).toBe(text);
    }),
  );
});

test('a pseudo-locale has accents, brackets and the placeholders of the English text', () => {
  const message = "{n, plural, one {# order} other {# orders}} of <b>{name}</b>, '{'host'}'";
  const text = pseudoText(message, 'en-XA');
  expect(text).toMatch(/^\[.*öŕđéŕš.*\]$/);
  expect(text.length).toBeGreaterThan(message.length * 1.3);
  expect(translationProblem(message, text, 'en')).toBeUndefined();
  expect(translationProblem(message, pseudoText(message, 'ar-XB'), 'en')).toBeUndefined();
});
