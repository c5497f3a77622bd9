import { expect, test } from 'vitest';
import { sitemap } from '../tools/build/delivery/sitemap.ts';

const built = (tag: string, path: string) => ({
  tag,
  path,
  pages: ['/', '/pricing'],
  styles: [],
  assets: [],
});

test('the sitemap lists each page in each language, with links to all of its languages', () => {
  const text = sitemap('https://shop.test/shop', [built('en', ''), built('pt-BR', 'pt-BR/')]);
  const entries = Array.from(text.matchAll(/<loc>(.*)<\/loc>(.*)<\/url>/g));
  expect(entries.map(([, address]) => address)).toEqual([
    'https://shop.test/shop/',
    'https://shop.test/shop/pricing',
    'https://shop.test/shop/pt-BR/',
    'https://shop.test/shop/pt-BR/pricing',
  ]);
  const links = entries.map(([, , all = '']) =>
    Array.from(all.matchAll(/hreflang="(.*?)" href="(.*?)"/g), ([, tag, to]) => `${tag} ${to}`),
  );
  expect(links[1]).toEqual([
    'en https://shop.test/shop/pricing',
    'pt-BR https://shop.test/shop/pt-BR/pricing',
    'x-default https://shop.test/shop/pricing',
  ]);
  expect(links[3]).toEqual(links[1]);
});
