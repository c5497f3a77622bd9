import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineBanner } from '../../../src/app/shell/OfflineBanner.tsx';
import { goOffline, goOnline } from './connection.ts';

afterEach(async () => {
  await goOnline();
});

const region = () => document.querySelector('[aria-live]')?.textContent;
const outOfCache = () => act(() => window.dispatchEvent(new Event('pageshow')));

test('the banner appears while offline, in a live region that always exists', async () => {
  render(<OfflineBanner />);
  expect(region()).toBe('');
  await goOffline();
  expect(region()).toMatch(/^You are offline\. Anything already loaded still works/);
  await goOnline();
  expect(region()).toBe('You are back online.');
});

test('a browser that reports offline from the start is ignored, because the page has just loaded', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBanner />);
  await outOfCache();
  expect(region()).not.toContain('You are offline');
});

test('a page restored from the back-forward cache checks again', async () => {
  render(<OfflineBanner />);
  await goOffline();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outOfCache();
  expect(region()).toContain('You are offline');
  onLine.mockReturnValue(true);
  await outOfCache();
  expect(region()).not.toContain('You are offline');
});
