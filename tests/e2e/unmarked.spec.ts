import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import type { Page } from '@playwright/test';
import { readConfig } from '../../tools/build/config/read-config.ts';
import { patient } from '../patience.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks } from './a11y-walks.ts';
import { findUnmarked } from './inspect/unmarked.ts';
import { offered } from './offers-walk.ts';
import { expect, test } from './residential-customer.ts';
import { serveFolder } from './serve-folder.ts';

const OUT = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));
test.beforeEach(({ page, language }) =>
  // Without the line that offers English.
  page.addInitScript((tag) => localStorage.setItem('language', tag), language),
);
test.afterAll(() => rmSync(OUT, { recursive: true, force: true }));

const { productName, communityName, socialName, facts } = readConfig('production');
/** What is not in the pseudo-locale: names of the operator, what the server says, and the texts of React Aria. */
const NAMES = [
  productName,
  communityName,
  socialName,
  ...(facts.payment ?? []),
  'Dismiss',
  'Out of order',
].filter((name) => name !== '');

/** What a screen shows that is not in the pseudo-locale, after the name of the screen. */
const unmarkedAt = async (page: Page, screen: string): Promise<string[]> =>
  (await page.evaluate(findUnmarked, NAMES)).map((text) => `${screen}: ${text}`);

/** Every test needs one of two builds: with the offers of the shop, and with all that the sandbox has. */
const built = new Set<string>();
function build(language: string, ...options: string[]): string {
  const folder = join(OUT, options.join(''));
  const args = ['--languages', language, '--out', folder, ...options];
  if (!built.has(folder)) output('node', ['tools/build/main.ts', ...args]);
  built.add(folder);
  return join(folder, 'dist');
}

/** Their buttons are found by counts of plans inside other texts, which are not found in another language. */
const { 'dialogs of a plan on the way to its payment': _, ...walks } = dashboardWalks;
for (const [title, walk] of Object.entries({ ...publicWalks, ...walks }))
  test(
    `every text and accessible name is marked for translation: ${title}`,
    { tag: '@nightly' },
    async ({ page, request, customer, owner, signIn, language }) => {
      test.setTimeout(patient(240_000));
      await serveFolder(page.context(), build(language), language);
      const unmarked: string[] = [];
      for await (const stop of walk({ page, request, customer, owner, signIn }))
        unmarked.push(...(await unmarkedAt(page, stop)));
      expect(unmarked).toEqual([]);
    },
  );

test(
  'every text and accessible name is marked for translation: what a server offers',
  { tag: '@nightly' },
  async ({ page, request, customer, owner, signIn, language }) => {
    test.setTimeout(patient(240_000));
    await serveFolder(page.context(), build(language, '--sandbox'), language);
    const unmarked: string[] = [];
    for await (const stop of offered({ page, request, customer, owner, signIn }))
      unmarked.push(...(await unmarkedAt(page, stop)));
    expect(unmarked).toEqual([]);
  },
);
