import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { staticFiles } from '@ambergate/sandbox/http/static-files.ts';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { configFrom } from '../tools/build/config/read-config.ts';
import { securityHeaders } from '../tools/build/delivery/security-headers.ts';
import { headersFile } from '../tools/build/delivery/server-snippets.ts';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
for (const name of ['index.html', 'pricing.html', '404.html', 'assets/a-1.js', 'robots.txt']) {
  writeFileSync(join(folder, name), name);
}
const headers = securityHeaders(configFrom({}), { scripts: [], styles: [] });
writeFileSync(join(folder, '_headers'), headersFile(headers, '', ['a-1.js']));

const app = new Hono().all('*', staticFiles(folder));
const get = async (path: string) => {
  const answer = await app.request(path);
  return { status: answer.status, headers: Object.fromEntries(answer.headers) };
};

test('an app built for a path is served only there', async () => {
  const below = temporaryFolder();
  cpSync(folder, below, { recursive: true });
  writeFileSync(join(below, '_headers'), headersFile(headers, '/shop', ['a-1.js']));
  const shop = new Hono().all('*', staticFiles(below)).notFound((c) => c.text('elsewhere', 404));
  const at = async (path: string) => {
    const answer = await shop.request(path);
    return [answer.status, answer.headers.get('Location') ?? (await answer.text())];
  };
  expect(await at('/shop/')).toEqual([200, 'index.html']);
  expect(await at('/shop/pricing')).toEqual([200, 'pricing.html']);
  expect(await at('/shop/assets/a-1.js')).toEqual([200, 'assets/a-1.js']);
  expect(await at('/shop')).toEqual([301, '/shop/']);
  expect(await at('/shop/pricing/?plan=isp')).toEqual([301, '/shop/pricing?plan=isp']);
  expect(await at('/shop/nothing')).toEqual([404, '404.html']);
  for (const path of ['/', '/pricing', '/shopping', '/assets/a-1.js'])
    expect([path, await at(path)]).toEqual([path, [404, 'elsewhere']]);
});

test.each([
  ['/', 200],
  ['/pricing', 200],
  ['/nothing', 404],
  ['/assets/nothing.js', 404],
  ['/_headers', 404],
])('the page at %s (%i) has every page header and is revalidated', async (path, status) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  const wanted = Object.entries({ ...headers, 'Cache-Control': 'no-cache' });
  expect(answer.headers).toMatchObject(
    Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
  );
});

test('other files have only one of the page headers, and assets never expire', async () => {
  const ofPages = Object.keys(headers).map((name) => name.toLowerCase());
  for (const path of ['/assets/a-1.js', '/robots.txt']) {
    const names = Object.keys((await get(path)).headers);
    expect(names).toEqual(expect.arrayContaining(['cache-control', 'content-type', 'vary']));
    expect(names.filter((name) => ofPages.includes(name))).toEqual(['x-content-type-options']);
  }
  expect((await get('/assets/a-1.js')).headers['cache-control']).toContain('immutable');
});
