import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build does not read. */
const NOT_READ = /^(docs|tests|\.github)\/|\.md$/;
const BUILT = 'dist';

/** Whether `dist/` is what the last noted build made of the same files and settings. */
export const isBuilt = (mark: string): boolean =>
  existsSync(mark) && readFileSync(mark, 'utf8') === digest();

/** Notes that `dist/` has just been built. */
export function noteBuilt(mark: string): void {
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, digest());
}

/** Of what goes into a build and of what came out, which another command may have replaced since. */
function digest(): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    },
  );
  const inputs = listed.split('\0').filter((file) => file !== '' && !NOT_READ.test(file));
  const settings = readdirSync('.').filter((name) => name.startsWith('.env'));
  const outputs = existsSync(BUILT)
    ? readdirSync(BUILT, { recursive: true, encoding: 'utf8' }).map((name) => join(BUILT, name))
    : [];
  const variables = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((variable) => variable.join('='));
  const hash = createHash('sha256').update(JSON.stringify(variables.toSorted()));
  for (const file of [...new Set([...inputs, ...settings, ...outputs])].toSorted()) {
    hash.update(`\0${file}\0`);
    if (existsSync(file) && statSync(file).isFile()) hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}
