import { mkdirSync } from 'node:fs';
import getPort from 'get-port';
import { chromium, firefox, webkit } from 'playwright-core';
import type { BrowserType } from 'playwright-core';
import config from '../../playwright.config.ts';
import { answers, startChild, stopChildren, stopChildrenOnExit } from '../../scripts/children.ts';
import { findFirefox, findWebKit } from '../../scripts/find-engines.ts';
import type { Engine } from '../../scripts/find-engines.ts';
import { CHROMIUM } from '../chromium.ts';
import { fewerInGate } from '../gate.ts';
import { startWithPlaywright } from './playwright-tab.ts';
import type { Browser } from './Tab.ts';
import { walk } from './walk.ts';
import { startWebKitGtk } from './webdriver-tab.ts';

/**
 * Runs the same journey through the built shop in Chromium, Firefox and WebKit. A missing engine is reported; with
 * ENGINES=required it is a failure. Arguments select engines by name.
 */
const ENGINES: [name: string, type: BrowserType, find: () => Promise<Engine | undefined>][] = [
  ['Chromium', chromium, async () => ({ ...config.use?.launchOptions, executablePath: CHROMIUM })],
  ['Firefox', firefox, findFirefox],
  ['WebKit', webkit, findWebKit],
];
/** Chromium is the first of them. */
const FIRST = fewerInGate(
  { gate: 1, all: 0 },
  'the journey of the other engines in Chromium, where the browser tests go the same ways',
);
const DEMO = { email: 'demo@ambergate.example', password: 'amber-demo-1' };
const PICTURES = 'test-results/engines';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => ENGINES.every(([known]) => known !== name));
if (unknown.length > 0) throw new Error(`No engine is called ${unknown.join(' or ')}`);
const shop = await startShop();
let failures = 0;
for (const [name, type, find] of ENGINES.slice(FIRST)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const engine = await find();
  if (engine === undefined) {
    console.log(`${name}: not here, not run`);
    if (process.env['ENGINES'] === 'required') failures += 1;
    continue;
  }
  const began = Date.now();
  const browser =
    engine === 'WebKitWebDriver'
      ? await startWebKitGtk(shop)
      : await startWithPlaywright(type, engine, shop);
  console.log(`${name} ${browser.version}`);
  if (!(await walkIn(browser, name))) failures += 1;
  await browser.quit();
  console.log(`${name}: ${secondsSince(began)}`);
}
stopChildren();
process.exit(failures === 0 ? 0 : 1);

async function walkIn(browser: Browser, name: string): Promise<boolean> {
  try {
    await walk(browser.tab, DEMO, async (title, step) => {
      const began = Date.now();
      try {
        await step();
      } catch (cause) {
        throw new Error(`${name} ${title}: failed`, { cause });
      }
      console.log(`  ✓ ${title} (${secondsSince(began)})`);
    });
    return true;
  } catch (error) {
    console.error(error);
    mkdirSync(PICTURES, { recursive: true });
    await browser.tab.screenshot(`${PICTURES}/${name}.png`).catch(console.error);
    return false;
  }
}

/** The built app and the sandbox on one port. */
async function startShop(): Promise<string> {
  stopChildrenOnExit();
  const port = await getPort();
  startChild('node', ['sandbox/main.ts', '--memory', '--dist=dist', `--port=${port}`], {
    name: 'sandbox',
    onLine: () => undefined,
  });
  const url = `http://localhost:${port}`;
  await answers(url);
  return url;
}

function secondsSince(began: number): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
