import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goOffline, goOnline } from './connection.ts';

const reload = vi.fn();
const look = vi.fn<typeof fetch>();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const STILL_WAITING = 'still waiting';
const forbid = () => {
  throw new DOMException('denied', 'SecurityError');
};

beforeEach(() => {
  document.body.replaceChildren();
  vi.stubGlobal('fetch', look);
  look.mockResolvedValue(new Response(null, { status: 200 }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(async () => {
  await goOnline();
});

/** The same build in a newly loaded page. */
async function freshPage() {
  vi.resetModules();
  const { lazyModule } = await import('../../../src/platform/lazy/lazy-module.ts');
  const { blockReload } = await import('../../../src/platform/lazy/unsaved-work.ts');
  return { lazyModule, blockReload };
}

/** The results of loading when all is over: the value, the reason of a failure, or nothing yet. */
async function outcomes(...parts: readonly { load: () => Promise<unknown> }[]): Promise<unknown[]> {
  const results: unknown[] = parts.map(() => STILL_WAITING);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const [index, part] of parts.entries()) {
    part.load().then(
      (value) => (results[index] = value),
      (error: unknown) => (results[index] = (error as { reason?: unknown }).reason),
    );
  }
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return results;
}

const outcome = async (part: { load: () => Promise<unknown> }) => (await outcomes(part))[0];

test('a missing file reloads the page once, and nothing is drawn until then', async () => {
  const before = await freshPage();
  const parts = [before.lazyModule(gone), before.lazyModule(gone)];
  expect(await outcomes(...parts)).toEqual([STILL_WAITING, STILL_WAITING]);
  expect(reload).toHaveBeenCalledTimes(1);
  const after = await freshPage();
  expect(await outcome(after.lazyModule(gone))).toBe('again');
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/IspPanel-a1b2c3.js',
  'error loading dynamically imported module: https://shop.example/assets/IspPanel-a1b2c3.js',
  'Importing a module script failed.',
  "'text/html' is not a valid JavaScript MIME type.",
  'Unable to preload CSS for /assets/IspPanel-a1b2c3.css',
])('"%s" is a file that is gone', async (message) => {
  const { lazyModule } = await freshPage();
  expect(await outcome(lazyModule(() => Promise.reject(new TypeError(message))))).toBe(
    STILL_WAITING,
  );
  expect(reload).toHaveBeenCalledOnce();
});

test('code that throws as it starts is no missing file: no reload, no second try, and it is reported', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new TypeError('crypto.randomUUID is not a function');
  // WebKit returns a half-initialised module the second time.
  const throws = vi.fn(() => Promise.resolve('half')).mockRejectedValueOnce(cause);
  const part = (await freshPage()).lazyModule(throws);
  part.preload();
  expect(await outcome(part)).toBe('broken');
  expect(await outcome(part)).toBe('broken');
  expect(throws).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith(cause);
  expect(look).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('code that throws is reported once, also when it is needed while it is loaded ahead of time', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new TypeError('crypto.randomUUID is not a function');
  const { promise, reject } = Promise.withResolvers<never>();
  const part = (await freshPage()).lazyModule(() => promise);
  part.preload();
  const needed = outcome(part);
  reject(cause);
  expect(await needed).toBe('broken');
  expect(report).toHaveBeenCalledExactlyOnceWith(cause);
});

test('where storage is forbidden a page that was itself reloaded is not reloaded again', async () => {
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  const type = vi.spyOn(performance, 'getEntriesByType');
  type.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
  expect(await outcome((await freshPage()).lazyModule(gone))).toBe(STILL_WAITING);
  type.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  expect(await outcome((await freshPage()).lazyModule(gone))).toBe('again');
  expect(type).toHaveBeenLastCalledWith('navigation');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is reloaded while the shop cannot be reached or is itself broken', async () => {
  const { lazyModule } = await freshPage();
  look.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await outcome(lazyModule(gone))).toBe('unreachable');
  look.mockResolvedValueOnce(new Response(null, { status: 500 }));
  expect(await outcome(lazyModule(gone))).toBe('unreachable');
  // Past every cache, which could answer for a server that does not.
  expect(look).toHaveBeenLastCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
  expect(reload).not.toHaveBeenCalled();
});

test('nothing is reloaded while something would be lost: a purchase, a list, a typed text', async () => {
  const { lazyModule, blockReload } = await freshPage();
  const release = blockReload(() => true);
  expect(await outcome(lazyModule(gone))).toBe('unsaved-work');
  release();
  const field = document.body.appendChild(document.createElement('input'));
  field.value = 'AMBER15';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await outcome(lazyModule(gone))).toBe('unsaved-work');
  expect(reload).not.toHaveBeenCalled();
  // Unmounted with its page.
  field.remove();
  expect(await outcome(lazyModule(gone))).toBe(STILL_WAITING);
});

test('a text that was typed and cleared keeps no page from its reload', async () => {
  const { lazyModule } = await freshPage();
  const field = document.body.appendChild(document.createElement('input'));
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await outcome(lazyModule(gone))).toBe(STILL_WAITING);
});

test('a slider that was moved keeps no page from its reload', async () => {
  const { lazyModule } = await freshPage();
  const slider = document.body.appendChild(document.createElement('input'));
  slider.type = 'range';
  slider.value = '7';
  slider.dispatchEvent(new Event('input', { bubbles: true }));
  expect(await outcome(lazyModule(gone))).toBe(STILL_WAITING);
});

test('without a connection nothing is tried, and it comes when the connection is back', async () => {
  const { lazyModule } = await freshPage();
  const load = vi.fn(() => Promise.resolve('loaded'));
  const part = lazyModule(load);
  await goOffline();
  part.preload();
  expect(await outcome(part)).toBe(STILL_WAITING);
  expect(load).not.toHaveBeenCalled();
  await goOnline();
  expect(await outcome(part)).toBe('loaded');
  expect(part.get()).toBe('loaded');
});

test('a failed preload neither reloads the page nor throws, and is tried again when the code is needed', async () => {
  const { lazyModule } = await freshPage();
  const load = vi.fn(() => Promise.resolve('loaded')).mockImplementationOnce(gone);
  const part = lazyModule(load);
  part.preload();
  expect(await outcome(part)).toBe('loaded');
  expect(look).not.toHaveBeenCalled();
});

test('a style sheet that failed is fetched again before its code is', async () => {
  const { lazyModule } = await freshPage();
  const failed = document.createElement('link');
  failed.rel = 'stylesheet';
  failed.href = '/assets/card.css';
  Object.defineProperty(failed, 'sheet', { value: null });
  const { settings } = (window as unknown as { happyDOM: DetachedWindowAPI }).happyDOM;
  settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.append(failed);
  const importIt = vi
    .fn(() => Promise.resolve('code'))
    .mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/card.css'));
  look.mockRejectedValue(new TypeError('Failed to fetch'));
  const part = lazyModule(importIt);
  expect(await outcome(part)).toBe('unreachable');
  importIt.mockImplementationOnce(() => {
    expect(failed.isConnected).toBe(false);
    return Promise.resolve('code');
  });
  expect(await part.load()).toBe('code');
  expect(document.head.querySelectorAll('link[href$="/assets/card.css"]')).toHaveLength(1);
  document.head.replaceChildren();
  settings.handleDisabledFileLoadingAsSuccess = false;
});
