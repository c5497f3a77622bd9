import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { replayEarlyClicks } from './app/early-clicks.ts';
import { startFirstScreen, startHoveredPages } from './app/first-screen.ts';
import { isTooOld } from './app/page-notice.ts';
import type { Route } from './app/routes.tsx';
import { notFound, routeOf, routes } from './app/routes.tsx';
import { startEarly } from './app/SessionStart.tsx';
import { lazyHead } from './app/shell/RouteAnnouncer.tsx';
import { config } from './config.ts';
import { keepEarlyControls } from './platform/early-controls.ts';
import { reportCaught, watchErrors } from './platform/error-reports/report-to-operator.ts';
import { markKeyboardUse } from './ui/focus-ring.ts';
import './ui/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
markKeyboardUse();
watchErrors({
  url: config.errorReportUrl,
  pageOf: () => routeOf(location.pathname) ?? '404',
});
// Not awaited at the top level: the pages' chunks import this one, and both would wait for each other.
if (!isTooOld()) start(root).catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  const path = routeOf(location.pathname);
  const route: Route = routes[path ?? ''] ?? notFound;
  const { source } = route;
  if (route.firstScreen !== undefined) {
    startEarly();
    startFirstScreen(route, location.search);
  }
  const isPrerendered = container.dataset['path'] === (path ?? '404');
  const isLoaded = await source.load().then(
    () => true,
    // A page that fails to load shows an error when it renders.
    () => false,
  );
  const app = (
    <StrictMode>
      <App onHydrated={replayEarlyClicks} />
    </StrictMode>
  );
  startHoveredPages();
  if (isLoaded && isPrerendered) {
    keepEarlyControls(container);
    // As a transition, which React renders in short parts: the browser answers in between.
    const onErrors = { onCaughtError: reportCaught, onRecoverableError };
    startTransition(() => void hydrateRoot(container, app, onErrors));
  } else {
    // Served another page's file, or the empty page of the dev server.
    container.replaceChildren();
    createRoot(container, { onCaughtError: reportCaught }).render(app);
    void lazyHead.load().then(
      (applyHead) => applyHead(location.pathname),
      () => undefined,
    );
  }
}

/** React renders a page again that is not the prerendered one. A translated page is not, and nothing has failed. */
function onRecoverableError(error: unknown): void {
  if (!document.documentElement.className.includes('translated')) reportCaught(error);
}
