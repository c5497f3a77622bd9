import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { patient } from '../patience.ts';
import { test as base } from './residential-customer.ts';
import { serveBuild } from './serve-build.ts';

/** Tests of the shop with all offers, built and served once. */
export const test = base.extend<object, { shopWithOffers: string }>({
  shopWithOffers: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern
    async ({}, provide) => {
      const out = mkdtempSync(join(tmpdir(), 'all-offers-'));
      output('node', ['tools/build/main.ts', '--sandbox', '--languages', 'en', '--out', out]);
      const { origin, stop } = await serveBuild(`${out}/dist`);
      await provide(origin);
      stop();
      rmSync(out, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: patient(180_000) },
  ],
  baseURL: ({ shopWithOffers }, provide) => provide(shopWithOffers),
});
