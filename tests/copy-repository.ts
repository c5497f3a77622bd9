import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';

/**
 * Copies the files of the repository, new ones included, to a temporary folder whose name begins with the prefix.
 * Packages from the registry are linked; the repository's own packages are copied.
 */
export function copyRepository(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const files = output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const file of files.split('\0').filter((name) => existsSync(name) && name !== '')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@ambergate'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name === '@ambergate' || /^\.(?!bin$)/.test(name)) continue;
    symlinkSync(resolve('node_modules', name), join(packages, name), 'junction');
  }
  for (const name of readdirSync('packages'))
    symlinkSync(join(folder, 'packages', name), join(packages, '@ambergate', name), 'junction');
  return folder;
}
