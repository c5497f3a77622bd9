import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  downloadWithPlaywright,
  fromEnvironment,
  fromPlaywright,
  installWithApt,
  onPath,
} from './install-browser.ts';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Finds a Chromium for tests: CHROMIUM_PATH, the system's, Playwright's download, or the distribution's package when
 * running as root on Debian. Throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const found =
    fromEnvironment('CHROMIUM_PATH') ?? chromiumOfSystem() ?? (await fromPlaywright('chromium'));
  if (found !== undefined) return found;
  if (downloadWithPlaywright('chromium')) {
    const downloaded = await fromPlaywright('chromium');
    if (downloaded !== undefined) return downloaded;
  }
  if (installWithApt('chromium')) {
    const installed = chromiumOfSystem();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/**
 * Finds Chromium's headless shell: HEADLESS_SHELL_PATH, the system's, Playwright's download, or the distribution's
 * package when running as root on Debian. Without one, tests run in Chromium itself.
 */
export async function findHeadlessShell(): Promise<string | undefined> {
  const name = 'chromium-headless-shell';
  const find = async () =>
    [fromEnvironment('HEADLESS_SHELL_PATH') ?? onPath(name), ...(await shellsOfPlaywright())].find(
      (path) => path !== undefined && starts(path),
    );
  return (await find()) ?? (installWithApt(name) ? find() : undefined);
}

/** Playwright keeps the shell in a folder beside that of its Chromium. */
async function shellsOfPlaywright(): Promise<string[]> {
  const { chromium } = await import('playwright-core');
  const [folder = '', revision = ''] = /^.*chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  return globSync(
    `${dirname(folder)}/chromium_headless_shell-${revision}/*/{headless_shell,chrome-headless-shell}`,
  );
}

/** A download may lack libraries. */
const starts = (path: string) => spawnSync(path, ['--version']).status === 0;

export function chromiumOfSystem(): string | undefined {
  return onPath(...SYSTEM_NAMES) ?? (existsSync(MAC_CHROME) ? MAC_CHROME : undefined);
}
