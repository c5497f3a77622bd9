import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@ambergate/contract-check/tests/hostile-server.ts';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';
import { lineOf } from '../tools/doctor/finding.ts';
import { servedFindings } from '../tools/doctor/served.ts';

const pageIn = (tag: string, script = 'main-1') =>
  `<html lang="${tag}" dir="ltr"><script type="module" src="/assets/${script}.js"></script>`;

/** What the doctor reports about a German folder that is served like this. */
async function german(served: { home?: string; unknown?: [number, string] }) {
  const dist = temporaryFolder();
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'de'));
  writeFileSync(join(dist, 'assets/main-1.js'), '');
  writeFileSync(join(dist, '_headers'), '');
  writeFileSync(join(dist, 'index.html'), pageIn('en'));
  writeFileSync(join(dist, 'de/index.html'), pageIn('de', 'main-2'));
  const { home = pageIn('de', 'main-2'), unknown = [404, pageIn('de')] } = served;
  const { url } = await startServer(({ url: path }, response) => {
    if (path === '/de/') response.end(home);
    else if (path === '/de/no-such-page') response.writeHead(unknown[0]).end(unknown[1]);
    else response.writeHead(path === '/' ? 200 : 404).end(pageIn('en'));
  });
  const lines = (await servedFindings(url, dist)).map(lineOf);
  return lines.filter((line) => /\/de\/|language/.test(line));
}

test.for<[string, Parameters<typeof german>[0], RegExp]>([
  ['its own pages', {}, /^✓ The shop is served in 1 more language, with a 404 page/],
  ['the English page', { home: pageIn('en') }, /^✗ \/de\/: the page differs from this build/],
  [
    'an older build',
    { home: pageIn('de', 'main-0') },
    /^✗ \/de\/: the page differs from this build/,
  ],
  [
    'the English page at unknown addresses',
    { unknown: [404, pageIn('en')] },
    /^! \/de\/: .* in another/,
  ],
  ['a shell at unknown addresses', { unknown: [200, pageIn('de')] }, /^✗ \/de\/: an unknown URL/],
])('a language with %s is reported', async ([, served, line]) => {
  expect(await german(served)).toEqual([expect.stringMatching(line)]);
});
