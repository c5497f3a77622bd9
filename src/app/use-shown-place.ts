import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useNetwork } from '../platform/network.ts';
import { pageAt } from './pages.ts';

/**
 * The address whose page is shown: after a navigation the one before, until the code of the next page has loaded.
 * A loaded page is shown at once, so that Back finds it before the browser restores its scroll position.
 */
export function useShownPlace() {
  const [path] = useLocation();
  const search = useSearch({ ssrSearch: '' });
  const isOffline = useNetwork() === 'offline';
  const next = useMemo(() => ({ path, search }), [path, search]);
  const last = useDeferredValue(next);
  const { Page } = pageAt(path);
  const isReady = Page === pageAt(last.path).Page || Page.isLoaded() || isOffline;
  return { ...(isReady ? next : last), isPending: !isReady };
}
