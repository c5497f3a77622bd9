import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';

import type { Answer } from './answer.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** The only header of `_headers` that also applies to files other than pages. */
const OF_EVERY_FILE = 'X-Content-Type-Options';

/**
 * Serves a built app as a static host does: `/pricing` is pricing.html, unknown paths are 404.html, headers come from
 * `_headers`.
 */
export function staticFiles(folder: string) {
  const root = resolve(folder);
  const headers = readHeaders(root);
  const nosniff = headers[OF_EVERY_FILE];
  const ofEveryFile = nosniff === undefined ? {} : { [OF_EVERY_FILE]: nosniff };

  return (request: IncomingMessage, url: URL): Answer => {
    const path = decodePath(url.pathname);
    const found = path === undefined ? undefined : fileOf(root, path);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (found && !isRead)
      return plain(405, 'Method not allowed', { ...headers, Allow: 'GET, HEAD' });
    if (found && path !== addressOf(root, found))
      return movedTo(encodeURI(addressOf(root, found)) + url.search, headers);
    const file = found ?? join(root, '404.html');
    if (!isFile(file)) return plain(404, 'Not found', headers);
    const cache = url.pathname.startsWith('/assets/') && found ? IMMUTABLE : 'no-cache';
    const { body, encoding } = bytesOf(file, request.headers['accept-encoding'] ?? '');
    return {
      status: found === undefined ? 404 : 200,
      headers: {
        ...(extname(file) === '.html' ? headers : ofEveryFile),
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': cache,
        Vary: 'Accept-Encoding',
        ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      },
      body,
    };
  };
}

const plain = (status: number, text: string, headers: Record<string, string>): Answer => ({
  status,
  headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  body: text,
});

const movedTo = (location: string, headers: Record<string, string>): Answer => ({
  status: 301,
  headers: { ...headers, Location: location, 'Cache-Control': 'no-cache' },
  body: '',
});

/** Each file has one address: `pricing.html` is `/pricing`, `index.html` is `/`. */
const addressOf = (root: string, file: string): string =>
  `/${relative(root, file).replaceAll(sep, '/')}`.replace(/(\/index)?\.html$/, '') || '/';

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
  const candidates = bare === '' ? ['/index.html'] : [bare, `${bare}.html`];
  return candidates
    .map((candidate) => resolve(root, `.${candidate}`))
    .filter((file) => file.startsWith(root + sep) && !isHidden(relative(root, file)))
    .find(isFile);
}

/** The 404 page has no address of its own, and names with a leading `_` are for hosts. */
const isHidden = (name: string): boolean =>
  name === '404.html' || name.split(sep).some((part) => part.startsWith('_'));

function bytesOf(file: string, accepted: string): { body: Buffer; encoding: string | undefined } {
  for (const [encoding, ending] of ENCODINGS) {
    if (!accepted.includes(encoding)) continue;
    if (isFile(file + ending)) {
      return { body: readFileSync(file + ending), encoding };
    }
  }
  return { body: readFileSync(file), encoding: undefined };
}

/** Reads the block `/*` of the build's `_headers`. */
function readHeaders(root: string): Record<string, string> {
  const file = join(root, '_headers');
  if (!isFile(file)) return {};
  const [block = ''] = readFileSync(file, 'utf8').split('\n\n');
  const lines = block.split('\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).trim(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
}
