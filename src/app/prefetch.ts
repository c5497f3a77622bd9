import type { FetchQueryOptions } from '@tanstack/react-query';
import { currentVisit } from '../session/session.ts';
import { pageAt } from './pages.ts';
import { queryClient } from './query-client.ts';

/** A click follows the pointer that hovers by less than this, and asks for nothing again. */
const SAME_INTENT_MS = 500;

/** Loads the code of the page at an address and, for a customer, asks for the data that it shows first. */
export async function prefetch({ pathname, search }: Pick<URL, 'pathname' | 'search'>) {
  const { isSignedIn, signal } = currentVisit();
  const page = pageAt(pathname);
  void page.Page.preload();
  const { loader } = await page.load();
  if (loader === undefined || !isSignedIn || signal.aborted) return;
  for (const query of loader(new URLSearchParams(search))) {
    void queryClient.prefetchQuery({
      ...(query as FetchQueryOptions),
      staleTime: SAME_INTENT_MS,
      // The page asks again, and shows that failure.
      meta: { inlineError: true },
    });
  }
}

/** Prefetches the page of a link, or of a tab with `data-href`, that the pointer or the focus reaches. */
export function prefetchOnIntent(): void {
  let last: Element | null = null;
  const start = ({ target, type }: Event) => {
    const link = target instanceof Element ? target.closest('a[href],[data-href]') : null;
    // The pointer moves over the parts of one link.
    if (link === null || (link === last && type === 'pointerover')) return;
    last = link;
    const href = link.getAttribute('data-href') ?? link.getAttribute('href') ?? '';
    const url = new URL(href, location.href);
    // A file that is missing is reported when the page is opened.
    if (url.origin === location.origin) prefetch(url).catch(() => undefined);
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, start, { passive: true });
}
