import { expect, test, vi } from 'vitest';
import { configFrom } from '../../tools/build/config/read-config.ts';

test("the manifest of another language has its own direction and home page, and the shop's icons", async () => {
  vi.doMock('../../src/i18n/language.ts', () => ({ LANGUAGE: 'ar', LANGUAGE_PATH: 'ar/' }));
  const { webManifest } = await import('../../tools/build/delivery/web-manifest.ts');
  const manifest = JSON.parse(webManifest(configFrom({}))) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl' });
  const addressOf = (path: string) =>
    new URL(path, 'https://shop.test/shop/ar/manifest.webmanifest').pathname;
  expect(addressOf(manifest.start_url)).toBe('/shop/ar/');
  expect(manifest.icons.map(({ src }) => addressOf(src))).toEqual(
    ['favicon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map(
      (file) => `/shop/${file}`,
    ),
  );
});
