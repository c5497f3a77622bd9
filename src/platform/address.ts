import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useRouter } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { attempt } from '../domain/attempt.ts';

/** Parses an address; null if it is invalid. Our oldest supported browsers lack `URL.parse`. */
export const parseUrl = (text: string, base?: string): URL | null =>
  attempt(() => new URL(text, base), null);

/** The query of the current address, or of the surrounding `Router`; empty while a prerendered page hydrates. */
export function useSearchParams(): URLSearchParams {
  const { searchHook } = useRouter();
  // wouter's own hook decodes the query before it is parsed, so `10%25CASH` would be decoded twice.
  const search = searchHook({ ssrSearch: '' });
  return useMemo(() => new URLSearchParams(search), [search]);
}

let traversed = false;

if (typeof window !== 'undefined') {
  // Runs before the router's own listeners, which render. wouter dispatches the other two events.
  for (const type of ['popstate', 'pushState', 'replaceState'])
    addEventListener(type, () => void (traversed = type === 'popstate'));
}

/** Whether Back or Forward led to the current address. The browser then restores the scroll position. */
export const isTraversal = (): boolean => traversed;

const never = () => () => undefined;

/**
 * A value from the address. The click that changes it gets a response first, and the new value is rendered in the
 * frames after that. After Back and Forward, it is rendered immediately, before the browser restores the scroll
 * position.
 */
export function useAfterClick<T>(value: T): T {
  const later = useDeferredValue(value);
  // The render caused by the URL change reads whether it was a traversal.
  return useSyncExternalStore(never, isTraversal, () => false) ? value : later;
}

/** Navigates to this page with another query. Adds a history entry unless `replace` is set. */
export function changeSearchParams(
  change: (current: URLSearchParams) => URLSearchParams,
  options: { replace?: boolean } = {},
): void {
  const next = change(new URLSearchParams(location.search));
  navigate(next.size > 0 ? `${location.pathname}?${next}` : location.pathname, options);
}

export function setSearchParam(
  name: string,
  value: string | null,
  options?: { replace?: boolean },
): void {
  changeSearchParams((current) => {
    if (value === null) current.delete(name);
    else current.set(name, value);
    return current;
  }, options);
}
