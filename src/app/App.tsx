import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect } from 'react';
import { Router, useLocation } from 'wouter';
import { lazyPart } from '../platform/lazy/lazy-part.tsx';
import { StoreProvider, useIsClient } from '../platform/store.tsx';
import { useSession } from '../session/session.ts';
import { Optional } from '../ui/Optional.tsx';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { ErrorBoundary, PageFallback } from './ErrorPage.tsx';
import { LoginDialogMount } from './LoginDialogMount.tsx';
import { notFound, pageAt } from './pages.ts';
import { queryClient } from './query-client.ts';
import { AnnouncementMount } from './shell/AnnouncementMount.tsx';
import { BackgroundShapes } from './shell/BackgroundShapes.tsx';
import { Footer } from './shell/Footer.tsx';
import { Navigation, SkipLink } from './shell/Navigation.tsx';
import { RouteAnnouncer } from './shell/RouteAnnouncer.tsx';
import * as css from './shell/shell.css.ts';
import { ShellDialogs } from './shell/ShellDialogs.tsx';
import { useIdle } from './use-idle.ts';
import { useShownPlace } from './use-shown-place.ts';

type AppProps = {
  ssrPath?: string;
  /** Called when the page itself is hydrated, not only the shell around it. */
  onHydrated?: (() => void) | undefined;
};

export function App({ ssrPath, onHydrated }: AppProps) {
  return (
    <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
      {/* Also wraps the shell, because React unmounts everything if no boundary catches an error. */}
      <QueryClientProvider client={queryClient}>
        <StoreProvider>
          <ErrorBoundary>
            <BackgroundShapes />
            <SkipLink />
            <Navigation />
            <CurrentPage onHydrated={onHydrated} />
            <AnnouncementMount />
            <ToastRegion />
            <LoginDialogMount />
            <ShellDialogs />
            <RealtimeMount />
          </ErrorBoundary>
        </StoreProvider>
      </QueryClientProvider>
    </Router>
  );
}

function CurrentPage({ onHydrated }: Pick<AppProps, 'onHydrated'>) {
  const [, navigate] = useLocation();
  const { path, search, isPending } = useShownPlace();
  const page = pageAt(path);
  const key = page === notFound ? path : page.path;
  return (
    <Router hook={() => [path, navigate]} searchHook={() => search}>
      <main id="main" className={css.main} aria-busy={isPending || undefined}>
        {/* One boundary for all pages, so that React keeps the previous page while the next one loads. */}
        <Suspense fallback={<PageFallback />}>
          <ErrorBoundary key={key}>
            <page.Page />
            <Hydrated then={onHydrated} />
          </ErrorBoundary>
        </Suspense>
      </main>
      {/* One footer per page, so that it does not jump to the end of the next page. */}
      <Footer key={key} />
      <RouteAnnouncer />
    </Router>
  );
}

/** Waits for the renders after hydration, because controls do not know the stored session or typed text before then. */
function Hydrated({ then }: { then: (() => void) | undefined }) {
  const hasAdopted = useDeferredValue(useIsClient(), false);
  useEffect(() => {
    if (hasAdopted) then?.();
  }, [hasAdopted, then]);
  return null;
}

const Realtime = lazyPart(async () => (await import('./Realtime.tsx')).Realtime);

/** Connects signed-in customers to the hub. Its client is downloaded when the page is idle. */
function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  return isSignedIn && isIdle ? (
    <Optional>
      <Realtime />
    </Optional>
  ) : null;
}
