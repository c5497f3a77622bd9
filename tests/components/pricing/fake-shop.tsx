import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, vi } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
import { endSession } from '../../../src/session/session.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import { onNeverSent } from '../../setup/reaches-server.ts';
import { testApi } from '../../setup/test-api.tsx';

export type Call = {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  answer: (body: unknown, code?: number) => Promise<void>;
  fail: (status: number) => Promise<void>;
};

export type FakeTab = { url: string; isClosed: boolean };

/** Removes page, customer and clock after every test. */
export function closeShopAfterEach(): void {
  afterEach(() => {
    cleanup();
    dismissToast();
    endSession();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** A server that answers when the test says so, and a browser whose tabs can be counted. */
export function openFakeShop() {
  const calls: Call[] = [];
  const tabs: FakeTab[] = [];
  const failures: { error: ApiError; isInline: boolean }[] = [];
  const { Api } = testApi((error, { isInline }) => {
    if (!(error instanceof ApiError)) throw error;
    failures.push({ error, isInline });
    if (error.endsSession) endSession();
  });

  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    return new Promise<Response>((resolve, reject) => {
      const end = (response: Response) =>
        act(async () => {
          resolve(response);
          await vi.advanceTimersByTimeAsync(0);
        });
      const giveUp = () => reject(new DOMException('gone', 'AbortError'));
      if (init.signal?.aborted) return giveUp();
      init.signal?.addEventListener('abort', giveUp);
      const call: Call = {
        path: url.pathname,
        query: url.searchParams,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as Call['body']) : {},
        answer: (body, code = 200) => end(Response.json({ code, message: null, body })),
        fail: (status) => end(new Response('', { status })),
      };
      calls.push(call);
      onNeverSent(init.signal, () => calls.splice(calls.indexOf(call), 1));
    });
  });
  vi.spyOn(window, 'open').mockImplementation(() => {
    const tab: FakeTab = { url: '', isClosed: false };
    tabs.push(tab);
    return {
      opener: window,
      get closed() {
        return tab.isClosed;
      },
      document: document.implementation.createHTMLDocument(''),
      location: {
        replace: (url: string) => {
          tab.url = url;
        },
      },
      close: () => {
        tab.isClosed = true;
      },
    } as unknown as Window;
  });

  return {
    calls,
    tabs,
    failures,
    /** Renders the page, or hydrates the prerendered one in `container`. */
    show: (page: ReactElement, container?: HTMLElement) =>
      render(<Api>{page}</Api>, container && { container, hydrate: true }),
    /** The calls whose path ends so. */
    to: (end: string) => calls.filter(({ path }) => path.endsWith(end)),
  };
}

export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
