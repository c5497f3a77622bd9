import { expect, test } from 'vitest';
import { products } from '../../../shop.config.ts';
import { routePaths } from '../../../src/app/routes.tsx';
import { headFor, jsonLdFor } from '../../../src/app/shell/head.ts';
import { metaFor } from '../../../src/app/shell/route-meta.ts';
import { isSold } from '../../sold.ts';

function offersOf(path: string) {
  const data = JSON.parse(JSON.stringify(jsonLdFor(path))) as {
    '@graph': readonly {
      '@type': string;
      name: string;
      offers: { price: string; priceCurrency: string };
    }[];
  };
  return data['@graph']
    .filter((thing) => thing['@type'] === 'Product')
    .map(({ name, offers }) => `${name}: ${offers.price} ${offers.priceCurrency}`);
}

test('search engines read the prices that the cards show', () => {
  expect(offersOf('/')).toEqual([
    `${products.basic.name}: ${products.basic.price.toFixed(2)} USD`,
    `${products.premium.name}: ${products.premium.price.toFixed(2)} USD`,
    ...(isSold('isp') ? [`${products.isp.homeName}: ${products.isp.price.toFixed(2)} USD`] : []),
  ]);
  expect(offersOf('/pricing/')).toEqual(offersOf('/'));
});

test('pages without prices say nothing about products', () => {
  expect(jsonLdFor('/privacy')).toBeUndefined();
  expect(jsonLdFor('/nowhere')).toBeUndefined();
});

test('every route has its own title and a description that fits a search result', () => {
  const metas = routePaths.map(metaFor);
  expect(new Set(metas.map(({ title }) => title)).size).toBe(routePaths.length);
  for (const { description } of metas) {
    expect(description.length).toBeGreaterThan(25);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('only public pages may be listed, and a page that does not exist has no canonical address', () => {
  expect(headFor('/')).not.toContain('noindex');
  expect(headFor('/')).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/">/);
  for (const path of ['/dashboard', '/forgot-password']) {
    expect(headFor(path)).toContain('<meta name="robots" content="noindex">');
  }
  expect(headFor('/nowhere')).toContain('noindex');
  expect(headFor('/nowhere')).not.toContain('canonical');
});

test('nothing in the head can end its data block early', () => {
  const block = /<script type="application\/ld\+json">(.*)<\/script>/.exec(headFor('/'))?.[1];
  expect(block).toBeDefined();
  expect(block).not.toContain('<');
  expect(JSON.parse(block ?? '')).toEqual(JSON.parse(JSON.stringify(jsonLdFor('/'))));
});
