import { expect, test } from 'vitest';
import { filterItems } from '../../../src/ui/filter-items.ts';

const countries = [
  ['AU', 'Australia'],
  ['IO', 'British Indian Ocean Territory'],
  ['CI', "Côte d'Ivoire"],
  ['IN', 'India'],
  ['RU', 'Russia'],
  ['US', 'United States'],
].map(([value = '', label = '']) => ({ value, label }));
const labels = (query: string) => filterItems(countries, query).map((item) => item.label);

test('without a query the list is as it was', () => {
  expect(filterItems(countries, '  ')).toBe(countries);
});

test("a country's code comes first, then what only contains it", () => {
  expect(labels('us')).toEqual(['United States', 'Australia', 'Russia']);
});

test('the start of the name comes before the start of a later word', () => {
  expect(labels('ind')).toEqual(['India', 'British Indian Ocean Territory']);
});

test('accents and case do not count', () => {
  expect(labels('COTE')).toEqual(["Côte d'Ivoire"]);
});

test.each([
  ['Đức', 'duc'],
  ['Kıbrıs', 'KIBRIS'],
  ['İsviçre', 'isvicre'],
  ['Łódź', 'lodz'],
  ['Tromsø', 'tromso'],
  ['Færøyene', 'faeroyene'],
  ['Weißrussland', 'weissrussland'],
  ['Tórshavn, Þýskaland', 'thyskaland'],
])(
  '%s is found by %s: letters that are more than an accent do not count either',
  (label, query) => {
    expect(filterItems([{ value: 'XX', label }], query)).toHaveLength(1);
  },
);
