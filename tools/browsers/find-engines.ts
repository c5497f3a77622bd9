import { firefox, webkit } from 'playwright-core';
import type { BrowserType, LaunchOptions } from 'playwright-core';
import {
  downloadWithPlaywright,
  fromEnvironment,
  fromPlaywright,
  installWithApt,
  onPath,
} from './install-browser.ts';

/** How an engine is started: by Playwright, or as WebKitGTK by its WebDriver on a virtual screen. */
export type Engine = LaunchOptions | 'WebKitWebDriver';

/** Firefox's list of downloads would take the focus from the page. */
const QUIET = { 'browser.download.alwaysOpenPanel': false };

const IS_MAC = process.platform === 'darwin';

type Find = () => Promise<Engine | undefined>;

/** Playwright's own Firefox, FIREFOX_PATH, or the system's, which Playwright drives over BiDi. */
export const findFirefox: Find = async () => {
  const own = await ownOf('firefox', firefox);
  if (own !== undefined) return own;
  const executablePath = fromEnvironment('FIREFOX_PATH') ?? onPath('firefox-esr', 'firefox');
  if (executablePath === undefined) return undefined;
  return { executablePath, channel: 'moz-firefox', firefoxUserPrefs: QUIET };
};

/** Playwright's WebKit on a Mac. Elsewhere it has no clipboard, so use the system's WebKitGTK. */
export const findWebKit: Find = async () => {
  if (IS_MAC) return ownOf('webkit', webkit);
  // xvfb-run needs xauth, which Debian's xvfb only recommends.
  const isWhole = ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((name) => onPath(name));
  return isWhole ? 'WebKitWebDriver' : undefined;
};

/** Installs missing engines where possible. Returns the names of those that cannot be installed. */
export async function installEngines(): Promise<string[]> {
  const hasFirefox = await install(
    findFirefox,
    () => downloadWithPlaywright('firefox'),
    () => installWithApt('firefox-esr'),
  );
  const hasWebKit = await install(findWebKit, () =>
    IS_MAC
      ? downloadWithPlaywright('webkit')
      : installWithApt('webkit2gtk-driver', 'xvfb', 'xauth'),
  );
  return [...(hasFirefox ? [] : ['Firefox']), ...(hasWebKit ? [] : ['WebKit'])];
}

async function install(find: Find, ...ways: (() => boolean)[]): Promise<boolean> {
  if ((await find()) !== undefined) return true;
  for (const way of ways) if (way() && (await find()) !== undefined) return true;
  return false;
}

/** Downloads only where the required libraries are installed. */
async function ownOf(
  name: 'firefox' | 'webkit',
  type: BrowserType,
): Promise<LaunchOptions | undefined> {
  const executablePath = await fromPlaywright(name);
  if (executablePath === undefined) return undefined;
  try {
    await (await type.launch({ executablePath })).close();
    return { executablePath };
  } catch (error) {
    console.error(`Playwright's ${name} does not start: ${String(error)}`);
    return undefined;
  }
}
