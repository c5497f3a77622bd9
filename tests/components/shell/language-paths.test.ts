import { expect, test, vi } from 'vitest';
import { namedPage, pathIn } from '../../../src/app/language-paths.ts';
import { notFound, pageAt } from '../../../src/app/pages.ts';
import { prefetch } from '../../../src/app/prefetch.ts';
import { paths } from '../../../src/paths.ts';

/** A page in German of a shop in English at https://shop.test/shop/. */
vi.hoisted(() => vi.stubEnv('BASE_URL', '/shop/'));
vi.mock('../../../src/i18n/language.ts', async (original) => ({
  ...(await original<object>()),
  LANGUAGE: 'de',
  LANGUAGE_PATH: 'de/',
  LANGUAGES: [
    { tag: 'en', name: 'English' },
    { tag: 'de', name: 'Deutsch' },
  ],
}));

test('a page in another language resolves only paths under its language tag', () => {
  for (const [address, route] of [
    ['/shop/de', '/'],
    ['/shop/de/', '/'],
    ['/shop/de/pricing', '/pricing'],
    ['/shop/de/dashboard/', '/dashboard'],
    ['/shop/pricing', '/404'],
    ['/shop/dental', '/404'],
    ['/de/pricing', '/404'],
    ['/shop/de/de/pricing', '/404'],
  ] as const)
    expect([address, pageAt(address).path]).toEqual([address, route]);
  expect(paths.pricing({ plan: 'isp' })).toBe('/shop/de/pricing?plan=isp');
  expect(paths.orders()).toBe('/shop/de/dashboard?orders=all#orders-history');
});

test('each page has an address in every language', () => {
  expect(pathIn('en', '/shop/de/pricing/')).toBe('/shop/pricing');
  expect(pathIn('de', '/shop/de/pricing')).toBe('/shop/de/pricing');
  expect(pathIn('en', '/shop/de/')).toBe('/shop/');
});

test('the 404 page of another language links to the page of the URL in each language', () => {
  // A host with only one 404.html.
  expect(pathIn('de', '/shop/en/typo')).toBe('/shop/de/typo');
  expect(pathIn('de', '/shop/typo')).toBe('/shop/de/typo');
  expect(pathIn('en', '/shop/DE/pricing')).toBe('/shop/pricing');
});

test('a path with double slashes leads to no other host', () => {
  expect(pathIn('en', '/shop/de//evil.example/x')).toBe('/shop/evil.example/x');
  expect(pathIn('en', '/shop//evil.example')).toBe('/shop/evil.example');
});

test.each([
  ['/pricing', 'de', '/shop/de/pricing'],
  ['/de/pricing?plan=isp', 'de', '/shop/de/pricing?plan=isp'],
  ['/de', 'de', '/shop/de/'],
  ['/de#faq', 'de', '/shop/de/#faq'],
  ['/en/pricing', 'en', '/shop/pricing'],
  ['/dental', 'de', '/shop/de/dental'],
])('the path %s in the shop file links to a page in %s', (path, tag, href) => {
  expect(namedPage(path)).toEqual({ href, tag });
});

test('hovering a link to another language preloads nothing, because it loads a new page', async () => {
  const preload = vi.spyOn(notFound.Page, 'preload');
  await prefetch(new URL('https://shop.test/shop/pricing'));
  expect(preload).not.toHaveBeenCalled();
});
