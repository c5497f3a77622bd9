import { availableParallelism } from 'node:os';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { SWITCHES } from './tests/chromium.ts';
import { KINDS, portOf } from './tests/deploy/kinds.ts';
import type { LanguageOption, TranslationOption } from './tests/e2e/fixtures.ts';
import { FONT_FOLDERS, fontEnvironment, HAS_FONTCONFIG } from './tests/fonts.ts';
import { IS_NIGHT } from './tests/night.ts';
import { BROWSER_STEP_MS, patient } from './tests/patience.ts';
import { findChromium, findFirefox, findWebKit, headlessShellPath } from './tools/browsers/find.ts';
import { freePort } from './tools/dev/free-port.ts';

// The first process chooses the port and the workers inherit it, so that two runs do not share one.
process.env['E2E_PORT'] ??= String(await freePort());
const PORT = Number(process.env['E2E_PORT']);
const SHOP = `http://localhost:${PORT}`;

const LAUNCH: LaunchOptions = {
  executablePath: (IS_NIGHT ? undefined : headlessShellPath()) ?? findChromium(),
  args: SWITCHES,
  env: fontEnvironment('wide'),
};

type Config = PlaywrightTestConfig<TranslationOption, LanguageOption>;

const SHARED = {
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism() - 1),
  timeout: patient(90_000),
  expect: { timeout: BROWSER_STEP_MS },
  reporter: 'list',
  use: {
    actionTimeout: BROWSER_STEP_MS,
    navigationTimeout: BROWSER_STEP_MS,
    baseURL: SHOP,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Reduced motion saves a fifth of the rendering; `npm run test:all` runs with motion.
    ...(!IS_NIGHT ? { contextOptions: { reducedMotion: 'reduce' as const } } : {}),
    // Screenshots of every step would cost a third of the run. Use `--trace on` for them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: LAUNCH,
  },
} satisfies Config;

/** The suites, selected by SUITE. Each suite starts only the servers that it needs. */
const SUITES = { shop, servers, pictures, engines };
type Suite = keyof typeof SUITES;

const isSuite = (text: string): text is Suite => text in SUITES;
const suite = process.env['SUITE'] ?? 'shop';
if (!isSuite(suite)) throw new Error(`SUITE is none of ${Object.keys(SUITES).join(', ')}`);

export default defineConfig<TranslationOption, LanguageOption>({
  ...SHARED,
  outputDir: `test-results/${suite}`,
  ...SUITES[suite](),
});

/** The shop in Chromium, with every answer checked against the contract: `npx playwright test`. */
function shop(): Config {
  /** Tests that depend on the width of text. */
  const ofWidth = /(a11y-reflow|budgets|fonts|walks-layout)\.spec\.ts/;
  return {
    testDir: 'tests/e2e',
    globalTeardown: './tests/e2e/no-violations.ts',
    projects: [
      // The longest tests first.
      {
        name: 'wide font, scrollbars that take space',
        testMatch: [ofWidth, /walks\.spec\.ts/],
        use: { launchOptions: { ...LAUNCH, ignoreDefaultArgs: ['--hide-scrollbars'] } },
      },
      // Only the wide font overflows.
      {
        name: 'narrow font',
        testMatch: HAS_FONTCONFIG && IS_NIGHT ? ofWidth : [],
        use: { launchOptions: { ...LAUNCH, env: fontEnvironment('narrow') } },
      },
      {
        name: 'phone',
        testMatch: /phone\.spec\.ts/,
        use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      },
      { name: 'shop', testIgnore: [ofWidth, /(phone|spoken|translated|unmarked|walks)\.spec\.ts/] },
      {
        name: 'translated',
        testMatch: /(main-job|translated)\.spec\.ts/,
        use: { translatedFrom: 'hydrated' },
      },
      // Dates are written in a different order, and the zone's offset is not a whole number of hours.
      {
        name: 'in Arabic, abroad',
        testMatch: /(main-job|spoken)\.spec\.ts/,
        use: { language: 'ar', locale: 'de-DE', timezoneId: 'Asia/Kathmandu' },
      },
      {
        name: 'in the pseudo-locale',
        testMatch: /unmarked\.spec\.ts/,
        use: { language: 'en-XA' },
      },
      {
        name: 'in Chinese',
        testMatch: /(main-job|spoken)\.spec\.ts/,
        use: { language: 'zh-Hans' },
      },
    ],
    webServer: {
      command: `node tests/e2e/shop.ts ${PORT}`,
      url: `${SHOP}/violations`,
      timeout: patient(60_000),
    },
  };
}

/** The built shop behind real servers: `npx node tools/test/deploy.ts`. */
function servers(): Config {
  const base = process.env['DEPLOY_BASE'] ?? '';
  return {
    testDir: 'tests/deploy',
    projects: KINDS.map((kind) => ({
      name: kind,
      use: { baseURL: `http://localhost:${portOf(kind)}` },
      // The image serves only files.
      testIgnore: [
        kind === 'container'
          ? /(api-origin|backend|forwarded|https|logs|shop)\.spec/
          : /health\.spec/,
        // They use the shop at the root; tests/e2e/base-path.spec.ts uses a shop under a path.
        ...(base === '' ? [] : [/(api-origin|backend|shop)\.spec/]),
      ],
    })),
    webServer: KINDS.map((kind) => ({
      command: `node tests/deploy/serve.ts ${kind}`,
      url: `http://localhost:${portOf(kind)}${base}/pricing`,
      timeout: patient(60_000),
      stdout: 'pipe' as const,
    })),
  };
}

/** Pictures of the main screens against the baseline: `npx node tools/test/pictures.ts`. */
function pictures(): Config {
  return {
    testDir: 'tests/pictures',
    snapshotPathTemplate: '{testDir}/baseline/{arg}{ext}',
    // Edges of letters and lines differ slightly between processors.
    expect: {
      ...SHARED.expect,
      toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 20, animations: 'disabled' },
    },
    use: { ...SHARED.use, timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } },
    webServer: {
      command: `node tests/pictures/serve.ts ${PORT}`,
      url: `${SHOP}/pricing`,
      timeout: patient(60_000),
    },
  };
}

/**
 * The same journey in Chromium, Firefox and WebKit: `SUITE=engines`. A missing engine is
 * not run; with ENGINES=required it is a failure.
 */
function engines(): Config {
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  const isMissing = (engine: unknown) =>
    engine === undefined && process.env['ENGINES'] !== 'required';
  const firefoxOptions = typeof firefox === 'object' ? firefox : {};
  return {
    testDir: 'tests/engines',
    workers: 1,
    timeout: patient(300_000),
    projects: [
      {
        name: 'Chromium',
        testMatch: /playwright\.spec\.ts/,
        use: { launchOptions: { ...LAUNCH, executablePath: findChromium() } },
      },
      {
        name: 'Firefox',
        testMatch: isMissing(firefox) ? [] : /playwright\.spec\.ts/,
        use: {
          browserName: 'firefox' as const,
          launchOptions: {
            ...firefoxOptions,
            env: fontEnvironment('wide'),
            firefoxUserPrefs: {
              ...firefoxOptions.firefoxUserPrefs,
              // Without a graphics card, drawing the frames takes more time than the journey itself.
              'layout.frame_rate': 15,
              // The sandbox of Firefox reads fonts only from the system's folders.
              'security.sandbox.content.read_path_whitelist': FONT_FOLDERS.map(
                (path) => `${path}/`,
              ).join(),
            },
          },
        },
      },
      {
        name: 'WebKit',
        testMatch: isMissing(webkit)
          ? []
          : webkit === 'WebKitWebDriver'
            ? /webkit-gtk\.spec\.ts/
            : /playwright\.spec\.ts/,
        use: {
          browserName: 'webkit' as const,
          launchOptions: {
            ...(typeof webkit === 'object' ? webkit : {}),
            env: fontEnvironment('wide'),
          },
        },
      },
    ],
    // BiDi, which drives the system's Firefox, supports neither traces nor all context options.
    use: {
      actionTimeout: BROWSER_STEP_MS,
      navigationTimeout: BROWSER_STEP_MS,
      baseURL: SHOP,
      viewport: { width: 1280, height: 800 },
      screenshot: 'only-on-failure',
      trace: 'off',
    },
    webServer: {
      command: `node packages/sandbox/main.ts --prices=shop.config.ts --memory --dist=dist --port=${PORT}`,
      url: SHOP,
      timeout: patient(60_000),
    },
  };
}
