import { ownPages } from 'virtual:shop';
import { expect, test } from 'vitest';
import { products } from '../../../shop.config.ts';
import { documentTitle, pageAt, pages } from '../../../src/app/pages.ts';
import { routes } from '../../../src/routes.ts';
import { headOf, jsonLdFor } from '../../../tools/build/pages/head.ts';
import { isSold } from '../../sold.ts';

async function headAt(pathname: string) {
  const page = pageAt(pathname);
  return headOf(page, (await page.load()).head);
}

function offersOf(path: string) {
  const data = JSON.parse(JSON.stringify(jsonLdFor({ path }))) as {
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
  expect(offersOf('/pricing')).toEqual(offersOf('/'));
});

test('pages without prices have no structured data about products', () => {
  expect(jsonLdFor({ path: '/privacy' })).toBeUndefined();
  expect(jsonLdFor({ path: '/404' })).toBeUndefined();
});

test('every page has its own title and a description that fits a search result', async () => {
  const heads = await Promise.all(pages.map(async ({ load }) => (await load()).head));
  expect(new Set(heads.map(documentTitle)).size).toBe(pages.length);
  for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160);
  // Except for the texts, which an operator may replace with shorter ones.
  const written = routes.filter(({ path }) => !['/privacy', '/terms', '/refund'].includes(path));
  for (const { load } of written)
    expect((await load()).head.description.length).toBeGreaterThan(25);
});

test('only public pages can be indexed, and a missing page has no canonical URL', async () => {
  const own = ownPages.map(({ path }) => path);
  const listed = ['/', '/pricing', '/privacy', '/terms', '/refund', ...own];
  for (const { path } of pages) {
    const isHidden = (await headAt(path)).includes('<meta name="robots" content="noindex">');
    expect(isHidden, path).toBe(!listed.includes(path));
  }
  expect(await headAt('/')).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/">/);
  expect(await headAt('/nowhere')).toContain('noindex');
  expect(await headAt('/nowhere')).not.toContain('canonical');
});

test('nothing can close the data block in the head early', async () => {
  const block = /<script type="application\/ld\+json">(.*)<\/script>/.exec(await headAt('/'))?.[1];
  expect(block).toBeDefined();
  expect(block).not.toContain('<');
  expect(JSON.parse(block ?? '')).toEqual(JSON.parse(JSON.stringify(jsonLdFor({ path: '/' }))));
});
