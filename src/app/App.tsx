import { Suspense, useDeferredValue, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { ShownSearch } from '../platform/address.ts';
import { useLazyModule } from '../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { useIsClient } from '../platform/store.ts';
import { useSession } from '../session/session.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ErrorBoundary } from './ErrorPage.tsx';
import { LoginDialogMount } from './LoginDialogMount.tsx';
import { notFound, routeOf } from './routes.tsx';
import { SessionStart } from './SessionStart.tsx';
import { BackgroundShapes } from './shell/BackgroundShapes.tsx';
import { Footer } from './shell/Footer.tsx';
import { Navigation, SkipLink } from './shell/Navigation.tsx';
import { RouteAnnouncer } from './shell/RouteAnnouncer.tsx';
import * as css from './shell/shell.css.ts';
import { ShellDialogs } from './shell/ShellDialogs.tsx';
import { useIdle } from './use-idle.ts';
import { useMissLog } from './use-miss-log.ts';
import { pageOf, useShownPlace } from './use-shown-place.ts';

type AppProps = {
  /** The path to render on the server. The browser reads its own. */
  ssrPath?: string;
  /** Called when the page itself is hydrated, not only the shell around it. */
  onHydrated?: (() => void) | undefined;
};

export function App({ ssrPath, onHydrated }: AppProps) {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      {/* Also around the shell: React unmounts everything when an error finds no boundary. */}
      <ErrorBoundary>
        <BackgroundShapes />
        <SkipLink />
        <Navigation />
        <CurrentPage onHydrated={onHydrated} />
        <ToastRegion />
        <SessionStart />
        <LoginDialogMount />
        <ShellDialogs />
        <RealtimeMount />
      </ErrorBoundary>
    </Router>
  );
}

function CurrentPage({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  const [, navigate] = useLocation();
  const { path, search, isPending } = useShownPlace();
  const { Page } = pageOf(path);
  const key = routeOf(path) ?? path;
  useMissLog(Page === notFound.Page ? path : null);
  return (
    <Router hook={() => [path, navigate]}>
      <ShownSearch value={isPending ? search : null}>
        <main id="main" className={css.main} aria-busy={isPending || undefined}>
          <ErrorBoundary key={key}>
            <Suspense fallback={null}>
              <Page />
              <Hydrated then={onHydrated} />
            </Suspense>
          </ErrorBoundary>
        </main>
        {/* Each page has its own, which does not move to where the next page ends. */}
        <Footer key={key} />
      </ShownSearch>
      <RouteAnnouncer />
    </Router>
  );
}

/** Waits for the renders after hydration: before them, controls know neither the stored session nor what was typed. */
function Hydrated({ then }: { then: (() => void) | undefined }) {
  const hasAdopted = useDeferredValue(useIsClient(), false);
  useEffect(() => {
    if (hasAdopted) then?.();
  }, [hasAdopted, then]);
  return null;
}

const realtime = lazyModule(async () => (await import('./Realtime.tsx')).Realtime);

/** Connects signed-in customers to the hub. Its client is downloaded when the page is idle. */
function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  return isSignedIn && isIdle ? <LoadedRealtime /> : null;
}

/** Shows nothing when its code fails to load: the page works without it. */
function LoadedRealtime() {
  const { loaded: Realtime } = useLazyModule(realtime);
  return Realtime === undefined ? null : <Realtime />;
}
