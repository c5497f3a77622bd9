import { Suspense, useDeferredValue, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { useLazyModule } from '../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { useIsClient } from '../platform/store.ts';
import { useSession } from '../session/session.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ErrorBoundary } from './ErrorPage.tsx';
import { LoginDialogMount } from './LoginDialogMount.tsx';
import { notFound, routeOf, routes } from './routes.tsx';
import { SessionStart } from './SessionStart.tsx';
import { BackgroundShapes } from './shell/BackgroundShapes.tsx';
import { Footer } from './shell/Footer.tsx';
import { Navigation, SkipLink } from './shell/Navigation.tsx';
import { RouteAnnouncer } from './shell/RouteAnnouncer.tsx';
import { ShellDialogs } from './shell/ShellDialogs.tsx';
import { useIdle } from './use-idle.ts';
import { useMissLog } from './use-miss-log.ts';

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
        <Footer />
        <RouteAnnouncer />
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
  const [path] = useLocation();
  const known = routeOf(path);
  const { Page } = routes[known ?? ''] ?? notFound;
  useMissLog(Page === notFound.Page ? path : null);
  return (
    <main id="main">
      <ErrorBoundary key={known ?? path}>
        <Suspense fallback={null}>
          <Page />
          <Hydrated then={onHydrated} />
        </Suspense>
      </ErrorBoundary>
    </main>
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
