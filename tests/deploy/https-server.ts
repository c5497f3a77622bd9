import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { SELF_SIGNED } from '@ambergate/contract-check/tests/self-signed.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { findServer } from './find-server.ts';
import { OUT } from './published.ts';
import { nginxAround, replaced } from './server-config.ts';

export type HttpsKind = 'nginx' | 'caddy';

/** Two releases that differ: the page /pricing ends with its release, and its Referrer-Policy is the release. */
export const RELEASES = ['2026-11-21', '2026-11-22'] as const;

/**
 * Starts a complete configuration, with its names, https and redirects. Only the ports, folders and certificate are
 * replaced for this machine.
 */
export async function startHttps(kind: HttpsKind, text: string) {
  const folder = mkdtempSync(join(tmpdir(), `ambergate-https-${kind}-`));
  const [http, https, admin] = [await freePort(), await freePort(), await freePort()];
  const file = join(folder, 'server.conf');
  const here = (words: string) =>
    words
      .replaceAll('/srv/ambergate/', `${folder}/releases/`)
      .replace(/\/etc\/nginx\/conf\.d\/shop\.conf|\/etc\/caddy\/Caddyfile/g, file);
  for (const release of RELEASES) writeRelease(join(folder, 'releases', release), release);
  writeFileSync(join(folder, 'shop.pem'), SELF_SIGNED.cert);
  writeFileSync(join(folder, 'shop.key'), SELF_SIGNED.key);
  const options = `admin localhost:${admin}\n\thttp_port ${http}\n\thttps_port ${https}\n\tlocal_certs\n\tskip_install_trust`;
  const config =
    kind === 'nginx'
      ? replaced(here(text), [
          ['listen 80;', `listen ${http};`],
          ['listen 443 ssl http2;', `listen ${https} ssl http2;`],
          ['/etc/ssl/shop.example.', `${folder}/shop.`],
          ['/var/log/nginx/', `${folder}/`],
        ])
      : replaced(here(text), [[/^\{\n/m, `{\n\t${options}\n`]]);
  writeFileSync(file, kind === 'nginx' ? nginxAround(config, folder) : config);

  // The docs use the system's server, whose files and ports are different.
  const always = {
    nginx: `-p ${folder} -c ${file} -e stderr "$@"`,
    caddy: `"$@" --adapter caddyfile`,
  }[kind];
  const remote =
    kind === 'caddy' ? `[ "$1" != reload ] || set -- "$@" --address localhost:${admin}\n` : '';
  mkdirSync(join(folder, 'bin'));
  writeFileSync(
    join(folder, 'bin', kind),
    `#!/bin/sh\n${remote}exec ${findServer(kind)} ${always}\n`,
    { mode: 0o755 },
  );
  const env = {
    ...process.env,
    PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SHOP_HOST: 'shop.example',
  };
  const start = kind === 'nginx' ? [] : ['run', '--config', file];
  const child = spawn(join(folder, 'bin', kind), start, { env, stdio: 'ignore' });
  return {
    http,
    https,
    /** Runs commands from the docs. */
    run: (commands: string) => promisify(execFile)('sh', ['-ec', here(commands)], { env }),
    stop: async () => {
      const ended = new Promise((done) => {
        child.once('exit', done);
      });
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function writeRelease(folder: string, release: string): void {
  for (const part of ['dist', 'delivery'])
    cpSync(resolve(OUT, part), join(folder, part), { recursive: true });
  const page = join(folder, 'dist/pricing.html');
  for (const packed of ['gz', 'br']) rmSync(`${page}.${packed}`);
  change(page, (html) => `${html}<!--${release}-->`);
  for (const file of ['nginx.conf', 'Caddyfile'])
    change(join(folder, 'delivery', file), (text) =>
      text.replaceAll('strict-origin-when-cross-origin', release),
    );
}

function change(file: string, by: (text: string) => string): void {
  writeFileSync(file, by(readFileSync(file, 'utf8')));
}
