import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build is, and the path that it was built for; empty at the root of its host. */
export const OUT = process.env['DEPLOY_OUT'] ?? '.';
export const BASE = process.env['DEPLOY_BASE'] ?? '';

const DIST = join(OUT, 'dist');

/** The files of the build that have a URL, without their compressed copies. */
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(DIST.length))
  .filter((path) => !/\.(br|gz)$|\/_|\/404\.html$/.test(path));

/** URL and file of every page. */
export const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ path: file.replace(/(index)?\.html$/, ''), file }));
export const assets = files.filter((file) => file.startsWith('/assets/'));
/** Icons, manifest, robots and so on. */
export const others = files.filter((file) => !/\.html$|^\/assets\//.test(file));

export const bytesOf = (file: string): Buffer => readFileSync(join(DIST, file));

/** The headers of a page, read from the build's file for other hosts. */
export const pageHeaders: Record<string, string> = Object.fromEntries(
  readFileSync(join(DIST, '_headers'), 'utf8')
    .split('\n\n')[0]
    ?.split('\n')
    .slice(1)
    .map((line) => /^ {2}([\w-]+): (.*)$/.exec(line)?.slice(1) ?? []) ?? [],
);

const TEXT: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
const BINARY: Record<string, string> = { png: 'image/png', woff2: 'font/woff2' };

const endOf = (file: string) => file.slice(file.lastIndexOf('.') + 1);
export const isText = (file: string) => endOf(file) in TEXT;
export const typeOf = (file: string) => TEXT[endOf(file)] ?? BINARY[endOf(file)];
