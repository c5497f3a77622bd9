import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * `npm run test:mutation:shared`: mutates checkout, session and proxies file by file for at most 40 minutes, the file
 * whose score is oldest first. Scores of earlier runs are kept in `reports/`, and so is what has not changed since.
 * Arguments name files. Fails when fewer than 85 % of all mutants that were tried are found.
 */
const FILES = 'src/{checkout,session,proxies}/**/*.{ts,tsx}';
const FOLDER = 'reports/mutation-shared';
const LIMIT_MS = 40 * 60_000;
const WANTED_SHARE = 0.85;

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

type Report = { files: { [file: string]: { mutants: readonly { status: string }[] } } };
type Score = { found: number; missed: number };

const reportOf = (file: string) => `${FOLDER}/${file.replaceAll('/', '-')}.json`;
const timeOf = (file: string) =>
  existsSync(reportOf(file)) ? statSync(reportOf(file)).mtimeMs : 0;

const all = globSync(FILES).filter((file) => !file.endsWith('.css.ts'));
const named = process.argv.slice(2);
const waiting = (named.length > 0 ? named : all).toSorted((a, b) => timeOf(a) - timeOf(b));
const end = Date.now() + LIMIT_MS;
const broken: string[] = [];
mkdirSync(FOLDER, { recursive: true });
while (waiting.length > 0 && Date.now() < end) {
  const file = waiting.shift() ?? '';
  if (!mutate(file)) broken.push(file);
}
const total = { found: 0, missed: 0 };
for (const file of all) {
  const score = scoreOf(file);
  if (score === undefined) continue;
  total.found += score.found;
  total.missed += score.missed;
  if (shareOf(score) < WANTED_SHARE) console.log(`${percent(shareOf(score))} ${file}`);
}
const untried = all.filter((file) => scoreOf(file) === undefined);
console.log(`\n${percent(shareOf(total))} of ${total.found + total.missed} mutants are found`);
if (waiting.length > 0) console.log(`Not run, because the time was up: ${waiting.join(', ')}`);
if (untried.length > 0) console.log(`Never run: ${untried.join(', ')}`);
if (broken.length > 0) console.error(`Stryker failed: ${broken.join(', ')}`);
process.exit(broken.length > 0 || shareOf(total) < WANTED_SHARE ? 1 : 0);

/** Whether Stryker finished. A file that runs out of time is no failure. */
function mutate(file: string): boolean {
  const args = ['run', 'stryker.shared.config.json', '--mutate', file];
  const { status, signal } = spawnSync('stryker', [...args, '--incrementalFile', reportOf(file)], {
    stdio: 'inherit',
    // Properties run fewer cases in the tests of the file's own room.
    env: { ...process.env, TESTS: 'gate', MUTATED_ROOM: dirname(relative('src', file)) },
    timeout: Math.max(1, end - Date.now()),
  });
  if (signal !== null) waiting.unshift(file);
  return status === 0 || signal !== null;
}

function scoreOf(file: string): Score | undefined {
  if (!existsSync(reportOf(file))) return undefined;
  const { files } = JSON.parse(readFileSync(reportOf(file), 'utf8')) as Report;
  const mutants = files[file]?.mutants ?? [];
  return {
    found: mutants.filter(({ status }) => FOUND.has(status)).length,
    missed: mutants.filter(({ status }) => MISSED.has(status)).length,
  };
}

function shareOf({ found, missed }: Score): number {
  return found + missed === 0 ? 1 : found / (found + missed);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
