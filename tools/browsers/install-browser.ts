import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type PlaywrightName = 'chromium' | 'firefox' | 'webkit';

/** The first of these commands that is installed. */
export function onPath(...names: string[]): string | undefined {
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return undefined;
}

/** The browser that an environment variable names. It must exist. */
export function fromEnvironment(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === '') return undefined;
  if (!existsSync(path)) throw new Error(`${variable} is ${path}, and there is no such file.`);
  return path;
}

/** Playwright's own download, if there is one. */
export async function fromPlaywright(name: PlaywrightName): Promise<string | undefined> {
  const browsers = await import('playwright-core');
  try {
    const path = browsers[name].executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // Playwright has no download for this system.
    return undefined;
  }
}

export function downloadWithPlaywright(name: PlaywrightName): boolean {
  console.log(`No ${name} here: trying the download of Playwright.`);
  const playwright = (...args: string[]) =>
    spawnSync('npx', ['--no-install', 'playwright', ...args, name], {
      stdio: 'ignore',
      timeout: 300_000,
    }).status === 0;
  if (!playwright('install')) return false;
  if (isRootOnDebian()) playwright('install-deps');
  return true;
}

export function installWithApt(...packages: string[]): boolean {
  if (!isRootOnDebian()) return false;
  console.log(`Installing the distribution's ${packages.join(', ')}.`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return (
    apt('update', '-qq') &&
    // Installs nothing when a browser is already there.
    apt('install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...packages)
  );
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}
