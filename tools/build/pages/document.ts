import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { withLanguage, type Language } from '../../texts/languages.ts';
import { themeColorMeta } from '../palette/theme-colors.ts';
import { chunksOf, stylesOf } from './chunks.ts';
import { noticeTemplate } from './notice-template.ts';
import type { PrerenderedPage } from './prerender.tsx';
import { routeFiles } from './route-files.ts';

const ENTRY = resolve('src/main.tsx');
/** Imported if there is a stored session, because the dashboard waits for its customer. */
const SESSION = resolve('src/session/sign-in.ts');

type Parts = {
  /** `index.html`. */
  template: string;
  chunks: readonly Rolldown.OutputChunk[];
  base: string;
  /** The text of each script in the head. */
  scripts: readonly string[];
  language: Language;
  /** The font file that Latin text needs; undefined without a web font. */
  font: string | undefined;
};

/** The chunks that a page loads first. */
export function chunksOfPage(path: string, chunks: Parts['chunks']): Rolldown.OutputChunk[] {
  // All pages except the operator's are in the table of routes.
  const own = ['brand/pages', 'brand/legal'].map((folder) => resolve(`${folder}${path}.md`));
  const module = routeFiles.get(path) ?? own.find((file) => existsSync(file)) ?? path;
  return chunksOf([ENTRY, module, ...(path === '/dashboard' ? [SESSION] : [])], chunks);
}

/** The HTML file of a page, with its styles inline. */
export function documentOf(page: PrerenderedPage, css: string, parts: Parts): string {
  const { template, chunks, base, scripts, font, language } = parts;
  const needed = chunksOfPage(page.path, chunks);
  const entry = chunks.find((chunk) => chunk.isEntry)?.fileName;
  const head = [
    `<meta${attributes(themeColorMeta)}>`,
    ...(font === undefined
      ? []
      : [`<link rel="preload" as="font" type="font/woff2" href="${base}/${font}" crossorigin>`]),
    // `start-scripts.inline.ts` moves them out of the template, so that the first paint does not wait for them.
    '<template id="scripts">',
    ...needed.map(({ fileName }) => `<link rel="modulepreload" href="${base}/${fileName}">`),
    `<script type="module" src="${base}/${entry}"></script>`,
    '</template>',
    noticeTemplate(),
    ...scripts.map((script) => `<script>${script}</script>`),
    page.head,
    `<style>${css}</style>`,
    // The loader considers a style sheet with a link to be loaded, and the browser does not fetch a disabled link.
    ...stylesOf(needed).map((file) => `<link rel="stylesheet" href="${base}/${file}" disabled>`),
  ].join('\n    ');
  return withLanguage(template, language)
    .replace('<script type="module" src="/src/main.tsx"></script>', '')
    .replace('href="/favicon.svg"', `href="${base}/favicon.svg"`)
    .replace('<!--head-->', () => head)
    .replace('<div id="root">', `<div id="root" data-path="${page.path}">`)
    .replace('<!--page-->', () => page.html);
}

const attributes = (all: Record<string, string>): string =>
  Object.entries(all)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
