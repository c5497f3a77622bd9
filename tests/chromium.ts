import { fewerInGate } from './gate.ts';

export const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const IS_WHOLE = fewerInGate(
  { gate: 0, all: 1 },
  'in the whole Chromium, not in its headless shell, where there is one',
);

/** Needs a fifth less of the processor than Chromium, whose window it lacks. */
export const HEADLESS_SHELL =
  IS_WHOLE > 0 ? undefined : process.env['HEADLESS_SHELL_PATH'] || undefined;

/**
 * Switched off by Playwright, which Chromium forgets when it is given another list. A test compares them with those of
 * the installed Playwright.
 */
export const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'BlockOriginHeaderModificationOnRedirect',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'Translate',
  'AutoDeElevate',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The list below the address bar: every window loads it, as pages of its own, for longer than it loads the shop. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Chromium is started with in the browser tests. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
];
