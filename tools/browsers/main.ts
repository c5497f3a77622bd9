import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { chromium, firefox, webkit, type BrowserType } from 'playwright-core';
import { SWITCHES } from '../../tests/chromium.ts';
import { installFromDebian, isRootOnDebian, type Packages } from './debian.ts';
import {
  chromiumPath,
  downloadFolder,
  findFirefox,
  findWebKit,
  headlessShellPath,
  shellFolder,
  UNPACKED,
} from './find.ts';

const HELP = `npm run browsers -- [chromium] [firefox] [webkit]

Installs all browsers for the tests, or only those you name: Playwright's if they can be downloaded, otherwise Debian's.
Starts each browser to check it.`;

type Browser = {
  title: string;
  isThere: () => boolean;
  start: () => Promise<void>;
  /** The Playwright browser whose download is used if there is one. */
  download?: BrowserType;
  packages: Packages;
};

const BROWSERS: Record<string, Browser> = {
  chromium: {
    title: 'Chromium',
    isThere: () => chromiumPath() !== undefined && headlessShellPath() !== undefined,
    start: async () => {
      for (const executablePath of [chromiumPath(), headlessShellPath()])
        if (executablePath !== undefined)
          await (await chromium.launch({ executablePath, args: SWITCHES })).close();
    },
    download: chromium,
    packages: { install: ['chromium-headless-shell'], unpack: ['chromium', 'chromium-common'] },
  },
  firefox: {
    title: 'Firefox',
    isThere: () => findFirefox() !== undefined,
    start: async () => {
      const engine = findFirefox();
      if (typeof engine === 'object') await (await firefox.launch(engine)).close();
    },
    download: firefox,
    packages: { install: [], unpack: ['firefox-esr'] },
  },
  webkit: {
    title: 'WebKit',
    isThere: () => findWebKit() !== undefined,
    start: async () => {
      const engine = findWebKit();
      if (typeof engine === 'object') await (await webkit.launch(engine)).close();
      else if (engine !== undefined) {
        const { startWebKitGtk } = await import('../../tests/engines/webdriver-tab.ts');
        await (await startWebKitGtk('about:blank')).quit();
      }
    },
    ...(process.platform === 'darwin' ? { download: webkit } : {}),
    packages: { install: ['webkit2gtk-driver', 'xvfb', 'xauth'], unpack: [] },
  },
};

const { names } = readOptions(HELP, {}, { takesNames: true });
const unknown = names.filter((name) => !(name in BROWSERS));
if (unknown.length > 0) {
  console.error(
    `${unknown.join(', ')} cannot be installed. Choose from ${Object.keys(BROWSERS).join(', ')}.`,
  );
  process.exit(2);
}
const missing: string[] = [];
for (const [name, browser] of Object.entries(BROWSERS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const problem = await install(name, browser);
  console.log(`${browser.title}: ${problem ?? 'is installed and starts'}`);
  if (problem !== undefined) missing.push(name);
}
// `npm test` runs without the other engines.
if (missing.includes('chromium') || names.length > 0) process.exitCode = missing.length > 0 ? 1 : 0;

/** Installs the browser. Returns the reason if it could not be installed. */
async function install(name: string, browser: Browser): Promise<string | undefined> {
  if (browser.isThere()) return problemOf(browser);
  const problem = await download(browser);
  if (browser.isThere()) return undefined;
  const { packages } = browser;
  if (!isRootOnDebian()) {
    const all = [...packages.install, ...packages.unpack].join(' ');
    return `not installed. ${problem ?? ''}As root on Debian: apt-get install ${all}`;
  }
  try {
    installFromDebian(name, packages);
  } catch (error) {
    return `not installed: ${String(error)}`;
  }
  const debians = await problemOf(browser);
  if (debians !== undefined) rmSync(join(UNPACKED, name), { recursive: true, force: true });
  return debians;
}

/** Downloads a browser. If it does not start, removes it and returns the reason. */
async function download(browser: Browser): Promise<string | undefined> {
  const type = browser.download;
  if (type === undefined) return undefined;
  const folder = downloadFolder(type);
  console.log(`${browser.title}: installing Playwright's download in ${folder ?? 'its cache'}`);
  const failure = playwright('install', type.name());
  if (failure !== undefined) {
    console.log(`${browser.title}: not downloaded: ${failure}`);
    return "Playwright's build could not be downloaded. ";
  }
  let problem = await problemOf(browser);
  if (problem !== undefined && isRootOnDebian()) {
    console.log(`${browser.title}: installing missing libraries with apt`);
    const lacking = playwright('install-deps', type.name());
    if (lacking !== undefined) console.log(lacking);
    problem = await problemOf(browser);
  }
  if (problem === undefined) return undefined;
  if (folder !== undefined)
    for (const each of [folder, shellFolder(folder)])
      rmSync(each, { recursive: true, force: true });
  return `Playwright's build ${problem}\n`;
}

async function problemOf({ isThere, start }: Browser): Promise<string | undefined> {
  if (!isThere()) return 'was not found after the installation';
  try {
    await start();
    return undefined;
  } catch (error) {
    return `does not start: ${String(error)}`;
  }
}

/** Runs Playwright's own installer. Returns the reason if it failed. */
function playwright(...args: readonly string[]): string | undefined {
  const { exitCode, stderr, failure } = run('playwright', args, {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (exitCode === 0) return undefined;
  return failure ?? stderr.split('\n').find((line) => line.startsWith('Error: ')) ?? stderr;
}
