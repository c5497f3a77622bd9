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

test('without a query, the list does not change', () => {
  expect(filterItems(countries, '  ')).toBe(countries);
});

test("a country's code ranks above other matches", () => {
  expect(labels('us')).toEqual(['United States', 'Australia', 'Russia']);
});

test('a match at the start of the name ranks above one at a later word', () => {
  expect(labels('ind')).toEqual(['India', 'British Indian Ocean Territory']);
});

test('accents and case are ignored', () => {
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
])('%s is found by %s, because similar letters such as ø and o match', (label, query) => {
  expect(filterItems([{ value: 'XX', label }], query)).toHaveLength(1);
});
