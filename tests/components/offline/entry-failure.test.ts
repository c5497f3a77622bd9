import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeTemplate } from '../../../tools/build/pages/notice-template.ts';
import { answerCalls, dropped } from '../../setup/network.ts';
import { until } from '../../setup/until.ts';

const reload = vi.fn();
let look: ReturnType<typeof answerCalls>;
const ENTRY = 'https://shop.example/assets/main-a1b2c3d4.js';

/** Removes a test's event listeners after it. */
let visit: AbortController;
const add = window.addEventListener.bind(window);

beforeEach(() => {
  document.head.innerHTML = noticeTemplate();
  document.body.innerHTML = '<main>Prerendered</main>';
  look = answerCalls(() => new Response(null, { status: 200 }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  visit = new AbortController();
  vi.stubGlobal(
    'addEventListener',
    (type: string, listener: EventListener, capture: boolean | undefined) =>
      add(type, listener, { capture: capture ?? false, signal: visit.signal }),
  );
});
afterEach(() => {
  visit.abort();
});

const alert = () => document.querySelector('[role="alert"]');

/** A page whose head script finds a missing file. */
async function open(element: HTMLElement = scriptOf(ENTRY)): Promise<void> {
  vi.resetModules();
  await import('../../../src/inline/entry-failure.inline.ts');
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
  await until(() => expect(reload.mock.calls.length + (alert() ? 1 : 0)).toBe(1));
}

function scriptOf(src: string): HTMLScriptElement {
  const script = document.createElement('script');
  // Not fetched: the test decides the outcome.
  script.type = 'text/plain';
  script.src = src;
  return script;
}

test('a missing entry script reloads the page once, and then an error appears', async () => {
  await open();
  expect(reload).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('reloaded')).toContain(ENTRY);
  reload.mockReset();
  visit.abort();
  visit = new AbortController();
  await open();
  expect(reload).not.toHaveBeenCalled();
  expect(alert()?.textContent).toBe('This page did not load completely. Reload');
  expect(alert()?.querySelector('a')?.href).toBe(location.href);
  expect(document.body.firstElementChild).toBe(alert());
});

test('the entry script of a newer build can reload the page again', async () => {
  sessionStorage.setItem('reloaded', ` ${ENTRY}`);
  await open(scriptOf('https://shop.example/assets/main-e5f6a7b8.js'));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['without a connection', dropped],
  ['while the server is ill', () => new Response(null, { status: 502 })],
])('%s, the page does not reload until the connection is back', async (_name, answer) => {
  answerCalls(answer);
  await open();
  expect(reload).not.toHaveBeenCalled();
  expect(alert()).not.toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['reload', 0],
  ['navigate', 1],
])('without storage, a page of the type "%s" reloads %i times', async (type, times) => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((of) =>
    of === 'navigation' ? [{ type } as never] : [],
  );
  await open();
  expect(reload).toHaveBeenCalledTimes(times);
});

test('an entry script that throws shows an error and does not reload', async () => {
  vi.resetModules();
  await import('../../../src/inline/entry-failure.inline.ts');
  window.__earlyClicks = [];
  const thrown = new ErrorEvent('error', {
    filename: `${location.origin}/assets/main-a1b2c3d4.js`,
  });
  window.dispatchEvent(thrown);
  window.dispatchEvent(thrown);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(alert()?.textContent).toBe('This page did not start. Reload');
  expect(look).not.toHaveBeenCalled();
  delete window.__earlyClicks;
});

test('errors after hydration are ignored', async () => {
  vi.resetModules();
  await import('../../../src/inline/entry-failure.inline.ts');
  const filename = `${location.origin}/assets/main-a1b2c3d4.js`;
  window.dispatchEvent(new ErrorEvent('error', { filename }));
  expect(alert()).toBeNull();
});

test('missing images and errors of other scripts are ignored', async () => {
  vi.resetModules();
  await import('../../../src/inline/entry-failure.inline.ts');
  const image = document.createElement('img');
  document.body.append(image);
  image.dispatchEvent(new Event('error'));
  window.dispatchEvent(new Event('error'));
  await Promise.resolve();
  expect(look).not.toHaveBeenCalled();
});
