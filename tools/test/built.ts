import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';

/** What the build does not read. */
const NOT_READ = /^(docs|tests|packages\/[^/]+\/tests|\.github)\/|\.md$/;
const BUILT = 'dist';

/** Whether `dist/` is what the last noted build made of the same files and settings. */
export const isBuilt = (mark: string): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === markOf(inputs());

/** Notes that `dist/` has been built from these `inputs()`, which were taken before the build. */
export function noteBuilt(mark: string, from: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, markOf(from));
}

/** A digest of what the build reads. */
export function inputs(): string {
  const listed = output('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed.split('\0').filter((file) => file !== '' && !NOT_READ.test(file));
  const settings = readdirSync('.').filter((name) => name.startsWith('.env'));
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((variable) => variable.join('='));
  return digestOf([...files, ...settings], variables.toSorted().join('\n'));
}

/** With a digest of what the build wrote, as another command may have replaced it since. */
function markOf(from: string): string {
  const outputs = existsSync(BUILT)
    ? readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).map((name) => join(BUILT, name))
    : [];
  return digestOf(outputs, from);
}

function digestOf(files: readonly string[], more: string): string {
  const hash = createHash('sha256').update(more);
  for (const file of [...new Set(files)].toSorted()) {
    hash.update(`\0${file}\0`);
    if (existsSync(file) && statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
