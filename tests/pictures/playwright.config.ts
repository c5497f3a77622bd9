import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { BROWSER_STEP_MS, patient } from '../patience.ts';
import { PICTURES_PORT } from './moment.ts';

const { launchOptions } = base.use ?? {};

/** Compares pictures of the main screens with the baseline: `npm run test:pictures`. */
export default defineConfig({
  testDir: '.',
  forbidOnly: true,
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
  fullyParallel: true,
  workers: base.workers ?? 2,
  timeout: patient(90_000),
  expect: {
    timeout: BROWSER_STEP_MS,
    // Edges of letters and lines differ a little from one processor to another.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 20, animations: 'disabled' },
  },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PICTURES_PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions ?? {},
  },
  webServer: {
    command: 'node tests/pictures/serve.ts',
    cwd: process.cwd(),
    url: `http://localhost:${PICTURES_PORT}/pricing`,
    timeout: patient(60_000),
  },
});
