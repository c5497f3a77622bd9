import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { GB_RANGE, PLANS, PRICE_PER_GB } from '../src/domain/plans.ts';
import { CLAIMS, PRODUCTS } from '../src/domain/products.ts';
import { configFrom, shopFileProblems } from '../tools/build/config/read-config.ts';
import { writtenIn } from '../tools/build/config/shop-fields.ts';
import { rowsOf } from './rows-of.ts';

const { brand, contact, seller, products, amounts, claims } = shop;
const problemsOf = (changed: object) => shopFileProblems({ ...shop, ...changed }).join('\n');

test('the default file has no mistakes', () => {
  expect(shopFileProblems(shop)).toEqual([]);
});

test('the example in docs/operators.md has no mistakes', () => {
  const guide = readFileSync('docs/operators.md', 'utf8');
  const example = /ShopFile\['texts'\] = (\{.*?^\});$/ms.exec(guide)?.[1];
  expect(problemsOf({ texts: runInNewContext(`(${example})`) })).toBe('');
});

/** The file with a different value at the path. */
function changed(path: string, value: unknown): object {
  const file = structuredClone({ ...shop });
  const names = path.split('.');
  const last = names.pop() ?? '';
  const part = names.reduce<Record<string, unknown>>(
    (at, name) => (at[name] ??= {}) as Record<string, unknown>,
    file,
  );
  part[last] = value;
  return file;
}

describe('a mistake is reported with the field, the problem and the allowed values', () => {
  test.each(
    rowsOf(String.raw`
  languages.1 = 'pt_BR' → pt_BR: write pt-BR
  languages.1 = 'xx' → xx: it is not the tag of a language. Write one such as it or pt-BR
  languages.1 = 'it' → the shop has no texts in it. Write them in brand/texts/it.po
  products.basic.dataDays = 0.5 → it is 0.5. Write a whole number of days from 1 to 3650, or 'never'
  products.basic.dataDays = 0 → it is 0. Write a whole number of days from 1 to 3650, or 'never'
  products.basic.dataDays = 9999 → it is 9999. Write a whole number of days from 1 to 3650, or 'never'
  products.basic.dataDays = 'a month' → it is a month. Write a whole number of days from 1 to 3650, or 'never'
  products.isp.dataDays = 30 → products.isp: it has dataDays, which is not a field. Its fields are name
  search.home.title = 'x'.repeat(71) → it has 71 characters. Write at most 70
  search.pricing.description = ' ' → it is empty. Write a text
  search.terms.title = 'Terms' → search: it has terms, which is not a field. Its fields are home, pricing
  facts.countries = ['DE', 'UK'] → facts.countries.1: it is UK, which is not an ISO 3166-1 country code. Write GB
  facts.countries = ['fr'] → facts.countries.0: it is fr, which is not an ISO 3166-1 country code. Write FR
  facts.countries = ['XX'] → facts.countries.0: it is XX, which is not an ISO 3166-1 country code. Write a code such as DE
  facts.countries = ['DE', 'DE'] → it has DE twice. Write it once
  facts.payment = [] → it is empty. Write at least one, or leave it out
  facts.protocol = ['HTTP'] → facts: it has protocol, which is not a field. Write protocols
  promotion = { code: ' SPRING', text: '20% off' } → promotion.code: it is not a discount code. Write one such as SPRING
  promotion = { code: 'SPRING', text: '20% off', until: '2026-02-30' } → promotion.until: it is not a day. Write one such as 2026-12-04
  products.basic.name = 'Basic\nData' → it has extra spaces or control
  products.basic.features = 'Fast' → it is not a list
  products.basic.features = [] → it is empty. Write
  products = { ...products, basic: { ...products.basic, sold: false }, premium: { ...products.premium, sold: false } } → neither basic nor premium is sold. Sell at least one of them
  products.premium = undefined → it is missing. Its fields are name
  amounts.gigabytes = { min: 5, max: 10, default: 20 } → it goes from 5 to 10 and starts at 20
  amounts.gigabytes = { min: 5, max: 5, default: 5 } → it goes from 5 to 5 and starts at 5. Write them so that min ≤ default ≤ max and min < max
  amounts.ips = [] → amounts.ips.0: it is missing. Write some of 25, 50, 75, 100
  amounts.ips = [25, 50, 25] → it has 25 twice. Write each number once
  contact.chat = 'http://chat.shop.example/' → it does not begin with https://. Write https://chat.shop.example
  contact.community = { url: 'https://t.me/x', name: 'Discord', place: 'group' } → contact.community.name: its name contains Discord, but https://t.me/x is not a Discord URL. Write the name of your chat
  contact.social = 'javascript:alert(1)' → it is not the URL of a page. Write one such as https://shop.example
  brand.gateway = 'gate.shop.example' → it is not a host with a port. Write one such as gate.shop.example:8000
  brand.gateway = 'http://gate.shop.example:8000' → it is not a host with a port
  brand.httpsOnlySeconds = '1 day' → it is not a number. Write one such as 0
  seller.legalTextsOf = '2099-01' → it is in the future. Write a month up to 
  seller.legalTextsOf = { terms: '2026-13' } → seller.legalTextsOf.terms: it is not a month. Write one such as 2026-01
  seller.legalTextsOf = 2026 → it is neither a month such as '2026-01' nor an object such as { terms: '2026-01' }
  seller.taxNote = 'VAT included.' → it ends with a period. Remove it
  seller.taxId = 'VAT\nIE1' → it has extra spaces or control characters. Write VAT IE1
  claims.speed.value = 'x'.repeat(21) → it has 21 characters. Write at most 20
`),
  )('%s is rejected: %s', (change = '', report = '') => {
    const [path = '', value = ''] = change.split(' = ');
    const problems = shopFileProblems(changed(path, runInNewContext(`(${value})`, { products })));
    expect(problems.join('\n')).toContain(
      /^[a-z][\w.]+: /.test(report) ? report : `${path}: ${report}`,
    );
  });

  test.each([1, 3650, 'never'])('dataDays can be %s', (dataDays) => {
    expect(shopFileProblems(changed('products.basic.dataDays', dataDays))).toEqual([]);
  });

  test('non-breaking spaces in a text are kept', () => {
    const text = 'Prix\u202F: 3\u00A0$';
    expect(shopFileProblems(changed('products.premium.summary', text))).toEqual([]);
  });

  test('several mistakes are reported at once', () => {
    const both = problemsOf({ ...changed('products.basic.price', -1), sessions: [] });
    expect(both).toContain('products.basic.price');
    expect(both).toContain('sessions');
  });
});

test('a site set by an environment variable overrides that of the file', () => {
  expect(configFrom({})).toMatchObject({
    productName: brand.name,
    siteUrl: brand.site,
    supportEmail: contact.support,
    sellerName: seller.name,
  });
  expect(configFrom({ VITE_SITE_URL: 'https://other.test' }).siteUrl).toBe('https://other.test');
});

test("Home shows the file's gateway, or one under the site without www", () => {
  const gatewayOf = (values: Record<string, string>, gateway?: string) =>
    configFrom(values, { ...shop, brand: { ...brand, gateway } }).home.gateway;
  expect(gatewayOf({}, 'proxy.shop.example:7000')).toEqual(['proxy.shop.example', '7000']);
  const www = { VITE_SITE_URL: 'https://www.shop.example' };
  expect(gatewayOf(www)).toEqual(['gate.shop.example', '8000']);
});

test('the shop calculates and shows what the file contains', () => {
  expect(PRICE_PER_GB).toEqual({ basic: products.basic.price, premium: products.premium.price });
  expect(GB_RANGE).toMatchObject(amounts.gigabytes);
  expect(PLANS.isp.name).toBe(products.isp.name);
  expect(PRODUCTS.map(({ price }) => price)).toEqual(
    Object.values(products)
      .filter((product) => !('sold' in product) || product.sold)
      .map(({ price }) => price),
  );
  expect(CLAIMS).toEqual(claims);
});

test('texts in another first language may be longer, and name their own refund policy', () => {
  const file = {
    ...shop,
    texts: { refunds: 'Es gilt die Erstattungsrichtlinie.' },
    products: {
      ...products,
      premium: { ...products.premium, shortName: 'Privatanschlüsse in Premiumqualität' },
    },
  };
  expect(shopFileProblems(file)).toHaveLength(2);
  writtenIn('de');
  onTestFinished(() => writtenIn('en'));
  expect(shopFileProblems(file)).toEqual([]);
});
