import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { copyRepository } from '../copy-repository.ts';
import { patient } from '../patience.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const CODE = /```tsx\n\s*\/\/ (?<file>\S+)\n(?<code>.*?)```/s;
/** A line of a list that is quoted with its file: "in `src/routes.ts`: `…`". */
const LINE = /`(?<file>[\w./-]+\.ts)`: (?<quote>`+)(?<line>.+)\k<quote>/g;
/** The first line of the list of a file. */
const LIST = /^export const .* = [[{]\n/m;

let folder = '';
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Follows the section's instructions in the copy. */
function follow(section: string): void {
  const { file = '', code = '' } = CODE.exec(section)?.groups ?? {};
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code.replaceAll(/^ {3}/gm, ''));
  const lines = [...section.matchAll(LINE)].map(({ groups = {} }) => groups);
  expect(lines.map((found) => found['file'])).toEqual([
    'src/routes.ts',
    'src/paths.ts',
    'tools/bench/page/budgets.ts',
  ]);
  for (const found of lines) {
    const path = join(folder, found['file'] ?? '');
    const before = readFileSync(path, 'utf8');
    const after = before.replace(LIST, (start) => `${start}  ${found['line']}\n`);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  }
}

const inCopy = (...command: string[]) => output('node', command, { cwd: folder });

test(
  'a page added as documented is typed, built, listed and found',
  { tag: '@nightly' },
  async ({ page, serveBuild }) => {
    test.setTimeout(patient(240_000));
    const [section = ''] =
      /^## A page\n.*?(?=^## )/ms.exec(readFileSync('docs/how-to-add.md', 'utf8')) ?? [];
    folder = copyRepository('new-page-');
    follow(section);
    inCopy('node_modules/typescript/bin/tsc', '--noEmit');
    inCopy('tools/build/main.ts', '--languages', 'en', '--out', 'out');

    const dist = join(folder, 'out/dist');
    const html = readFileSync(join(dist, 'status.html'), 'utf8');
    expect(html).toMatch(/<title>Status · [^<]+<\/title>/);
    expect(html).toContain('content="Whether the proxies work, and since when."');
    expect(html).toMatch(/<h1[^>]*>Status<\/h1>/);
    expect(readFileSync(join(dist, 'sitemap.xml'), 'utf8')).toMatch(/<loc>[^<]+\/status<\/loc>/);

    await page.goto(await serveBuild(dist));
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'Status Pages', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Status' })).toBeVisible();
  },
);
