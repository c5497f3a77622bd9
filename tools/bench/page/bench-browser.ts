import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { patient } from '../../../tests/patience.ts';
import { matchWholeNames } from '../../../tests/whole-names.ts';
import { findChromium } from '../../browsers/find.ts';
import { installProbe } from './probe.ts';

/** How much slower a phone is than this machine. */
export const SLOW_DOWN = 4;
export const PHONE = { width: 412, height: 823 };

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  // When inspected, a browser parses React again to locate its two errors. A customer's browser does not.
  '--js-flags=--no-enable-lazy-source-positions',
];

export async function launch(...flags: string[]): Promise<Browser> {
  const args = [...CHROMIUM_FLAGS, ...flags];
  return chromium.launch({ executablePath: findChromium(), args });
}

type Options = { storage?: Record<string, string>; isSlow?: boolean };

/** A new page with a phone's screen and the probe. The CPU is slowed down after it has loaded. */
export async function openPage(
  browser: Browser,
  url: string,
  { storage = {}, isSlow = false }: Options = {},
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  const page = await context.newPage();
  matchWholeNames(page);
  page.setDefaultTimeout(patient(60_000));
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(installProbe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  if (isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { page, session, close: () => context.close() };
}
