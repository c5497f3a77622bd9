import { act, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, dropped } from '../../setup/network.ts';
import { goOffline, goOnline } from './connection.ts';

const reload = vi.fn();
let asked: ReturnType<typeof answerCalls>;
const Plans = () => <p>Three plans</p>;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  asked = answerCalls(() => new Response(null, { status: 200 }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(goOnline);

/** The same build in a newly loaded page. */
async function freshPage() {
  vi.resetModules();
  const { lazyPart } = await import('../../../src/platform/lazy/lazy-part.tsx');
  const { blockReload } = await import('../../../src/platform/lazy/unsaved-work.ts');
  const { ErrorBoundary } = await import('../../../src/app/ErrorPage.tsx');
  const { lazyDialog } = await import('../../../src/ui/lazy-dialog.tsx');
  const { WhileLoading } = await import('../../../src/ui/WhileLoading.tsx');
  const { ToastRegion } = await import('../../../src/ui/ToastRegion.tsx');
  return {
    lazyPart,
    lazyDialog,
    blockReload,
    ToastRegion,
    show: (Part: ComponentType) =>
      act(() =>
        render(
          <ErrorBoundary panel>
            <Suspense
              fallback={
                <WhileLoading offline={<p>No connection</p>}>
                  <p>Loading</p>
                </WhileLoading>
              }
            >
              <Part />
            </Suspense>
          </ErrorBoundary>,
        ),
      ),
  };
}

test('a preloaded part appears at once, even while offline', async () => {
  const { lazyPart, show } = await freshPage();
  const Part = lazyPart(() => Promise.resolve(Plans));
  await Part.preload();
  await goOffline();
  await show(Part);
  expect(screen.getByText('Three plans')).toBeDefined();
});

test('nothing is loaded while offline, and the part appears when the connection returns', async () => {
  const { lazyPart, show } = await freshPage();
  const load = vi.fn(() => Promise.resolve(Plans));
  await goOffline();
  await show(lazyPart(load));
  expect(screen.getByText('No connection')).toBeDefined();
  expect(load).not.toHaveBeenCalled();
  await goOnline();
  expect(await screen.findByText('Three plans')).toBeDefined();
});

test('a missing file reloads the page once, and no error appears before that', async () => {
  const before = await freshPage();
  await before.show(before.lazyPart(gone));
  await before.show(before.lazyPart(gone));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getAllByText('Loading')).toHaveLength(2);
  const after = await freshPage();
  await after.show(after.lazyPart(gone));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});

test.each([
  ['cannot be reached', dropped],
  ['fails itself', () => new Response(null, { status: 500 })],
])('the page does not reload while the shop %s', async (_what, answer) => {
  const { lazyPart, show } = await freshPage();
  asked = answerCalls(answer);
  await show(lazyPart(gone));
  expect(reload).not.toHaveBeenCalled();
  // Bypasses every cache, which could respond for an unreachable server.
  expect(asked).toHaveBeenLastCalledWith(
    location.href,
    expect.objectContaining({ method: 'HEAD', cache: 'no-store' }),
  );
});

test('the page does not reload if a purchase or a list would be lost, and gives the reason', async () => {
  const { lazyPart, show, blockReload } = await freshPage();
  blockReload(() => true);
  await show(lazyPart(gone));
  expect(reload).not.toHaveBeenCalled();
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Please reload the page');
  expect(alert).toContain('Copy anything you want to keep');
});

function typeInto(type: string, value: string) {
  const field = document.body.appendChild(document.createElement('input'));
  field.type = type;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test.each([
  ['a text that is still there', 'text', 'AMBER15', 0],
  ['a text that was cleared', 'text', '', 1],
  ['a slider that was moved', 'range', '7', 1],
])('%s: %s %j', async (_what, type, value, reloads) => {
  const { lazyPart, show } = await freshPage();
  typeInto(type, value);
  await show(lazyPart(gone));
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('text typed on another page does not prevent the reload', async () => {
  const { lazyPart, show } = await freshPage();
  typeInto('text', 'AMBER15').remove();
  await show(lazyPart(gone));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage, a page that was reloaded does not reload again', async () => {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const first = await freshPage();
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  const openedBy = (type: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockImplementation((of) =>
        of === 'navigation' ? [{ type } as PerformanceNavigationTiming] : [],
      );
  openedBy('navigate');
  await first.show(first.lazyPart(gone));
  const second = await freshPage();
  openedBy('reload');
  await second.show(second.lazyPart(gone));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a failed preload has no effect, and the part loads when it is needed', async () => {
  const { lazyPart, show } = await freshPage();
  const load = vi.fn(() => Promise.resolve(Plans)).mockImplementationOnce(gone);
  const Part = lazyPart(load);
  await Part.preload();
  await show(Part);
  expect(screen.getByText('Three plans')).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

test('a dialog that fails to load closes, and a toast offers a reload', async () => {
  const { lazyDialog, blockReload, ToastRegion } = await freshPage();
  blockReload(() => true);
  const onClose = vi.fn();
  const Part = lazyDialog<{ onClose: () => void }>(gone);
  await act(() => render([<Part key="dialog" onClose={onClose} />, <ToastRegion key="toast" />]));
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('was probably updated');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
});

test('a dialog that fails to load while offline closes, and a toast gives the reason', async () => {
  const { lazyDialog, ToastRegion } = await freshPage();
  const onClose = vi.fn();
  const Part = lazyDialog<{ onClose: () => void }>(gone);
  await goOffline();
  await act(() => render([<Part key="dialog" onClose={onClose} />, <ToastRegion key="toast" />]));
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('offline');
});
