import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { replayEarlyClicks } from './app/early-clicks.ts';
import { notFound, routes } from './app/routes.tsx';
import { routeOf } from './paths.ts';
import './ui/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// Not awaited at the top level: the pages' chunks import this one, and would wait for it in turn.
void start(root);

async function start(container: HTMLElement): Promise<void> {
  const path = routeOf(location.pathname);
  await (path === undefined ? notFound : routes[path]).preload();
  const app = <App onHydrated={replayEarlyClicks} />;
  if (container.dataset['path'] === (path ?? '404')) {
    hydrateRoot(container, app);
  } else {
    // Not the page that was asked for: another one's file, or the empty one of development.
    container.replaceChildren();
    createRoot(container).render(app);
    const { applyHead } = await import('./app/shell/apply-head.ts');
    applyHead(location.pathname);
  }
}
