import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { LaunchOptions } from '@playwright/test';
import getPort from 'get-port';
import { CHROMIUM, HEADLESS_SHELL, SWITCHES } from './tests/chromium.ts';
import type { TranslationOption } from './tests/e2e/fixtures.ts';
import { fontEnvironment, HAS_FONTCONFIG } from './tests/fonts.ts';
import { fewerInGate, IS_GATE } from './tests/gate.ts';
import { BROWSER_STEP_MS, patient } from './tests/patience.ts';

// The first process chooses the port and the workers inherit it, so that two runs do not share one.
process.env['E2E_PORT'] ??= String(await getPort());
const PORT = Number(process.env['E2E_PORT']);

const LAUNCH: LaunchOptions = {
  executablePath: HEADLESS_SHELL ?? CHROMIUM,
  args: SWITCHES,
  env: fontEnvironment('wide'),
};

/** Tests of what depends on the width of text. */
const OF_WIDTH = /(a11y-reflow|budgets|fonts|fuzz-\w+|walks)\.spec\.ts/;

/** The wide font is the one that overflows. */
const FONTS = fewerInGate(
  { gate: 1, all: 2 },
  'what depends on the width of a text meets a narrow font too',
);

export default defineConfig<TranslationOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: patient(90_000),
  expect: { timeout: BROWSER_STEP_MS },
  reporter: [['list'], ['./tests/e2e/left-out-reporter.ts']],
  globalTeardown: './tests/e2e/no-violations.ts',
  use: {
    actionTimeout: BROWSER_STEP_MS,
    navigationTimeout: BROWSER_STEP_MS,
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Reduced motion saves a fifth of the rendering; `npm run test:all` runs with motion.
    ...(IS_GATE ? { contextOptions: { reducedMotion: 'reduce' as const } } : {}),
    // Screenshots of every step would cost a third of the run. Use `--trace on` for them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: LAUNCH,
  },
  projects: [
    // The longest tests first.
    {
      name: 'wide font, scrollbars that take room',
      testMatch: OF_WIDTH,
      use: { launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } },
    },
    ...(HAS_FONTCONFIG && FONTS > 1
      ? [
          {
            name: 'narrow font',
            testMatch: OF_WIDTH,
            use: { launchOptions: { ...LAUNCH, env: fontEnvironment('narrow') } },
          },
        ]
      : []),
    { name: 'shop', testIgnore: [OF_WIDTH, /translated\.spec\.ts/] },
    {
      name: 'translated',
      testMatch: /(main-job|translated)\.spec\.ts/,
      use: { translatedFrom: 'hydrated' },
    },
    // Dates are written in another order, and the zone's offset is no whole number of hours.
    {
      name: 'abroad',
      testMatch: /main-job\.spec\.ts/,
      use: { locale: 'de-DE', timezoneId: 'Asia/Kathmandu' },
    },
  ],
  webServer: {
    command: `node tests/e2e/shop.ts ${PORT}`,
    url: `http://localhost:${PORT}/violations`,
    timeout: patient(60_000),
  },
});
