import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from '../../../src/inline/early-clicks.ts';

const clicked = vi.fn<(event: Event) => void>();

beforeEach(async () => {
  document.body.innerHTML = `
    <button id="kept" data-replay><span>Buy</span></button>
    <button id="native" commandfor="menu">Menu</button>
    <button id="plain">Plain</button>
    <a id="link" href="/dashboard" data-replay>Dashboard</a>`;
  vi.resetModules();
  await import('../../../src/inline/early-clicks.inline.ts');
});
afterEach(() => {
  window.__stopEarlyClicks?.();
});

const at = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
/** Attaches handlers like those of React after hydration. */
const hydrate = () => {
  document.body.addEventListener('click', clicked);
  replayEarlyClicks();
  document.body.removeEventListener('click', clicked);
  return clicked.mock.calls.map(([event]) => (event.target as Element).id);
};

test('each control clicked before hydration is clicked once after it', () => {
  at('#kept span').click();
  at('#kept').click();
  expect(hydrate()).toEqual(['kept']);
});

test('a click between the hydration of the shell and that of its page is handled once', () => {
  document.body.addEventListener('click', clicked);
  at('#kept').click();
  expect(hydrate()).toEqual(['kept']);
});

test("a recorded click does not trigger the browser's default action", () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  at('#link').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(hydrate()).toEqual(['link']);
});

test('controls that need no script are handled by the browser', () => {
  const plain = new MouseEvent('click', { bubbles: true, cancelable: true });
  at('#plain').dispatchEvent(plain);
  const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  at('#link').dispatchEvent(newTab);
  expect([plain.defaultPrevented, newTab.defaultPrevented]).toEqual([false, false]);
  expect(hydrate()).toEqual([]);
});

test('a command button is recorded in browsers that do not support commands', () => {
  at('#native').click();
  expect(hydrate()).toEqual(['native']);
});

test('a click after hydration is handled once, and removed controls are not clicked', () => {
  at('#kept').click();
  at('#kept').remove();
  expect(hydrate()).toEqual([]);
  at('#link').addEventListener('click', (event) => event.preventDefault());
  at('#link').click();
  expect(window.__earlyClicks).toBeUndefined();
});
