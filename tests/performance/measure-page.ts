import type { Browser, CDPSession, Page } from '@playwright/test';

export type PageFigures = {
  jsKb: number;
  totalKb: number;
  requests: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  cls: number;
};

/** A phone on a slow line: 150 ms round trip, 1.6 Mbps down, 750 kbps up, CPU 4x slower. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOW_DOWN = 4;
const IDLE_MS = 1000;

type Options = { isSlow: boolean; storage?: Record<string, string> };

/** Loads a page in a new context without any input, and reads its bytes (as they travelled) and its timings. */
export async function measurePage(
  browser: Browser,
  url: string,
  options: Options,
): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
  });
  const page = await context.newPage();
  const { storage } = options;
  if (storage !== undefined) {
    await page.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
  }
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  const bytes = await countBytes(cdp);
  if (options.isSlow) {
    await cdp.send('Network.emulateNetworkConditions', SLOW);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOW_DOWN });
  }
  await page.goto(url, { waitUntil: 'load' });
  await idle(page, bytes);
  const timings = await page.evaluate(() => window.figures);
  await context.close();
  return { ...bytes.figures(), ...timings };
}

declare global {
  interface Window {
    figures: { fcpMs: number; lcpMs: number; blockingMs: number; cls: number };
  }
}

/** Runs in the page, before anything else. */
function observe(): void {
  window.figures = { fcpMs: 0, lcpMs: 0, blockingMs: 0, cls: 0 };
  const on = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.figures.fcpMs = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => void (window.figures.lcpMs = entry.startTime));
  on('longtask', (entry) => void (window.figures.blockingMs += Math.max(0, entry.duration - 50)));
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) window.figures.cls += shift.value;
  });
}

async function countBytes(cdp: CDPSession) {
  const types = new Map<string, string>();
  let js = 0;
  let total = 0;
  let lastMs = Date.now();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('data:')) types.set(requestId, type ?? 'Other');
    lastMs = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (types.get(requestId) === 'Script') js += encodedDataLength;
    lastMs = Date.now();
  });
  return {
    figures: () => ({ jsKb: js / 1000, totalKb: total / 1000, requests: types.size }),
    quietForMs: () => Date.now() - lastMs,
  };
}

async function idle(page: Page, bytes: { quietForMs: () => number }): Promise<void> {
  while (bytes.quietForMs() < IDLE_MS) await page.waitForTimeout(100);
}
