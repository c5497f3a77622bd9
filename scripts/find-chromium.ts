import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * A Chromium to test with: CHROMIUM_PATH, the system's, Playwright's own download, else the distribution's package
 * when this is root on Debian. Throws with what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const found = fromEnvironment() ?? fromSystem() ?? (await fromPlaywright());
  if (found !== undefined) return found;
  if (downloadWithPlaywright()) {
    const downloaded = await fromPlaywright();
    if (downloaded !== undefined) return downloaded;
  }
  if (installWithApt()) {
    const installed = fromSystem();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or set CHROMIUM_PATH to its executable.',
  );
}

function fromEnvironment(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH is ${path}, and there is no such file.`);
  return path;
}

function fromSystem(): string | undefined {
  for (const name of SYSTEM_NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return existsSync(MAC_CHROME) ? MAC_CHROME : undefined;
}

async function fromPlaywright(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function downloadWithPlaywright(): boolean {
  console.log('No Chromium here: trying the download of Playwright.');
  const { status } = spawnSync('npx', ['--no-install', 'playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0;
}

function installWithApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log("No download: installing the distribution's package chromium.");
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}
