import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ask, type Answer } from './ask.ts';
import { assets, BASE, bytesOf, isText, others, pageHeaders, pages, typeOf } from './published.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
let get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

test.beforeEach(({ baseURL }) => {
  get = (path, headers = {}, method = 'GET') => ask(baseURL, BASE + path, { headers, method });
});

/** Expects all headers of a page, each once, and none of an asset. */
function expectPageHeaders(path: string, answer: Answer): void {
  for (const [name, value] of Object.entries(pageHeaders))
    expect([path, name, answer.all(name)]).toEqual([path, name, [value]]);
  expect([path, answer.all('Cache-Control')]).toEqual([path, ['no-cache']]);
}

test('every page responds at its address, with every header once', async () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const { path, file } of pages) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.body.equals(bytesOf(file))).toBe(true);
    expect(answer.all('Content-Type')).toEqual([typeOf(file)]);
    expectPageHeaders(path, answer);
  }
});

test('a missing path returns status 404 with the 404 page, which never has status 200', async () => {
  const names =
    '/404 /404.html /404/ /nothing /nothing.js /pricing/nothing /_headers /_ /%00 /% /.git/config';
  const below = '/assets /assets/ /assets/nothing-1.js /assets/nothing';
  const paths = [
    ...`${names} ${below}`.split(' '),
    `/${'a'.repeat(2_000)}`,
    `${assets[0]}/`,
    `${assets[0]}.html`,
  ];
  for (const path of paths) {
    const answer = await get(path);
    // Servers reject such a path before they look for a file.
    if (/%(00)?$/.test(path) && answer.status === 400) continue;
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.body.equals(bytesOf('404.html'))).toBe(true);
    expect([path, answer.all('Content-Type')]).toEqual([path, ['text/html; charset=utf-8']]);
    expectPageHeaders(path, answer);
  }
});

test("each other language has its own 404 page, and an unknown language gets the root's", async () => {
  const names =
    '/404 /404.html /404/ /nothing /nothing.js /pricing/nothing /_ /assets/a-1.js /ar-XB/';
  for (const name of names.split(' ')) {
    for (const [folder, file] of [
      ['/ar-XB', 'ar-XB/404.html'],
      ['/ar-xx', '404.html'],
    ] as const) {
      const path = folder + name;
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect([path, answer.body.equals(bytesOf(file))]).toEqual([path, true]);
      expectPageHeaders(path, answer);
    }
  }
});

test('a shop without an announcement responds with 204', async () => {
  const answer = await get('/announcement.json');
  expect([answer.status, answer.body.length]).toEqual([204, 0]);
  expectPageHeaders('/announcement.json', answer);
});

test('a page has one address, and redirects keep the query', async () => {
  for (const [path, location] of [
    ['/pricing/', '/pricing'],
    ['/pricing/?plan=isp&code=10%25%20CASH%2B', '/pricing?plan=isp&code=10%25%20CASH%2B'],
    ['/pricing.html', '/pricing'],
    ['/pricing.html?code=A', '/pricing?code=A'],
    ['/create-admin/', '/create-admin'],
    ['/index', '/'],
    ['/index.html?ref=x', '/?ref=x'],
    ['/ar-XB?ref=x', '/ar-XB/?ref=x'],
    ['/ar-XB/index', '/ar-XB/'],
    ['/ar-XB/index.html', '/ar-XB/'],
    ['/ar-XB/pricing/?plan=isp', '/ar-XB/pricing?plan=isp'],
    ['/ar-XB/create-admin.html', '/ar-XB/create-admin'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.all('Location')]).toEqual([path, 301, [BASE + location]]);
    expectPageHeaders(path, answer);
  }
});

test('no path redirects to another host', async () => {
  let moved = 0;
  // Each is also the name of a page, so that a server that normalizes the path has a target to redirect to.
  for (const start of [
    '//',
    '///',
    '/.//',
    '/%2f',
    '/%5c',
    '/\\',
    '/..//',
    '//other.example/../',
  ]) {
    for (const end of [
      'pricing/',
      'pricing.html',
      'pricing/?x',
      'pricing.html?//other.example',
      'ar-XB',
      'ar-XB//pricing/',
      'ar-XB/index',
    ]) {
      const path = start + end;
      const answer = await get(path);
      for (const location of answer.all('Location')) {
        const { origin } = new URL(location, 'http://localhost');
        expect([path, location, origin]).toEqual([path, location, 'http://localhost']);
        moved += 1;
      }
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
  }
  expect(moved).toBeGreaterThan(0);
});

test('no path leaves the folder', async () => {
  for (const up of [
    '/../',
    '/%2e%2e/',
    '/..%2f',
    '/assets/../../',
    '/assets/..%2f..%2f',
    '/%2e%2e%5c',
  ]) {
    const answer = await get(`${up}package.json`);
    expect([up, [400, 403, 404].includes(answer.status)]).toEqual([up, true]);
    expect(answer.body.toString()).not.toContain('"devDependencies"');
  }
});

test('assets are cached forever and have the two headers that they need', async () => {
  expect(assets.length).toBeGreaterThan(10);
  for (const file of assets) {
    const answer = await get(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.body.equals(bytesOf(file))).toBe(true);
    expect([file, answer.all('Content-Type')]).toEqual([file, [typeOf(file)]]);
    expect(answer.all('Cache-Control')).toEqual([IMMUTABLE]);
    expect(answer.all('X-Content-Type-Options')).toEqual(['nosniff']);
    expect(answer.names).not.toContain('content-security-policy');
  }
});

test('icons, manifest and texts have the right types and are revalidated', async () => {
  expect(others.length).toBeGreaterThan(5);
  for (const file of others) {
    const answer = await get(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect([file, answer.all('Content-Type')]).toEqual([file, [typeOf(file)]]);
    expectPageHeaders(file, answer);
  }
});

test('texts are compressed for clients that accept it', async () => {
  const { name } = test.info().project;
  const packings = {
    gzip: gunzipSync,
    ...(name === 'nginx' ? {} : { br: brotliDecompressSync }),
  };
  const files = [...pages, ...[...assets, ...others].map((file) => ({ path: file, file }))];
  for (const { path, file } of files.filter((one) => isText(one.file))) {
    for (const [packing, unpack] of Object.entries(packings)) {
      const answer = await get(path, { 'Accept-Encoding': packing });
      expect([path, answer.all('Content-Encoding')]).toEqual([path, [packing]]);
      expect([path, answer.all('Content-Type')]).toEqual([path, [typeOf(file)]]);
      expect(answer.all('Vary').join()).toContain('Accept-Encoding');
      expect(unpack(answer.body).equals(bytesOf(file))).toBe(true);
      // Compressed by the build at the best quality, not by the server for each visitor.
      const packed = bytesOf(`${file}.${packing === 'br' ? 'br' : 'gz'}`);
      expect([path, answer.body.length]).toEqual([path, packed.length]);
    }
    const plain = await get(path, { 'Accept-Encoding': 'identity' });
    expect([path, plain.all('Content-Encoding')]).toEqual([path, []]);
  }
  const missing = await get('/nothing', { 'Accept-Encoding': 'gzip' });
  expect([missing.status, missing.all('Content-Encoding')]).toEqual([404, ['gzip']]);
  expect(gunzipSync(missing.body).equals(bytesOf('404.html'))).toBe(true);
});

test('an unchanged page is not sent again', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const [tag = ''] = (await get('/pricing', headers)).all('ETag');
    expect(tag).not.toBe('');
    const again = await get('/pricing', { ...headers, 'If-None-Match': tag });
    expect([encoding, again.status, again.body.length]).toEqual([encoding, 304, 0]);
  }
});

test('a page does not accept POST', async () => {
  const head = await get('/pricing', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expectPageHeaders('/pricing', head);
  const posted = await get('/pricing', {}, 'POST');
  expect(posted.status).toBe(405);
  expectPageHeaders('/pricing', posted);
});

test('a shop under a path has one address without a slash, and nothing beside it', async ({
  baseURL,
}) => {
  test.skip(BASE === '', 'the shop is at the root');
  const bare = await ask(baseURL, BASE);
  expect([bare.status, bare.all('Location')]).toEqual([301, [`${BASE}/`]]);
  for (const path of ['/', '/pricing', '/index.html', `${BASE}ping`, '/assets/', '/_headers']) {
    const answer = await ask(baseURL, path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.body.equals(bytesOf('404.html'))).toBe(false);
  }
});
