import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineBanner } from '../../../src/app/shell/OfflineBanner.tsx';
import { requireOnline, showToast } from '../../../src/ui/toast.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { goOffline, goOnline } from './connection.ts';

afterEach(async () => {
  await goOnline();
});

const region = () => document.querySelector('[aria-live]')?.textContent;
const outOfCache = () => act(() => window.dispatchEvent(new Event('pageshow')));

test('the banner is shown while offline, in a live region that always exists', async () => {
  render(<OfflineBanner />);
  expect(region()).toBe('');
  await goOffline();
  expect(region()).toMatch(/^You are offline\. What is already loaded still works/);
  await goOnline();
  expect(region()).toBe('You are back online.');
});

test('a browser that reports offline from the start is ignored, since the page has just loaded', async () => {
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

test('a toast without a text is its title alone while the code of its card is missing', async () => {
  render(<ToastRegion />);
  await goOffline();
  act(() => void showToast({ kind: 'success', title: 'Copied!' }));
  expect(screen.getByRole('status').textContent).toBe('Copied!');
});

test("a reason is announced even though the toast's card was never loaded, and the card loads on reconnect", async () => {
  render(<ToastRegion />);
  await goOffline();
  act(() => expect(requireOnline()).toBe(false));
  expect(screen.getByRole('alert').textContent).toMatch(/^Error: You are offline/);
  await goOnline();
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
