import { expect, test, vi } from 'vitest';
import * as shop from '../../shop.config.ts';
import { shopFileProblems } from '../../tools/build/config/read-config.ts';

vi.mock('../../src/i18n/language.ts', () => ({
  LANGUAGE: 'de',
  LOCALE: 'de',
  LANGUAGE_PATH: 'de/',
}));

test("a translation of the shop file's texts may be longer and may inflect a name", () => {
  const { brand, claims } = shop;
  const label = 'Adressen von Privatanschlüssen in aller Welt';
  expect(label.length).toBeGreaterThan(40);
  const translated = {
    ...shop,
    brand: { ...brand, claim: `${brand.claim} `.repeat(4).trim() },
    claims: { ...claims, addresses: { value: '30M+', label } },
    texts: { refunds: 'Keine Erstattungen, außer nach unserer Erstattungsrichtlinie.' },
  };
  expect(shopFileProblems(translated)).toEqual([]);
});
