import { expect, test } from 'vitest';
import { inlineWords, wordsOf } from '../tools/texts/shop-file.ts';

const FILE = `
export const brand = { name: 'Kestrel', claim: 'Fast proxies', site: 'https://k.example' };
export const claims = { uptime: { value: '99.9%', label: 'uptime' } };
export const products = { "basic": { "name": "Basic", features: ['Quick', 'Cheap'], price: 3 } };
`;

test('the words of the shop file are those that customers read, without its own names', () => {
  expect(wordsOf('shop.config.ts', FILE).map(({ text }) => text)).toEqual([
    'Fast proxies',
    'uptime',
    'Basic',
    'Quick',
    'Cheap',
  ]);
});

test('the words are replaced in their places', () => {
  const german = inlineWords('shop.config.ts', FILE, (text) => `"${text}" auf Deutsch`).code;
  expect(german).toContain(`claim: "\\"Fast proxies\\" auf Deutsch"`);
  expect(german).toContain("name: 'Kestrel'");
  expect(german).toContain(`"name": "\\"Basic\\" auf Deutsch"`);
});
