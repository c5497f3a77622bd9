import { EVERY_FILE_HEADERS, type Headers } from './security-headers.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/**
 * Pages are revalidated on each visit, so that visitors see a new deployment immediately. Unchanged pages are not sent
 * again.
 */
const REVALIDATED = 'no-cache';

/** MIME types of the build's files. Some servers do not know all of them, and some do not add a charset. */
const TEXT_TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};
const OTHER_TYPES = { ico: 'image/x-icon', png: 'image/png', woff2: 'font/woff2' };

/**
 * The `_headers` file for Netlify, Cloudflare Pages and others. It sets the headers for every path, because the 404
 * page may be served at any path, including below /assets/, and could be framed without the policy. Each asset has its
 * own rule, because a single rule would also apply to 404 responses, which a browser would then cache for a year.
 * Cloudflare reads 100 rules, so the assets of the first language are listed first. These hosts revalidate all other
 * files, and HTTP/2 compresses repeated headers to one byte.
 */
export function headersFile(headers: Headers, base: string, assets: readonly string[]): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = assets.flatMap((name) => [
    `${base}/assets/${name}`,
    `  Cache-Control: ${IMMUTABLE}`,
  ]);
  return [`${base}/*`, ...lines, '', ...kept, ''].join('\n');
}

/**
 * Writes everything in one location, so that the API's location inherits nothing. A location with its own `add_header`
 * inherits no headers, so of the nested locations, only the assets' location has one.
 */
export function nginxSnippet(
  headers: Headers,
  base: string,
  languages: readonly string[] = [],
): string {
  const add = (lines: Headers, always = ' always') =>
    Object.entries(lines).map(([name, value]) => `add_header ${name} "${value}"${always};`);
  const isBelow = base !== '';
  const below = `^${base}/`;
  /** Removes the shop's base path, because the folder dist does not contain it. */
  const inFolder = isBelow ? [`rewrite ${below}(.*)$ /$1 break;`] : [];
  return block([
    '# The files of the shop. Include this in a server block whose root is the folder dist, next to any other locations.',
    ...(isBelow
      ? [`location = ${base} {`, ['absolute_redirect off;', `return 301 ${base}/;`], '}']
      : []),
    `location ${base}/ {`,
    [
      'gzip_static on;',
      'gzip_vary on;',
      'types {',
      Object.entries({ ...TEXT_TYPES, ...OTHER_TYPES }).map(([end, type]) => `${type} ${end};`),
      '}',
      'charset utf-8;',
      `charset_types ${Object.values(TEXT_TYPES).slice(1).join(' ')};`,
      ...add({ ...headers, 'Cache-Control': REVALIDATED }),
      '',
      '# A page has one URL. Only letters match, because a path of slashes could redirect elsewhere.',
      'absolute_redirect off;',
      String.raw`rewrite ${below}index(\.html)?$ ${base}/ permanent;`,
      String.raw`rewrite ${below}([a-z-]+)(/|\.html)$ ${base}/$1 permanent;`,
      ...inFolder,
      NGINX_FILES,
      `error_page 404 ${base}/404.html;`,
      '',
      ...nginxLanguages(base, languages, inFolder),
      `location = ${base}/404.html {`,
      ['internal;', ...inFolder],
      '}',
      `location = ${base}/404 {`,
      ['return 404;'],
      '}',
      `location ${base}/_ {`,
      ['return 404;'],
      '}',
      `location = ${base}/announcement.json {`,
      ['# The operator may change this file at any time. If it is missing, there is no announcement, which is not an error.'],
      ['gzip_static off;', ...inFolder, 'try_files $uri =204;'],
      '}',
      `location ${base}/assets/ {`,
      [
        ...add(EVERY_FILE_HEADERS),
        '# Without `always`, so that a missing file is not cached for a year.',
        ...add({ 'Cache-Control': IMMUTABLE }, ''),
        ...inFolder,
        'try_files $uri =404;',
      ],
      '}',
    ],
    '}',
  ]);
}

const NGINX_FILES = 'try_files $uri $uri.html $uri/index.html =404;';

/** The pages of all languages except the first, each in a folder with its own home and 404 pages. */
function nginxLanguages(base: string, languages: readonly string[], inFolder: string[]): Lines {
  if (languages.length === 0) return [];
  const below = `^${base}/(${languages.join('|')})`;
  return [
    '# The folders of the other languages.',
    `location ~ ${below.replace('(', '(?<shop_language>')}(?:/|$) {`,
    [
      String.raw`rewrite ${below}(?:/index(?:\.html)?)?$ ${base}/$1/ permanent;`,
      String.raw`rewrite ${below}/([a-z-]+)(?:/|\.html)$ ${base}/$1/$2 permanent;`,
      ...inFolder,
      NGINX_FILES,
      `error_page 404 ${base}/$shop_language/404.html;`,
      String.raw`location ~ /404\.html$ {`,
      ['internal;', ...inFolder],
      '}',
      'location ~ /404$ {',
      ['return 404;'],
      '}',
    ],
    '}',
  ];
}

export function caddySnippet(
  headers: Headers,
  base: string,
  languages: readonly string[] = [],
): string {
  const set = (lines: Headers) =>
    Object.entries(lines).map(([name, value]) => `${name} \`${value}\``);
  const pages = { ...headers, 'Cache-Control': REVALIDATED };
  const packed = ['file_server {', ['precompressed br gzip'], '}'];
  const texts = Object.entries(TEXT_TYPES);
  // Deferred, because the file server would otherwise overwrite it with the system's types.
  const types = texts.flatMap(([end, type]) => [
    `header @${end} {`,
    [`Content-Type "${type}; charset=utf-8"`, 'defer'],
    '}',
  ]);
  const files = ['error @written 405', 'error @missing 404', ...types, ...packed];
  const tags = languages.join('|');
  /** Paths of each language's own folder. */
  const inEach = (path: string) => ['', ...languages.map((tag) => `/${tag}`)].map((to) => to + path);
  const folder = languages.length === 0 ? '' : `(?:(?:${tags})/)?`;
  return block([
    '# The files of the shop. Include this in a site block whose root is the folder dist, next to any other `handle` blocks.',
    ...(base === ''
      ? ['handle {']
      : [`redir ${base} ${base}/ permanent`, `handle_path ${base}/* {`]),
    [
      'route {',
      [
        `@hidden path ${[...inEach('/404'), ...inEach('/404.html')].join(' ')} /_*`,
        'error @hidden 404',
        '@written not method GET HEAD',
        '# Without this, a name that no file can have would be a server error.',
        '@missing not file {path}',
        ...texts.map(([end]) => `@${end} path *.${end}`),
        '',
        '@assets path /assets/*',
        'route @assets {',
        [
          '# Otherwise, a file with a trailing slash would be redirected, and the redirect cached for a year.',
          '@folder path */',
          'error @folder 404',
          'header {',
          set({ ...EVERY_FILE_HEADERS, 'Cache-Control': IMMUTABLE }),
          '}',
          ...files,
        ],
        '}',
        '',
        'header {',
        set(pages),
        '}',
        '@unannounced {',
        ['path /announcement.json', 'not file {path}'],
        '}',
        '# If the file is missing, there is no announcement, which is not an error.',
        'respond @unannounced 204',
        '# A page has one URL. Only letters match, because a path of slashes could redirect elsewhere.',
        String.raw`@index path_regexp index ^/(${folder})index(\.html)?$`,
        'route @index {',
        ['rewrite * /{re.index.1}', `redir * ${base}{uri} permanent`],
        '}',
        ...(languages.length === 0
          ? []
          : [
              `@home path_regexp home ^/(${tags})$`,
              'route @home {',
              ['rewrite * /{re.home.1}/', `redir * ${base}{uri} permanent`],
              '}',
            ]),
        '@page {',
        [
          String.raw`path_regexp page ^/(${folder}[a-z-]+)(/|\.html)$`,
          ...(languages.length === 0 ? [] : [`not path ${inEach('/').slice(1).join(' ')}`]),
        ],
        '}',
        'route @page {',
        ['rewrite * /{re.page.1}', `redir * ${base}{uri} permanent`],
        '}',
        'try_files {path} {path}.html {path}/index.html',
        ...files,
      ],
      '}',
    ],
    '}',
    // `handle_errors 404` is too new for the Caddy version of many distributions.
    'handle_errors {',
    [
      '@missing {',
      ['expression {err.status_code} == 404', ...(base === '' ? [] : [`path ${base}/*`])],
      '}',
      'handle @missing {',
      [
        '# The 404 page has the headers of a page, even below /assets/.',
        'header {',
        set({ ...pages, 'Content-Type': `${TEXT_TYPES.html}; charset=utf-8` }),
        '}',
        ...(languages.length === 0
          ? ['rewrite * /404.html']
          : [
              'map {path} {shop_404} {',
              [`~^${base}/(${tags})/ /\${1}/404.html`, 'default /404.html'],
              '}',
              'rewrite * {shop_404}',
            ]),
        ...packed,
      ],
      '}',
    ],
    '}',
  ]);
}

type Lines = readonly (string | Lines)[];

/** Formats lines of text, and indents nested lists. */
function block(lines: Lines, indent = ''): string {
  return lines
    .map((line) => {
      if (typeof line !== 'string') return block(line, `${indent}  `);
      return line === '' ? '\n' : `${indent}${line}\n`;
    })
    .join('');
}
