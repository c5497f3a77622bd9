import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/App.tsx';
import { routeModules } from './app/route-modules.ts';
import { notFound, routes } from './app/routes.tsx';
import type { Route } from './app/routes.tsx';
import { headFor } from './app/shell/head.ts';
import { ROUTES } from './paths.ts';
import type { RoutePath } from './paths.ts';
import './ui/global.css.ts';

/** A path without a route, rendered as 404.html. */
const UNKNOWN = '/404';

export type PrerenderedPage = {
  /** `404` for the page of unknown paths. */
  path: RoutePath | '404';
  html: string;
  head: string;
  /** The modules that the page loads besides the entry. */
  modules: string[];
};

export const listedPaths = ROUTES.filter(({ listed }) => listed).map(({ path }) => path);

/** Renders every page in its anonymous first state: docs/product.md#routes. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const { path } of ROUTES) pages.push(await prerenderPage(path, path, routes[path]));
  pages.push(await prerenderPage('404', UNKNOWN, notFound));
  return pages;
}

async function prerenderPage(
  path: PrerenderedPage['path'],
  pathname: string,
  { preload }: Route,
): Promise<PrerenderedPage> {
  await preload();
  return {
    path,
    html: await render(pathname),
    head: headFor(pathname),
    modules: routeModules[path],
  };
}

async function render(path: string): Promise<string> {
  const { prelude } = await prerenderToNodeStream(<App ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  return html;
}
