import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { staticFiles } from '../../sandbox/http/static-files.ts';
import { securityHeaders } from '../../scripts/security-headers.ts';
import { headersFile } from '../../scripts/server-snippets.ts';
import { Environment, toConfig } from '../../src/config-schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'dist-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));
for (const name of ['index.html', 'pricing.html', '404.html', 'assets/a-1.js', 'robots.txt']) {
  writeFileSync(join(folder, name), name);
}
const headers = securityHeaders(toConfig(Environment.parse({})), { scripts: [], styles: [] });
writeFileSync(join(folder, '_headers'), headersFile(headers));

const files = staticFiles(folder);
const get = (path: string) =>
  files({ method: 'GET', headers: {} } as IncomingMessage, new URL(path, 'http://localhost'));

test.each([
  ['/', 200],
  ['/pricing', 200],
  ['/nothing', 404],
  ['/assets/nothing.js', 404],
  ['/_headers', 404],
])('the page at %s (%i) has every header of a page and is revalidated', (path, status) => {
  const answer = get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({ ...headers, 'Cache-Control': 'no-cache' });
});

test('a file that is no page has the two headers that it needs, and an asset is kept for ever', () => {
  const names = ['Cache-Control', 'Content-Type', 'Vary', 'X-Content-Type-Options'];
  expect(Object.keys(get('/assets/a-1.js').headers).toSorted()).toEqual(names);
  expect(Object.keys(get('/robots.txt').headers).toSorted()).toEqual(names);
  expect(get('/assets/a-1.js').headers['Cache-Control']).toContain('immutable');
});
