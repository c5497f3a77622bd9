import { useDeferredValue, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { useNetwork } from '../platform/network.ts';
import { pageAt } from './pages.ts';

/**
 * The address of the page on the screen. After a navigation, this is the previous address until the next page's code
 * has loaded. A page that has already loaded appears immediately, so that the browser can restore its scroll position
 * on Back.
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
