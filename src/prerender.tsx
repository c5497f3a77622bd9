import { prerenderToNodeStream } from 'react-dom/static';
import { App } from './app/App.tsx';
import type { PageFiles } from './app/page-files.ts';
import { FURTHER_FILES, PAGE_FILES } from './app/page-files.ts';
import { notFound, routePaths, routes } from './app/routes.tsx';
import type { Route } from './app/routes.tsx';
import { headFor } from './app/shell/head.ts';
import { metaFor } from './app/shell/route-meta.ts';
import { BASE } from './paths.ts';
import './ui/global.css.ts';

/** A path without a route, rendered as 404.html. */
const UNKNOWN = '/404';

/** The address of a route, below the path that the shop is published under. */
const addressOf = (route: string) => BASE + route.slice(1);

export type PrerenderedPage = {
  /** `404` for the page of unknown paths. */
  path: string;
  html: string;
  head: string;
  files: PageFiles;
};

export const listedPaths = routePaths.filter((path) => metaFor(addressOf(path)).isListed);

/** Renders every page in its anonymous first state: docs/architecture.md#before-react. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const path of routePaths)
    pages.push(await prerenderPage(path, addressOf(path), routes[path] ?? notFound));
  pages.push(await prerenderPage('404', addressOf(UNKNOWN), notFound));
  return pages;
}

async function prerenderPage(
  path: PrerenderedPage['path'],
  pathname: string,
  { source }: Route,
): Promise<PrerenderedPage> {
  await source.load();
  return {
    path,
    html: await render(pathname),
    head: headFor(pathname),
    files: PAGE_FILES[path] ?? FURTHER_FILES,
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
