import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  caddySnippet,
  headersFile,
  nginxSnippet,
} from '../tools/build/delivery/server-snippets.ts';

/** The shop as built for https://ambergate.example/shop/. */
describe('a shop under a path', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('BASE_URL', '/shop/');
  });
  afterAll(() => {
    vi.resetModules();
  });

  test('has every page under it, and its links, icons and manifest stay there', async () => {
    const { prerenderPages } = await import('../tools/build/pages/prerender.tsx');
    const pages = await prerenderPages();
    expect(pages.map(({ path }) => path)).toContain('/pricing');
    for (const { path, html, head } of pages) {
      const found = (head + html).matchAll(/ (?:href|src|action)="(\/[^"]*)"/g);
      const addresses = Array.from(found, ([, address = '']) => address);
      expect(addresses).toContain('/shop/');
      expect(addresses).toContain('/shop/manifest.webmanifest');
      expect([path, addresses.filter((address) => !address.startsWith('/shop/'))]).toEqual([
        path,
        [],
      ]);
      expect([path, html.includes('Oops! Page not found')]).toEqual([path, path === '/404']);
    }
    expect(pages.filter(({ listed }) => listed).map(({ path }) => path)).toContain('/pricing');
  });

  test('resolves only page addresses under it', async () => {
    const { pageAt } = await import('../src/app/pages.ts');
    const { paths } = await import('../src/paths.ts');
    expect(paths.home()).toBe('/shop/');
    expect(paths.pricing({ plan: 'isp' })).toBe('/shop/pricing?plan=isp');
    expect(paths.orders()).toBe('/shop/dashboard?orders=all#orders-history');
    for (const [address, route] of [
      ['/shop', '/'],
      ['/shop/', '/'],
      ['/shop/pricing', '/pricing'],
      ['/shop/pricing/', '/pricing'],
      ['/', '/404'],
      ['/pricing', '/404'],
      ['/shopping', '/404'],
      ['/shop/shop/pricing', '/404'],
    ] as const)
      expect([address, pageAt(address).path]).toEqual([address, route]);
  });
});

describe('the server configuration', () => {
  const HEADERS = { 'Referrer-Policy': 'no-referrer' };

  test('for a shop under a path concerns only that path', () => {
    expect(headersFile(HEADERS, '/shop', ['a-1.js']).match(/^\/.*$/gm)).toEqual([
      '/shop/*',
      '/shop/assets/a-1.js',
    ]);
    const nginx = nginxSnippet(HEADERS, '/shop');
    expect(nginx.match(/(?<=location (?:= )?)\/\S*/g)).toEqual([
      '/shop',
      '/shop/',
      '/shop/404.html',
      '/shop/404',
      '/shop/_',
      '/shop/announcement.json',
      '/shop/assets/',
    ]);
    const caddy = caddySnippet(HEADERS, '/shop');
    expect(caddy).toContain('\nredir /shop /shop/ permanent\nhandle_path /shop/* {\n');
    expect(caddy).toContain('path /shop/*');
  });

  test('for other languages covers their home and 404 pages', () => {
    const nginx = nginxSnippet(HEADERS, '/shop', ['de', 'zh-Hans']);
    expect(nginx).toContain('location ~ ^/shop/(?<shop_language>de|zh-Hans)(?:/|$) {');
    expect(nginx).toContain('error_page 404 /shop/$shop_language/404.html;');
    const caddy = caddySnippet(HEADERS, '/shop', ['de', 'zh-Hans']);
    expect(caddy).toContain('~^/shop/(de|zh-Hans)/ /${1}/404.html');
    expect(caddy).toContain('@hidden path /404 /de/404 /zh-Hans/404 /404.html');
  });

  test('for a shop at the root of its host has no extra redirects or rewrites', () => {
    expect(nginxSnippet(HEADERS, '')).not.toContain(' break;');
    expect(caddySnippet(HEADERS, '')).toContain('\nhandle {\n');
  });
});
