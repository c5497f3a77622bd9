import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromiumPath } from '../../../tools/browsers/find.ts';

export type Outcome = { code: number; stdout: string; stderr: string };

/** The environment without the machine's own proxy settings. */
function cleanEnv(extra: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/_proxy$|^NODE_OPTIONS$/i.test(name),
  );
  return { ...Object.fromEntries(kept), ...extra };
}

export function run(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { cwd, env: cleanEnv(env), timeout: 60_000 };
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, stdout, stderr: `${stderr}${error?.message ?? ''}` });
    });
  });
}

export function hasCommand(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

export function hasNodePackage(name: string): boolean {
  return existsSync(join('node_modules', name, 'package.json'));
}

/** The Python of the environment variable, or the system's. */
export const PYTHON = process.env['PYTHON'] ?? 'python3';

/** Statements that fail without the package, or with a version that is too old for its snippet. */
export const PYTHON_PACKAGES = {
  requests: 'import requests',
  httpx: 'import httpx; httpx.Client(proxy=None)',
  scrapy: 'import scrapy; scrapy.Spider.start',
};

export const CHROMIUM = chromiumPath();

/**
 * Puts the system's Chromium where Playwright looks for its download.
 * @returns the folder for PLAYWRIGHT_BROWSERS_PATH, or null when there is no browser
 */
export async function playwrightBrowsers(folder: string): Promise<string | null> {
  if (CHROMIUM === undefined) return null;
  const browsers = join(folder, 'browsers');
  const probe = `import('playwright').then(({ chromium }) => chromium.launch()).then((b) => b.close())`;
  const env = { PLAYWRIGHT_BROWSERS_PATH: browsers };
  const { code, stderr } = await run(process.execPath, ['-e', probe], { cwd: folder, env });
  if (code === 0) return browsers;
  const wanted = /Executable doesn't exist at (\S+)/.exec(stderr)?.[1];
  if (wanted === undefined) return null;
  mkdirSync(dirname(wanted), { recursive: true });
  symlinkSync(CHROMIUM, wanted);
  return browsers;
}
