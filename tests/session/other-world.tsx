import { act, cleanup, render } from '@testing-library/react';
import type { Scheduler } from 'fast-check';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import { followSession, startSession } from '../../src/app/start-session.ts';
import { closeLoginDialog } from '../../src/session/login-dialog.ts';
import { endSession } from '../../src/session/session.ts';
import { clearToasts } from '../../src/ui/toast.ts';
import { ApiProvider } from '../setup/api-provider.tsx';
import type { FakeTab } from '../setup/page.tsx';
import { fakeTab } from '../setup/page.tsx';
import type { Sent } from './two-customers.ts';
import { ADA, answerTo } from './two-customers.ts';

/** Each world is a minute later, because a session that has just ended is not adopted again. */
let now = Date.parse('2026-11-21T12:00:00Z');

/** The page's effects on the outside world, in order. */
export type Trace = {
  calls: Array<Sent>;
  /** Texts that reached the clipboard. */
  copied: Array<string>;
  saved: Array<Blob>;
  tabs: Array<FakeTab>;
};

/**
 * A page loaded by a customer with a stored session, in which nothing asynchronous happens unless the scheduler lets
 * it: answers and their bodies, tasks, the clipboard.
 */
export async function openWorld(scheduler: Scheduler, Page: ComponentType, path: string) {
  now += 60_000;
  vi.useFakeTimers({ now });
  history.replaceState(null, '', path);
  const trace: Trace = { calls: [], copied: [], saved: [], tabs: [] };
  const later = (what: string) => scheduler.schedule(Promise.resolve(), what);

  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://shop.test');
    const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {};
    const sent = { path: url.pathname, query: url.searchParams, body, token };
    trace.calls.push(sent);
    const text = JSON.stringify({ code: 200, message: null, body: answerTo(sent) });
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      const stream = new ReadableStream<Uint8Array>({
        start: async (stream) => {
          await later(`${url.pathname} text`);
          stream.enqueue(new TextEncoder().encode(text));
          stream.close();
        },
      });
      void later(url.pathname).then(() => resolve(new Response(stream)));
    });
  });
  vi.stubGlobal('MessageChannel', scheduledChannel(later));
  vi.stubGlobal('ClipboardItem', undefined);
  vi.stubGlobal('navigator', {
    onLine: true,
    language: 'en-US',
    languages: ['en-US'],
    userAgent: 'test',
    platform: 'test',
    clipboard: {
      writeText: (text: string) => {
        trace.copied.push(text);
        return later('clipboard');
      },
    },
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    trace.saved.push(file as Blob);
    return 'blob:saved';
  });
  // The click that saves a file would navigate the page.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(window, 'open').mockImplementation(() => fakeTab(trace.tabs));

  /** Performs an action; only what is not scheduled follows. */
  const run = (work: () => unknown) =>
    act(async () => {
      work();
      await vi.advanceTimersByTimeAsync(0);
      await vi.dynamicImportSettled();
      await vi.advanceTimersByTimeAsync(0);
    });
  const pass = async (ms: number) => {
    await act(() => vi.advanceTimersByTimeAsync(ms));
    await run(() => undefined);
  };
  /** Releases one scheduled step; false when none is left. */
  const release = async () => {
    if (scheduler.count() === 0) return false;
    await run(() => scheduler.waitNext(1));
    return true;
  };
  const releaseAll = async () => {
    while (await release());
  };
  localStorage.setItem('user', JSON.stringify(ADA));
  await run(() => {
    startSession();
    stopFollowing = followSession();
    render(
      <ApiProvider>
        <Page />
      </ApiProvider>,
    );
  });
  return { trace, run, pass, release, releaseAll };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

let stopFollowing = () => {};

/** Cleans up a world. */
export function closeWorld(): void {
  stopFollowing();
  cleanup();
  closeLoginDialog();
  endSession();
  clearToasts();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}

function scheduledChannel(later: (what: string) => Promise<void>) {
  return class {
    #listener: () => void = () => undefined;
    readonly port1 = {
      addEventListener: (_type: string, listener: () => void) => (this.#listener = listener),
      start: () => undefined,
      close: () => undefined,
    };
    readonly port2 = {
      postMessage: () => void later('next task').then(() => this.#listener()),
    };
  };
}
