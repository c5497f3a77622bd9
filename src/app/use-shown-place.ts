import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSearchParams } from '../platform/address.ts';
import { useNetwork } from '../platform/network.ts';
import type { Route } from './routes.tsx';
import { notFound, routeOf, routes } from './routes.tsx';

type Place = { path: string; search: URLSearchParams };

/** The page of a pathname. */
export const pageOf = (path: string): Route => routes[routeOf(path) ?? ''] ?? notFound;

/**
 * The address whose page is shown: after a navigation the one before, until the code of the next page has loaded.
 * A loaded page is shown at once, so that Back finds it before the browser restores its scroll position.
 */
export function useShownPlace() {
  const [path] = useLocation();
  const search = useSearchParams();
  const isOffline = useNetwork() === 'offline';
  const [last, setLast] = useState<Place>({ path, search });
  const { source } = pageOf(path);
  const isShown = source === pageOf(last.path).source || source.get() !== undefined || isOffline;
  if (isShown && (last.path !== path || last.search !== search)) setLast({ path, search });
  useEffect(() => {
    if (isShown) return undefined;
    let isCurrent = true;
    // A page that does not load reports that itself.
    const show = () => {
      if (isCurrent) startTransition(() => setLast({ path, search }));
    };
    source.load().then(show, show);
    return () => {
      isCurrent = false;
    };
  }, [isShown, source, path, search]);
  return { ...(isShown ? { path, search } : last), isPending: !isShown };
}
