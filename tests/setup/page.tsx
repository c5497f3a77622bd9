import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { showFailure } from '../../src/app/failure.ts';
import { beginSession } from '../../src/session/session.ts';
import { openBackend } from './backend.ts';
import { testApi } from './test-api.tsx';

export type FakeTab = { url: string; isClosed: boolean };

type PageOptions = {
  /** Whether calls wait for the test; otherwise they are answered at once. */
  held?: boolean;
  /** Whether failed queries are retried after some seconds. */
  retries?: boolean;
};

/** A page of the shop, in a browser that counts its tabs. */
export async function openPage({ held = true, retries = true }: PageOptions = {}) {
  const backend = await openBackend({ held });
  const tabs: FakeTab[] = [];
  const failures: { error: ApiError; isInline: boolean }[] = [];
  const { Api, client } = testApi((error, { isInline }) => {
    if (!(error instanceof ApiError)) throw error;
    failures.push({ error, isInline });
    showFailure(error, { isInline });
  });
  const { queries, ...rest } = client.getDefaultOptions();
  if (!retries) client.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  vi.spyOn(window, 'open').mockImplementation(() => fakeTab(tabs));
  return {
    ...backend,
    client,
    tabs,
    failures,
    prerender: (page: ReactElement) => renderToString(<Api>{page}</Api>),
    /** Renders the page, or hydrates the prerendered one in `container`. */
    show: (page: ReactElement, container?: HTMLElement) =>
      render(page, { wrapper: Api, ...(container && { container, hydrate: true }) }),
  };
}

export type TestPage = Awaited<ReturnType<typeof openPage>>;

/** The page of the current test, where the file calls `freshPageForEach`. */
export let testPage: TestPage;

type Start = { path?: string; now?: Date; email?: string };

/** Gives every test a page with a held clock, for a visitor or for the customer with this email. */
export function freshPageForEach({ path = '/', now, email }: Start = {}): void {
  beforeEach(async () => {
    vi.useFakeTimers({ ...(now && { now }) });
    history.replaceState(null, '', path);
    testPage = await openPage();
    if (email !== undefined) beginSession({ token: 'token', userInfo: { email } });
  });
}

/** Advances the clock. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The customer returns to the page from another tab. */
export async function returnToTab(): Promise<void> {
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await wait(0);
}

/** A tab that the page opens, whose URL is recorded in `tabs`. */
export function fakeTab(tabs: Array<FakeTab>): Window {
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
}
