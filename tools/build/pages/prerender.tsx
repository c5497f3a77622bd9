import { prerenderToNodeStream } from 'react-dom/static';
import { App } from '../../../src/app/App.tsx';
import { notFound, pages, type Page } from '../../../src/app/pages.ts';
import { publishedPath } from '../../../src/paths.ts';
import { headOf } from './head.ts';
import '../../../src/ui/global.css.ts';

export type PrerenderedPage = {
  /** The path below the shop's base path; `/404` is the page for unknown paths. */
  path: string;
  html: string;
  head: string;
  listed: boolean;
};

/** Renders every page in its initial, anonymous state: docs/architecture.md#before-react. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = [];
  for (const page of [...pages, notFound]) rendered.push(await prerenderPage(page));
  return rendered;
}

async function prerenderPage(page: Page): Promise<PrerenderedPage> {
  await page.Page.preload();
  const { head } = await page.load();
  return {
    path: page.path,
    html: await render(publishedPath(page.path)),
    head: headOf(page, head),
    listed: head.listed,
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
