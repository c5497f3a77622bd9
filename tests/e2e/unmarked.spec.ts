import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { CITIES } from '@ambergate/sandbox/rules/cities.ts';
import type { Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { readConfig } from '../../tools/build/config/read-config.ts';
import { patient } from '../patience.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks, type Walk } from './a11y-walks.ts';
import { accountAndUsage } from './account-offers-walk.ts';
import { findUnmarked } from './inspect/unmarked.ts';
import { offered } from './offers-walk.ts';
import { expect, test } from './residential-customer.ts';
import { serveFolder } from './serve-folder.ts';

const OUT = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));
/** Every test needs one of two builds: with the shop's offers, and with all offers of the sandbox. */
const built = new Set<string>();
test.beforeEach(({ page, language }) =>
  // Hides the line that offers English.
  page.addInitScript((tag) => localStorage.setItem('language', tag), language),
);
test.afterAll(() => {
  rmSync(OUT, { recursive: true, force: true });
  // A worker may return to this file after another one.
  built.clear();
});

const { productName, communityName, socialName, facts } = readConfig('production');
/** The countries in the usage of the sandbox. The browser names them, and does not know the pseudo-locale. */
const COUNTRIES = ['US', 'DE', 'GB', 'FR', 'JP', 'BR', 'IN'].map(
  (code) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
);
/** Texts that are not in the pseudo-locale: names of the operator, the server's texts, and those of React Aria. */
const NAMES = [
  ...COUNTRIES,
  ...(CITIES['US-NY'] ?? []),
  'New York',
  productName,
  communityName,
  socialName,
  ...(facts.payment ?? []),
  'Dismiss',
  'Out of order',
  // The server names the orders, also those that other tests have left.
  products.isp.name,
  'Renewal of',
].filter((name) => name !== '');

/** The texts of a screen that are not in the pseudo-locale, after the name of the screen. */
const unmarkedAt = async (page: Page, screen: string): Promise<string[]> =>
  (await page.evaluate(findUnmarked, NAMES)).map((text) => `${screen}: ${text}`);

function build(language: string, ...options: string[]): string {
  const folder = join(OUT, options.join(''));
  const args = ['--languages', language, '--out', folder, ...options];
  if (!built.has(folder)) output('node', ['tools/build/main.ts', ...args]);
  built.add(folder);
  return join(folder, 'dist');
}

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks }))
  testWalk(title, walk);

const offers: Record<string, Walk> = {
  'what a server offers': offered,
  'the account and the usage with every offer': async function* ({ page, owner, signIn }) {
    await signIn(page, owner);
    yield* accountAndUsage(page);
  },
};
for (const [title, walk] of Object.entries(offers)) testWalk(title, walk, '--sandbox');

function testWalk(title: string, walk: Walk, ...options: string[]): void {
  test(
    `every text and accessible name is marked for translation: ${title}`,
    { tag: '@nightly' },
    async ({ page, request, customer, owner, signIn, language }) => {
      test.setTimeout(patient(240_000));
      await serveFolder(page.context(), build(language, ...options), language);
      const unmarked: string[] = [];
      for await (const stop of walk({ page, request, customer, owner, signIn }))
        unmarked.push(...(await unmarkedAt(page, stop)));
      expect(unmarked).toEqual([]);
    },
  );
}
