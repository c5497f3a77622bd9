import { createContext, useContext, useMemo } from 'react';
import { navigate, useSearch } from 'wouter/use-browser-location';

/** Parses an address; null when it is invalid. Our oldest supported browsers lack `URL.parse`. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** The query that its children show while they are rendered again for another; null for that of the address. */
export const ShownSearch = createContext<URLSearchParams | null>(null);

/** The query of the address, or that of `ShownSearch`; empty while a prerendered page hydrates. */
export function useSearchParams(): URLSearchParams {
  // wouter's own hook decodes the query before it is parsed, so `10%25CASH` would be decoded twice.
  const search = useSearch({ ssrSearch: '' });
  const current = useMemo(() => new URLSearchParams(search), [search]);
  return useContext(ShownSearch) ?? current;
}

/** Navigates to this page with another query. Adds a history entry unless `replace` is set. */
export function changeSearchParams(
  change: (current: URLSearchParams) => URLSearchParams,
  options: { replace?: boolean } = {},
): void {
  const next = change(new URLSearchParams(location.search));
  navigate(next.size > 0 ? `${location.pathname}?${next}` : location.pathname, options);
}

/** Navigates to this page with another value of one parameter; null takes it out. */
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
