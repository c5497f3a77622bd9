import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './kinds.ts';
import { BASE, OUT } from './published.ts';

type Replacement = readonly [what: string | RegExp, by: string];

/** The redirects of http and www, which tests/deploy/https.spec.ts tests. */
const REDIRECTS = {
  nginx: [/^# Redirects http and www[^]*?\n\n(?=server)/m, ''],
  caddy: [/^# Redirects www[^]*?\n\n(?=shop)/m, ''],
} satisfies Record<string, Replacement>;

/** The example for an API on another origin, with only names, ports and folders replaced for this machine. */
export function apiConfig(kind: 'nginx' | 'caddy', folder: string, ports: Ports): string {
  const { port } = ports;
  const backend: Replacement = ['127.0.0.1:5000', `127.0.0.1:${ports.backend}`];
  if (kind === 'nginx') {
    const server = replaced(exampleOf('nginx', 'api'), [
      ['listen 443 ssl http2;', `listen ${port};\n  listen [::]:${port};`],
      ['server_name api.example;', 'server_name localhost;'],
      [/^ *ssl_certificate(_key)? .*\n/gm, ''],
      ['/var/log/nginx/', `${folder}/`],
      backend,
    ]);
    return nginxAround(server, folder);
  }
  const fileFor = (name: string) => `\tlog {\n\t\toutput file ${join(folder, name)}\n`;
  return replaced(exampleOf('caddy', 'api'), [
    ['\n{\n\tlog {\n', `\n{\n\tadmin off\n\tdebug\n${fileFor('error.log')}`],
    ['api.example {\n\tlog {\n', `http://localhost:${port} {\n${fileFor('access.log')}`],
    backend,
  ]);
}

export type Ports = { port: number; backend: number };

/** The example for the shop, or the image's Caddyfile, with only names, ports and folders replaced for this machine. */
export function serverConfig(kind: Kind, folder: string, ports: Ports): string {
  const { port } = ports;
  const backend: Replacement = ['127.0.0.1:5000', `127.0.0.1:${ports.backend}`];
  const dist: Replacement = ['/srv/ambergate/2026-11-21/dist', join(process.cwd(), OUT, 'dist')];
  const delivery: Replacement = [
    '/srv/ambergate/2026-11-21/delivery',
    join(process.cwd(), OUT, 'delivery'),
  ];
  if (kind === 'nginx') {
    const server = replaced(exampleOf('nginx'), [
      REDIRECTS.nginx,
      ['listen 443 ssl http2;', `listen ${port};\n  listen [::]:${port};`],
      ['server_name shop.example;', 'server_name localhost;'],
      [/^ *ssl_certificate(_key)? .*\n/gm, ''],
      ['/var/log/nginx/', `${folder}/`],
      backend,
      dist,
      delivery,
      ...rest('  # The API', 'location / { return 404; }'),
    ]);
    return nginxAround(server, folder);
  }
  if (kind === 'caddy') {
    const fileFor = (name: string) => `\tlog {\n\t\toutput file ${join(folder, name)}\n`;
    return replaced(exampleOf('caddy'), [
      REDIRECTS.caddy,
      ['\n{\n\tlog {\n', `\n{\n\tadmin off\n\tdebug\n${fileFor('error.log')}`],
      ['shop.example {\n\tlog {\n', `http://localhost:${port} {\n${fileFor('access.log')}`],
      backend,
      dist,
      delivery,
      ...rest('\t# The API', 'handle { respond 404 }'),
    ]);
  }
  return replaced(readFileSync('deploy/Caddyfile', 'utf8'), [
    [':8080 {', `:${port} {`],
    ['/srv', join(process.cwd(), OUT, 'dist')],
    ['import shop.caddy', `import ${join(process.cwd(), OUT, 'delivery', 'Caddyfile')}`],
  ]);
}

/** Other content on the host of a shop under a path. */
const rest = (before: string, block: string): Replacement[] =>
  BASE === '' ? [] : [[before, `${block.replace('{ ', '{\n').replace(' }', '\n}')}\n${before}`]];

/** The example for the shop, or for an API on another origin. */
export const exampleOf = (kind: 'nginx' | 'caddy', of: 'shop' | 'api' = 'shop'): string =>
  readFileSync(`deploy/examples/${of}.${kind === 'nginx' ? 'nginx.conf' : 'Caddyfile'}`, 'utf8');

export function replaced(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((result, [what, by]) => {
    const next = typeof what === 'string' ? result.replaceAll(what, by) : result.replace(what, by);
    if (next === result) throw new Error(`The example has no ${what} any more.`);
    return next;
  }, text);
}

/** Wraps a server in the contents of Debian's nginx.conf, with every file that it writes in a separate folder. */
export function nginxAround(server: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, name)};`,
  );
  return [
    'daemon off;',
    'worker_processes 1;',
    // By default, worker processes run as a user who cannot read this folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr;',
    `error_log ${join(folder, 'error.log')};`,
    'events {}',
    'http {',
    '  sendfile on;',
    '  tcp_nopush on;',
    '  include /etc/nginx/mime.types;',
    '  default_type application/octet-stream;',
    `  access_log ${join(folder, 'access.log')};`,
    '  gzip on;',
    ...temporary,
    server,
    '}',
    '',
  ].join('\n');
}
