import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { PHONE, SLOW_DOWN } from './bench-browser.ts';

export type PageFigures = {
  jsKb: number;
  totalKb: number;
  requests: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  cls: number;
};

/** A slow connection: 150 ms round trip, 1.6 Mbps down, 750 kbps up. */
export const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How long a page must send no requests to count as loaded. */
const QUIET_MS = { fast: 500, slow: 1000 };

type Options = {
  isSlow: boolean;
  storage?: Record<string, string>;
  /** Prevents the browser from becoming idle, so that the page loads only what it needs to be usable. */
  isNeverIdle?: boolean;
  /** By default, a phone's viewport. */
  viewport?: { width: number; height: number };
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<void>;
  /** Must be visible before a quiet page counts as loaded. */
  until?: (page: Page) => Locator;
};

/** Loads a page in a new context without input, and reads the transferred bytes and the timings. */
export async function measurePage(
  browser: Browser,
  url: string,
  options: Options,
): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: options.viewport ?? PHONE,
    isMobile: true,
  });
  const page = await context.newPage();
  const { storage } = options;
  if (storage !== undefined) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
  }
  if (options.isNeverIdle) {
    await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  }
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  if (options.isSlow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  }
  await options.prepare?.(page);
  await page.goto(url, { waitUntil: 'load' });
  await options.until?.(page).waitFor();
  await idle(page, bytes, options.isSlow ? QUIET_MS.slow : QUIET_MS.fast);
  const { longTasks, ...timings } = await page.evaluate(() => window.figures);
  await context.close();
  return { ...bytes.figures(), ...timings, blockingMs: blockingFrom(timings.fcpMs, longTasks) };
}

type Task = { start: number; end: number };

/**
 * Total blocking time: the time of tasks beyond 50 ms, starting with the first paint, because there is nothing to click
 * before.
 */
function blockingFrom(fcpMs: number, tasks: readonly Task[]): number {
  return tasks
    .map(({ start, end }) => Math.max(0, end - Math.max(start, fcpMs) - 50))
    .reduce((sum, ms) => sum + ms, 0);
}

declare global {
  interface Window {
    figures: { fcpMs: number; lcpMs: number; cls: number; longTasks: Array<Task> };
  }
}

/** Runs in the page before its own scripts. */
function observe(): void {
  window.figures = { fcpMs: 0, lcpMs: 0, cls: 0, longTasks: [] };
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.figures.fcpMs = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => void (window.figures.lcpMs = entry.startTime));
  on('longtask', ({ startTime, duration }) => {
    window.figures.longTasks.push({ start: startTime, end: startTime + duration });
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.figures.cls += shift.value;
  });
}

async function countBytes(cdp: CDPSession) {
  const types = new Map<string, string>();
  const underWay = new Set<string>();
  const headers = new Map<string, number>();
  let js = 0;
  let total = 0;
  let lastMs = Date.now();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) types.set(requestId, type ?? 'Other');
    underWay.add(requestId);
    lastMs = Date.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    headers.set(requestId, response.encodedDataLength);
  });
  const end = (requestId: string) => {
    underWay.delete(requestId);
    lastMs = Date.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    // Excludes headers, which depend on the host.
    if (types.get(requestId) === 'Script') js += encodedDataLength - (headers.get(requestId) ?? 0);
    end(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  return {
    figures: () => ({ jsKb: js / 1000, totalKb: total / 1000, requests: types.size }),
    quietForMs: () => (underWay.size > 0 ? 0 : Date.now() - lastMs),
  };
}

async function idle(page: Page, bytes: { quietForMs: () => number }, quietMs: number) {
  while (bytes.quietForMs() < quietMs) await page.waitForTimeout(100);
}

/** Visible when the dashboard is usable, because the generator can be clicked. */
export const generatorReady = (page: Page) =>
  page.getByRole('button', { name: 'Generate Proxies' }).and(page.locator(':not([aria-disabled])'));

/** The last content of the dashboard to load. */
export const ordersShown = (page: Page) => page.getByRole('heading', { name: 'Orders History' });
