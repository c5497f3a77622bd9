import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { UNPACKED } from './find.ts';

/**
 * Debian packages. Those in `install` only add commands. Those in `unpack` would become a default browser if installed.
 */
export type Packages = { install: readonly string[]; unpack: readonly string[] };

export const isRootOnDebian = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Installs packages with apt. Unpacks those that would replace the machine's browser below `.cache/browsers`, after
 * installing their dependencies.
 */
export function installFromDebian(folder: string, { install, unpack }: Packages): void {
  apt('update', '-qq');
  const plan = run('apt-get', ['install', '-s', ...OPTIONS, ...install, ...unpack]);
  const missing = Array.from(plan.matchAll(/^Inst (\S+)/gm), ([, name = '']) => name);
  const added = missing.filter((name) => !unpack.includes(name));
  if (added.length > 0) console.log(`Installing with apt-get: ${added.join(' ')}`);
  if (added.length > 0) apt('install', '-y', '-qq', ...OPTIONS, ...added);
  if (unpack.length === 0) return;
  console.log(`Unpacking ${unpack.join(', ')} below ${join(UNPACKED, folder)}`);
  const part = join(UNPACKED, `${folder}.part`);
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  run('apt-get', ['download', '-qq', '-o', 'APT::Sandbox::User=root', ...unpack], part);
  for (const file of readdirSync(part).filter((name) => name.endsWith('.deb')))
    run('dpkg-deb', ['--extract', file, '.'], part);
  rmSync(join(UNPACKED, folder), { recursive: true, force: true });
  renameSync(part, join(UNPACKED, folder));
}

const OPTIONS = ['--no-install-recommends', '--no-remove'];

const apt = (...args: readonly string[]) => run('apt-get', args);

const run = (command: string, args: readonly string[], cwd = '.') =>
  output(command, args, { cwd, env: { DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' } });
