import { currentVisit } from '../session/session.ts';
import type { Route } from './routes.tsx';
import { routeOf, routes } from './routes.tsx';

/** Loads a page's code and asks for what its customer sees first, before the page renders. */
export function startFirstScreen({ source, firstScreen }: Route, search: string): void {
  source.preload();
  const { isSignedIn, signal } = currentVisit();
  if (!isSignedIn || firstScreen === undefined) return;
  void firstScreen
    .loadAhead()
    .then((ask) => (signal.aborted ? undefined : ask?.(new URLSearchParams(search))));
}

/** Does so for the page of a link as soon as the pointer or the focus reaches it. */
export function startHoveredPages(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const path = routeOf(link.pathname) ?? '';
      const route = routes[path];
      if (route !== undefined && path !== routeOf(location.pathname))
        startFirstScreen(route, link.search);
    });
  }
}
