import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { replayEarlyClicks } from './app/early-clicks.ts';
import { routes } from './app/routes.tsx';
import { routeOf } from './paths.ts';
import './ui/global.css.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const path = routeOf(location.pathname);
if (path !== undefined) await routes[path].preload();

const app = <App onHydrated={replayEarlyClicks} />;
if (root.dataset['path'] === (path ?? '404')) {
  hydrateRoot(root, app);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}
