import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { GB_RANGE, PLANS, PRICE_PER_GB } from '../src/domain/plans.ts';
import { CLAIMS, PRODUCTS } from '../src/domain/products.ts';
import { configFrom, shopFileProblems } from '../tools/build/config/read-config.ts';

const { brand, contact, seller, products, amounts, claims } = shop;
const problemsOf = (changed: object) => shopFileProblems({ ...shop, ...changed }).join('\n');

test('the file as it is has no mistake', () => {
  expect(shopFileProblems(shop)).toEqual([]);
});

test('the example of docs/operators.md has no mistake', () => {
  const guide = readFileSync('docs/operators.md', 'utf8');
  const example = /ShopFile\['texts'\] = (\{.*?^\});$/ms.exec(guide)?.[1];
  expect(problemsOf({ texts: runInNewContext(`(${example})`) })).toBe('');
});

test.each([1, 3650, 'never'])('data can be used for %s', (dataDays) => {
  expect(problemsOf({ products: { ...products, basic: { ...products.basic, dataDays } } })).toBe(
    '',
  );
});

describe('a mistake names the field, what is wrong and what is allowed', () => {
  const basic = (part: object) => ({
    products: { ...products, basic: { ...products.basic, ...part } },
  });
  const part = (name: keyof typeof shop, more: object) => ({
    [name]: { ...Object(shop[name]), ...more },
  });
  const gigabytes = (part: object) => ({
    amounts: { ...amounts, gigabytes: { ...amounts.gigabytes, ...part } },
  });
  test.each<[said: string, changed: object]>([
    [
      "products.basic.dataDays: it is 0.5. Write a whole number of days from 1 to 3650, or 'never'",
      basic({ dataDays: 0.5 }),
    ],
    [
      "products.basic.dataDays: it is a month. Write a whole number of days from 1 to 3650, or 'never'",
      basic({ dataDays: 'a month' }),
    ],
    [
      'products.isp: it has dataDays, which is not a field. Its fields are name',
      part('products', { isp: { ...products.isp, dataDays: 30 } }),
    ],
    [
      'search.home.title: it has 71 characters. Write at most 70',
      { search: { home: { title: 'x'.repeat(71) } } },
    ],
    [
      'search.pricing.description: it is empty. Write a text',
      { search: { pricing: { description: ' ' } } },
    ],
    [
      'search: it has terms, which is not a field. Its fields are home, pricing',
      { search: { terms: { title: 'Terms' } } },
    ],
    [
      'products: neither basic nor premium is sold. Sell at least one of them',
      {
        products: {
          ...products,
          basic: { ...products.basic, sold: false },
          premium: { ...products.premium, sold: false },
        },
      },
    ],
    [
      'facts.countries.1: it is UK, which is no country of ISO 3166-1. Write GB',
      part('facts', { countries: ['DE', 'UK'] }),
    ],
    [
      'facts.countries.0: it is de, which is no country of ISO 3166-1. Write a code such as DE',
      part('facts', { countries: ['de'] }),
    ],
    ['facts.countries: it has DE twice. Write it once', part('facts', { countries: ['DE', 'DE'] })],
    [
      'facts.payment: it is empty. Write at least one, or leave it out',
      part('facts', { payment: [] }),
    ],
    [
      'facts: it has protocol, which is not a field. Write protocols',
      part('facts', { protocol: ['HTTP'] }),
    ],
    [
      'promotion.code: it is not a discount code. Write one such as SPRING',
      { promotion: { code: ' SPRING', text: '20% off' } },
    ],
    [
      'promotion.until: it is not a day. Write one such as 2026-12-04',
      { promotion: { code: 'SPRING', text: '20% off', until: '2026-02-30' } },
    ],
    ['products.basic.name: it has spaces or control', basic({ name: 'Basic\nData' })],
    ['products.basic.features: it is not a list', basic({ features: 'Fast' })],
    [
      'products.premium: it is missing. Its fields are name',
      { products: { basic: products.basic, isp: products.isp } },
    ],
    [
      'amounts.gigabytes: it goes from 5 to 10 and starts at 20',
      gigabytes({ min: 5, max: 10, default: 20 }),
    ],
    ['amounts.ips', part('amounts', { ips: [] })],
    [
      'contact.chat: it does not begin with https://. Write https://chat.shop.example',
      part('contact', { chat: 'http://chat.shop.example/' }),
    ],
    [
      'contact.community.name: it says Discord, where https://t.me/x does not lead. Write the name of your chat',
      part('contact', { community: { url: 'https://t.me/x', name: 'Discord', place: 'group' } }),
    ],
    [
      'contact.social: it is no address of a page. Write one such as https://shop.example',
      part('contact', { social: 'javascript:alert(1)' }),
    ],
    [
      'brand.gateway: it is not a host with a port. Write one such as gate.shop.example:8000',
      part('brand', { gateway: 'gate.shop.example' }),
    ],
    [
      'brand.gateway: it is not a host with a port',
      part('brand', { gateway: 'http://gate.shop.example:8000' }),
    ],
    ['products.basic.features: it is empty. Write', basic({ features: [] })],
    [
      'amounts.ips: it has 25 twice. Write each number once',
      part('amounts', { ips: [25, 50, 25] }),
    ],
    [
      'amounts.gigabytes: it goes from 5 to 5 and starts at 5. Write them so that min ≤ default ≤ max and min < max',
      gigabytes({ min: 5, max: 5, default: 5 }),
    ],
    [
      'seller.legalTextsOf: it is in the future. Write a month up to ',
      part('seller', { legalTextsOf: '2099-01' }),
    ],
    [
      'brand.httpsOnlySeconds: it is not a number. Write one such as 0',
      part('brand', { httpsOnlySeconds: '1 day' }),
    ],
    [
      'seller.taxNote: it ends with a full stop. Leave it out',
      part('seller', { taxNote: 'VAT included.' }),
    ],
    [
      'seller.taxId: it has spaces or control characters too many. Write VAT IE1',
      part('seller', { taxId: 'VAT\nIE1' }),
    ],
    [
      'seller.legalTextsOf.terms: it is not a month. Write one such as 2026-01',
      part('seller', { legalTextsOf: { terms: '2026-13' } }),
    ],
    [
      "seller.legalTextsOf: it is neither a month such as '2026-01' nor a record such as { terms: '2026-01' }",
      part('seller', { legalTextsOf: 2026 }),
    ],
    [
      'claims.speed.value: it has 21 characters. Write at most 20',
      part('claims', { speed: { value: 'x'.repeat(21), label: 'servers' } }),
    ],
  ])('%s', (said, changed) => {
    expect(problemsOf(changed)).toContain(said);
  });

  test('all of them at once', () => {
    const both = problemsOf({ ...basic({ price: -1 }), sessions: [] });
    expect(both).toContain('products.basic.price');
    expect(both).toContain('sessions');
  });
});

test('the site that a variable names wins over that of the file', () => {
  expect(configFrom({})).toMatchObject({
    productName: brand.name,
    siteUrl: brand.site,
    supportEmail: contact.support,
    sellerName: seller.name,
  });
  expect(configFrom({ VITE_SITE_URL: 'https://other.test' }).siteUrl).toBe('https://other.test');
});

test('Home shows the gateway of the file, or one below the site without www', () => {
  const gatewayOf = (values: Record<string, string>, gateway?: string) =>
    configFrom(values, { ...shop, brand: { ...brand, gateway } }).home.gateway;
  expect(gatewayOf({}, 'proxy.shop.example:7000')).toEqual(['proxy.shop.example', '7000']);
  const www = { VITE_SITE_URL: 'https://www.shop.example' };
  expect(gatewayOf(www)).toEqual(['gate.shop.example', '8000']);
});

test('what is computed and shown is what the file says', () => {
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
