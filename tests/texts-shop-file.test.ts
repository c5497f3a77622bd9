import { expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { checkTexts } from '../tools/build/check-texts.ts';
import { shopFileProblems } from '../tools/build/config/read-config.ts';
import { translatedWords } from '../tools/texts/catalog.ts';
import { inlineWords, joinedWords, wordsOf } from '../tools/texts/shop-file.ts';

const FILE = `
export const brand = { name: 'Kestrel', claim: 'Fast proxies', site: 'https://k.example' };
export const claims = { uptime: { value: '99.9%', label: 'uptime' } };
export const products = { "basic": { "name": "Basic", features: ['Quick', 'Cheap'], price: 3 } };
`;

test("the shop file's texts are those that customers read, except proper names", () => {
  expect(wordsOf('shop.config.ts', FILE)).toEqual([
    'Fast proxies',
    'uptime',
    'Basic',
    'Quick',
    'Cheap',
  ]);
});

test('texts that are not written as one string are reported with their lines', () => {
  const file = `
const PERCENT = 20;
export const brand = { name: NAME, claim: 'Fast' };
export const seller = { name: brand.name, taxNote: undefined };
export const promotion = { code: 'A', text: \`\${PERCENT}% off\` };
export const products = { basic: { name: NAME, features: ['Quick', CHEAP], summary: 'Fast ' + END } };
`;
  expect(joinedWords('shop.config.ts', file)).toEqual([
    'shop.config.ts:5: text is not one quoted text, so it cannot be translated',
    'shop.config.ts:6: name is not one quoted text, so it cannot be translated',
    'shop.config.ts:6: features is not one quoted text, so it cannot be translated',
    'shop.config.ts:6: summary is not one quoted text, so it cannot be translated',
  ]);
  const { untranslated } = checkTexts(['en', 'de'], {
    messages: [],
    filesIn: () => [],
    joined: ['A'],
  });
  expect(untranslated).toEqual(['A']);
});

test('the texts are replaced in place', () => {
  const german = inlineWords('shop.config.ts', FILE, (text) => `"${text}" auf Deutsch`, 'de').code;
  expect(german).toContain(`claim: "\\"Fast proxies\\" auf Deutsch"`);
  expect(german).toContain("name: 'Kestrel'");
  expect(german).toContain(`"name": "\\"Basic\\" auf Deutsch"`);
});

test.each([
  ['99.9%', 'de', '99,9\u00A0%'],
  ['99.90%', 'tr', '%99,90'],
  ['99.9%', 'en-US', '99.9%'],
  ['100%', 'es', '100\u00A0%'],
  ['99.9% a year', 'de', '99.9% a year'],
  ['30M+', 'de', '30M+'],
  ['24/7', 'de', '24/7'],
])('the value %j of a claim, in %s, becomes %j', (value, locale, written) => {
  const file = `export const claims = { uptime: { value: '${value}', label: 'uptime' } };`;
  const { code } = inlineWords('shop.config.ts', file, (text) => text, locale);
  expect(code).toContain(`value: ${JSON.stringify(written)}`);
});

test('words with MessageFormat syntax or backticks are translated unchanged', () => {
  const file =
    "export const brand = { claim: '5 {fast} <b>proxies</b>, don\\'t wait', text: `Quick` };";
  expect(wordsOf('shop.config.ts', file)).toEqual([
    "5 '{'fast'}' '<'b>proxies'<'/b>, don't wait",
    'Quick',
  ]);
  expect(inlineWords('shop.config.ts', file, (text) => text, 'en-US').code).toBe(
    file
      .replace(/'5.*wait'/, '"5 {fast} <b>proxies</b>, don\'t wait"')
      .replace('`Quick`', '"Quick"'),
  );
});

test('a translation that its field does not accept is reported with its file', () => {
  const summary = 'Static US addresses with unlimited data.';
  const german = translatedWords('de').find(({ message }) => message === summary);
  const file = { ...shop, brand: { ...shop.brand, claim: german?.text } };
  expect(shopFileProblems(file, 'export const brand = {};', 'de')).toEqual([
    `texts/de.po: "${summary}": brand.claim: it ends with a period. Remove it`,
  ]);
});
