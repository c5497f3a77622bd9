import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { updateDocumentHead } from './app/document-head.ts';
import { pageAt } from './app/pages.ts';
import { prefetch, prefetchOnIntent } from './app/prefetch.ts';
import { followSession, startSession } from './app/start-session.ts';
import { watchVersion } from './app/watch-version.ts';
import { config } from './config.ts';
import { replayEarlyClicks } from './inline/early-clicks.ts';
import { isTooOld } from './inline/page-notice.ts';
import { keepEarlyControls } from './platform/early-controls.ts';
import { reportCaught, watchErrors } from './platform/error-reports/report-to-operator.ts';
import { markKeyboardUse } from './ui/focus-ring.ts';
import './ui/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
markKeyboardUse();
watchErrors({ url: config.errorReportUrl, pageOf: () => pageAt(location.pathname).path });
if (!isTooOld()) start(root).catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  const page = pageAt(location.pathname);
  startSession();
  followSession();
  prefetchOnIntent();
  watchVersion();
  // A page with missing code reports that when it renders.
  prefetch(location).catch(() => undefined);
  const isLoaded = (await page.Page.preload()) !== undefined;
  const app = (
    <StrictMode>
      <App onHydrated={replayEarlyClicks} />
    </StrictMode>
  );
  if (isLoaded && container.dataset['path'] === page.path) {
    keepEarlyControls(container);
    // Hydrates in a transition, which React renders in short chunks, so that the browser can respond to input in
    // between.
    const onErrors = { onCaughtError: reportCaught, onRecoverableError };
    startTransition(() => void hydrateRoot(container, app, onErrors));
  } else {
    // The document is the file of another page, or the development server's empty page.
    container.replaceChildren();
    createRoot(container, { onCaughtError: reportCaught }).render(app);
    // A page with missing code reports that when it renders.
    const { head } = (await page.load().catch(() => undefined)) ?? {};
    if (head !== undefined) updateDocumentHead(page, head);
  }
}

/** React calls this if it re-renders a page instead of hydrating it. For a translated page, that is not a failure. */
function onRecoverableError(error: unknown): void {
  if (!document.documentElement.className.includes('translated')) reportCaught(error);
}
