import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { beforeEach, expect, test } from 'vitest';
import { buildProblems } from '../tools/build/build-problems.ts';

const SECRET = 'correct-horse-battery';
const ENV = { DEPLOY_TOKEN: SECRET, VITE_AUTH_ANON_KEY: 'a-public-setting', API_KEY: 'short' };

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  mkdirSync(join(folder, 'maps'));
  map(['../../src/main.tsx']);
  write('index.html', '<body><a href="/apple-touch-icon.png">a-public-setting, short</a></body>');
  write('assets/own.js', 'fetch("/api/Service/StatusOfPlan")');
});

const write = (name: string, text: string) => writeFileSync(join(folder, 'dist', name), text);
const map = (sources: readonly string[]) =>
  writeFileSync(join(folder, 'maps', 'main.js.map'), JSON.stringify({ sources }));
const problems = (cwd = '/app', base = '') =>
  buildProblems({
    dist: join(folder, 'dist'),
    base,
    sourceMaps: join(folder, 'maps'),
    env: ENV,
    cwd,
    notOffered: ['/api/Service/Status'],
  });

test('a build may contain settings, short values and a path that starts like its own', () => {
  expect(problems()).toEqual([]);
});

test.each([
  ['assets/main.js', `const key = "${SECRET}"`, 'the value of DEPLOY_TOKEN'],
  ['assets/main.js', '"/app/src/main.tsx"', 'the path of the folder it was built in'],
  [
    'assets/main.js',
    'fetch("/api/Service/Status")',
    '/api/Service/Status, which is part of an offer',
  ],
  ['assets/main.js', 'eval("1")', 'code that runs from a string'],
  ['assets/main.js', '//# sourceMappingURL=main.js.map', 'a source map'],
  ['assets/main.js.map', '{}', 'a source map'],
  ['assets/main.js', 'fetch("/mailbox")', 'code of the sandbox'],
  ['manifest.webmanifest', '-----BEGIN PRIVATE KEY-----', 'a secret'],
  ['pricing.html', '<p style="color: red">', 'a style attribute'],
  ['pricing.html', '<p onclick="go()">', 'an inline event handler'],
])('%s with %s is not published', (name, text, reason) => {
  write(name, text);
  expect(problems()).toEqual([expect.stringContaining(`${name}: ${reason}`)]);
});

test('a page of a shop under a path has no URL outside that path', () => {
  write(
    'index.html',
    '<a href="/shop/pricing">a</a><a href="https://x.example/">b</a><a href="#c">c</a>',
  );
  expect(problems('/app', '/shop')).toEqual([]);
  write('index.html', '<link href="/shopping/a.css"><form action="/pricing"></form>');
  expect(problems('/app', '/shop')).toEqual([
    'index.html: a URL outside of /shop/ (/shopping/a.css)',
    'index.html: a URL outside of /shop/ (/pricing)',
  ]);
});

test.each([
  '../../packages/sandbox/backend.ts',
  '../../packages/contract-check/engine/load.ts',
  '../../tests/sold.ts',
  '../../tools/build/palette/palettes.ts',
  '../../node_modules/culori/src/index.js',
])('the build contains no code from %s', (source) => {
  map(['../../src/main.tsx', source]);
  expect(problems()).toEqual([`main.js.map: built from ${source}`]);
});
