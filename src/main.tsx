import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { replayEarlyClicks } from './app/early-clicks.ts';
import { isTooOld } from './app/oldest-browsers.ts';
import { notFound, routes } from './app/routes.tsx';
import { headCode } from './app/shell/head-code.ts';
import { routeOf } from './paths.ts';
import { markKeyboardUse } from './ui/focus-ring.ts';
import './ui/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
markKeyboardUse();
// Not awaited at the top level: the pages' chunks import this one, and would wait for it in turn.
if (!isTooOld()) start(root).catch(reportError);

async function start(container: HTMLElement): Promise<void> {
  const path = routeOf(location.pathname);
  // What does not come is met, with a way out, when the page is drawn.
  const isWhole = await (path === undefined ? notFound : routes[path]).preload().then(
    () => true,
    () => false,
  );
  const app = <App onHydrated={replayEarlyClicks} />;
  if (isWhole && container.dataset['path'] === (path ?? '404')) {
    hydrateRoot(container, app);
  } else {
    // Not the page that was asked for: another one's file, or the empty one of development.
    container.replaceChildren();
    createRoot(container).render(app);
    void headCode.load().then(
      (applyHead) => applyHead(location.pathname),
      () => undefined,
    );
  }
}
