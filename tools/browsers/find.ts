import { existsSync, globSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from 'playwright-core';

/** Where `npm run browsers` unpacks Debian's packages. */
export const UNPACKED = resolve('.cache/browsers');

/** How to start an engine: with Playwright, or for WebKitGTK with its WebDriver on a virtual screen. */
export type Engine = LaunchOptions | 'WebKitWebDriver';

const IS_MAC = process.platform === 'darwin';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** CHROMIUM_PATH, the system's Chromium, the unpacked package, or Playwright's own. */
export const chromiumPath = (): string | undefined =>
  fromEnvironment('CHROMIUM_PATH') ?? chromiumOfSystem() ?? fromPlaywright(chromium);

/** Throws with the command that installs Chromium. */
export function findChromium(): string {
  const path = chromiumPath();
  if (path === undefined)
    throw new Error('Chromium is not installed. Install it with: npm run browsers');
  return path;
}

/** Chromium without windows, which uses 20% less CPU time. */
export const headlessShellPath = (): string | undefined =>
  fromEnvironment('HEADLESS_SHELL_PATH') ??
  onPath('chromium-headless-shell') ??
  headlessShellOfPlaywright();

/** FIREFOX_PATH or the system's Firefox, which Playwright drives over BiDi, or Playwright's own. */
export function findFirefox(): Engine | undefined {
  const own = fromPlaywright(firefox);
  const executablePath =
    fromEnvironment('FIREFOX_PATH') ??
    (own === undefined
      ? (onPath('firefox-esr', 'firefox') ?? unpacked('firefox/usr/lib/firefox-esr/firefox-esr'))
      : undefined);
  if (executablePath === undefined) return own === undefined ? undefined : { executablePath: own };
  // Firefox's download panel would take the focus from the page.
  const firefoxUserPrefs = { 'browser.download.alwaysOpenPanel': false };
  return { executablePath, channel: 'moz-firefox', firefoxUserPrefs };
}

/** Playwright's WebKit on a Mac. Elsewhere, it has no clipboard, so use the system's WebKitGTK. */
export function findWebKit(): Engine | undefined {
  if (IS_MAC) {
    const executablePath = fromPlaywright(webkit);
    return executablePath === undefined ? undefined : { executablePath };
  }
  // xvfb-run needs xauth, which Debian's xvfb only recommends.
  const isWhole = ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => onPath(name));
  return isWhole ? 'WebKitWebDriver' : undefined;
}

export const chromiumOfSystem = (): string | undefined =>
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  (existsSync(MAC_CHROME) ? MAC_CHROME : undefined) ??
  unpacked('chromium/usr/lib/chromium/chromium');

/** Playwright's download for this system, if it exists. */
export function fromPlaywright(browser: BrowserType): string | undefined {
  try {
    const path = browser.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright has no download for this system.
    return undefined;
  }
}

/** The browser named by an environment variable. It must exist. */
export function fromEnvironment(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`${variable} is ${path}, but this file does not exist.`);
  return path;
}

/** Playwright stores the shell in a folder next to its Chromium's. */
function headlessShellOfPlaywright(): string | undefined {
  const folder = downloadFolder(chromium);
  return folder === undefined
    ? undefined
    : globSync(`${shellFolder(folder)}/*/{headless_shell,chrome-headless-shell}{,.exe}`)[0];
}

export const shellFolder = (folder: string): string =>
  folder.replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1');

/** The folder into which Playwright downloads a browser: `…/firefox-1511`. */
export function downloadFolder(browser: BrowserType): string | undefined {
  try {
    return /^.*?[\\/]\w+-\d+(?=[\\/])/.exec(browser.executablePath())?.[0];
  } catch {
    return undefined;
  }
}

function unpacked(program: string): string | undefined {
  const path = join(UNPACKED, program);
  return existsSync(path) ? path : undefined;
}

/** The path of the first of these commands that is installed. */
function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .flatMap((path) => (process.platform === 'win32' ? [`${path}.exe`] : [path]))
    .find((path) => existsSync(path));
}
