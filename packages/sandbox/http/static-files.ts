import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Handler } from 'hono';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The only header of `_headers` that also applies to files other than pages. */
const EVERY_FILE_HEADER = 'X-Content-Type-Options';

/**
 * Serves a built app as a static host does: `/pricing` is pricing.html, `/de/` is de/index.html, unknown paths are the
 * nearest 404.html, headers come from `_headers`. Leaves paths outside of the app to others.
 */
export function staticFiles(folder: string): Handler {
  const root = resolve(folder);
  const { base, pageHeaders } = readHeaders(root);

  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!`${pathname}/`.startsWith(`${base}/`)) return next();
    const path = decodePath(pathname.slice(base.length));
    const found = path === undefined ? undefined : fileOf(root, path);
    const file = found ?? missingPage(root, path);
    const plain = (text: string, status: 404 | 405) =>
      c.text(text, status, { ...pageHeaders, 'Cache-Control': 'no-cache' });

    if (found && !isRead(c.req.method)) {
      c.header('Allow', 'GET, HEAD');
      return plain('Method not allowed', 405);
    }
    if (found && path !== addressOf(root, found)) {
      const address = base + encodeURI(addressOf(root, found)) + search;
      const headers = { ...pageHeaders, Location: address, 'Cache-Control': 'no-cache' };
      return c.body(null, 301, headers);
    }
    // An optional file. A 404 would be an error in the browser's console.
    if (!found && path === '/announcement.json')
      return c.body(null, 204, { 'Cache-Control': 'no-cache' });
    if (!isRead(c.req.method) || !isFile(file)) return plain('Not found', 404);

    const isKept = found !== undefined && path?.startsWith('/assets/') === true;
    const serve = serveStatic({ root, path: relative(root, file), precompressed: true });
    const response = (await serve(c, next)) ?? plain('Not found', 404);
    response.headers.set('Cache-Control', isKept ? IMMUTABLE : 'no-cache');
    response.headers.set('Vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(pageHeaders)) {
      if (file.endsWith('.html') || name === EVERY_FILE_HEADER) response.headers.set(name, value);
    }
    const { body, headers } = response;
    return found ? response : new Response(body, { status: 404, headers });
  };
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Each file has one URL: `pricing.html` is `/pricing`, `index.html` is `/`, `de/index.html` is `/de/`. */
const addressOf = (root: string, file: string): string =>
  `/${relative(root, file).replaceAll(sep, '/')}`.replace(/((?<=\/)index)?\.html$/, '');

/** Names that no file can have (too long, or with a NUL) are not files. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function fileOf(root: string, path: string): string | undefined {
  const bare = path.replace(/\/+$/, '');
  const candidates = bare === '' ? ['/index.html'] : [bare, `${bare}.html`, `${bare}/index.html`];
  return candidates
    .map((candidate) => resolve(root, `.${candidate}`))
    .filter((file) => file.startsWith(root + sep) && !isHidden(relative(root, file)))
    .find(isFile);
}

/** 404 pages have no URL, and names with a leading `_` are for hosts. */
const isHidden = (name: string): boolean =>
  name.split(sep).some((part) => part === '404.html' || part.startsWith('_'));

/** The 404 page of the language whose folder the path is in, or else that of the root. */
function missingPage(root: string, path = '/'): string {
  const [, folder = ''] = /^\/([\w-]+)\//.exec(path) ?? [];
  const own = join(root, folder, '404.html');
  return isFile(own) ? own : join(root, '404.html');
}

/** The path that a built app is published under; empty at the root of its host. */
export const basePathOf = (folder: string): string => readHeaders(resolve(folder)).base;

/** The block of all pages in the build's `_headers`: the path that the shop is published under, and their headers. */
function readHeaders(root: string): { base: string; pageHeaders: Record<string, string> } {
  const file = join(root, '_headers');
  if (!isFile(file)) return { base: '', pageHeaders: {} };
  const [block = ''] = readFileSync(file, 'utf8').split('\n\n');
  const [pages = '', ...lines] = block.split('\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).trim(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return { base: /^(\/.*)\/\*$/.exec(pages)?.[1] ?? '', pageHeaders: Object.fromEntries(headers) };
}
