import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { showFailure } from '../../src/app/failure.ts';
import { openBackend } from './backend.ts';
import { testApi } from './test-api.tsx';

export type FakeTab = { url: string; isClosed: boolean };

/** A page of the shop whose calls wait for the test, in a browser whose tabs are counted. */
export async function openPage() {
  const backend = await openBackend({ held: true });
  const tabs: FakeTab[] = [];
  const failures: { error: ApiError; isInline: boolean }[] = [];
  const { Api } = testApi((error, { isInline }) => {
    if (!(error instanceof ApiError)) throw error;
    failures.push({ error, isInline });
    showFailure(error, { isInline });
  });
  vi.spyOn(window, 'open').mockImplementation(() => fakeTab(tabs));
  return {
    ...backend,
    tabs,
    failures,
    /** Renders the page, or hydrates the prerendered one in `container`. */
    show: (page: ReactElement, container?: HTMLElement) =>
      render(<Api>{page}</Api>, container && { container, hydrate: true }),
  };
}

export type TestPage = Awaited<ReturnType<typeof openPage>>;

/** Advances the clock. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A tab that the page opens, whose address is noted in `tabs`. */
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
