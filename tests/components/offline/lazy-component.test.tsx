import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ErrorBoundary } from '../../../src/app/ErrorPage.tsx';
import { lazyComponent } from '../../../src/platform/lazy/lazy-component.tsx';
import { LoadError, lazyModule } from '../../../src/platform/lazy/lazy-module.ts';
import type { LoadFailure } from '../../../src/platform/lazy/lazy-module.ts';
import { blockReload } from '../../../src/platform/lazy/unsaved-work.ts';
import { lazyDialog } from '../../../src/ui/lazy-dialog.tsx';
import { NeedsConnection } from '../../../src/ui/QueryView.tsx';
import { dismissToast } from '../../../src/ui/toast.ts';
import { click } from '../../setup/press.ts';
import { getToast, toastTime } from '../../setup/toast.tsx';
import { until } from '../../setup/until.ts';
import { goOffline, goOnline } from './connection.ts';

const Plans = () => <p>Three plans</p>;
const Missing = ({ onRetry }: { onRetry: () => void }) => (
  <NeedsConnection what="Your plans" onRetry={onRetry} />
);
const load = vi.fn<() => Promise<ComponentType>>();
const fails = (reason: LoadFailure) => Promise.reject(new LoadError(reason, null));

function show(Part: ComponentType) {
  const { hook } = memoryLocation({ path: '/dashboard' });
  return act(() =>
    render(
      <Router hook={hook}>
        <ErrorBoundary panel>
          <Part />
        </ErrorBoundary>
      </Router>,
    ),
  );
}
const part = () =>
  lazyComponent(
    {
      get: () => undefined,
      load,
      preload: vi.fn(),
      loadAhead: vi.fn(() => Promise.resolve(undefined)),
    },
    { Missing },
  );

beforeEach(() => {
  load.mockResolvedValue(Plans);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  await goOnline();
});

test('a part that was not loaded says that it needs a connection, and comes with it', async () => {
  await goOffline();
  const source = lazyModule(() => Promise.resolve(Plans));
  await show(lazyComponent(source, { Missing }));
  expect(screen.getByText(/^Your plans could not be loaded/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await goOnline();
  expect(await screen.findByText('Three plans')).toBeDefined();
});

test('a part that was loaded is shown without a connection', async () => {
  const source = lazyModule(() => Promise.resolve(Plans));
  await source.load();
  await goOffline();
  await show(lazyComponent(source, { Missing }));
  expect(screen.getByText('Three plans')).toBeDefined();
});

test('a connection that only seems to be there offers another try', async () => {
  load.mockImplementation(() => fails('unreachable'));
  await show(part());
  load.mockResolvedValue(Plans);
  await click('Try again');
  expect(await screen.findByText('Three plans')).toBeDefined();
});

test('what only a reload can solve says so, and why it was not done', async () => {
  load.mockImplementation(() => fails('unsaved-work'));
  await show(part());
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Please reload the page');
  expect(alert).toContain('copy what you want to keep');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});

test('a part that cannot be loaded shows the error boundary and can be tried again', async () => {
  load.mockImplementation(() => fails('again'));
  await show(part());
  load.mockResolvedValue(Plans);
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  await click('Try again');
  expect(await screen.findByText('Three plans')).toBeDefined();
});

test('a part that threw as it started is not tried again: only a reload can help', async () => {
  load.mockImplementation(() => fails('broken'));
  await show(part());
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a dialog that does not come says so and closes', async () => {
  const onClose = vi.fn();
  const missing = new TypeError('Failed to fetch dynamically imported module');
  const cases: [cause: Error, isReachable: boolean, text: RegExp, time: number | 'sticky'][] = [
    [missing, false, /Check your connection/, 2000],
    [missing, true, /was probably updated/, 'sticky'],
    [new Error('broken'), true, /Reload the page to try again/, 'sticky'],
  ];
  vi.useFakeTimers();
  const stop = blockReload(() => true);
  for (const [cause, isReachable, text, time] of cases) {
    vi.stubGlobal('fetch', () =>
      isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed')),
    );
    const Part = lazyDialog<{ onClose: () => void }>(() => Promise.reject(cause));
    await act(() => render(<Part onClose={onClose} />));
    await until(() => expect(getToast()?.text).toMatch(text));
    const reload = screen.queryByRole('button', { name: 'Reload the page' });
    expect(reload !== null).toBe(time === 'sticky');
    expect(await toastTime()).toBe(time);
    act(() => dismissToast());
  }
  stop();
  expect(onClose).toHaveBeenCalledTimes(3);
});
