import type { FetchQueryOptions } from '@tanstack/react-query';
import { mayReadAgain } from '../api/retry.ts';
import { currentVisit } from '../session/session.ts';
import { LoginDialog } from './LoginDialogMount.tsx';
import { notFound, pageAt } from './pages.ts';
import { queryClient } from './query-client.ts';

/** A click that follows a hover within this time does not send the queries again. */
const SAME_INTENT_MS = 500;

/** Loads the code of the page at an address and, for a customer, the data that it shows first. */
export async function prefetch({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const { isSignedIn, signal } = currentVisit();
  const page = pageAt(pathname);
  // A page in another language, which the browser loads as a new document.
  if (page === notFound) return;
  void page.Page.preload();
  const { loader } = await page.load();
  if (loader === undefined || !isSignedIn || signal.aborted) return;
  for (const query of loader(new URLSearchParams(search))) {
    const state = queryClient.getQueryState(query.queryKey);
    if (state !== undefined && !mayReadAgain(state)) continue;
    void queryClient.prefetchQuery({
      ...(query as FetchQueryOptions),
      staleTime: SAME_INTENT_MS,
      // The page sends the query again, and reports that failure.
      meta: { inlineError: true },
    });
  }
}

/**
 * Prefetches the target of a link, or of a tab with `data-href`, when the pointer or the focus reaches it, unless that
 * page is already on the screen. For a button with `data-login-intent`, it prefetches the login dialog.
 */
export function prefetchOnIntent(): void {
  let last: Element | null = null;
  const start = ({ target, type }: Event) => {
    const link =
      target instanceof Element ? target.closest('a[href],[data-href],[data-login-intent]') : null;
    // The pointer is moving between the parts of one link.
    if (link === null || (link === last && type === 'pointerover')) return;
    last = link;
    if (link.hasAttribute('data-login-intent')) return LoginDialog.preload();
    const href = link.getAttribute('data-href') ?? link.getAttribute('href') ?? '';
    const url = new URL(href, location.href);
    const isShown = url.pathname === location.pathname && url.search === location.search;
    // Opening the page reports a missing file.
    if (url.origin === location.origin && !isShown) prefetch(url).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, start, { passive: true });
}
