import { existsSync, globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { verdict, type Score } from './mutation-verdict.ts';

/**
 * `npx node tools/test/mutation-shared.ts`: mutates the shared folders file by file for at most 40 minutes, starting
 * with the file that has the oldest score. Stores the scores of earlier runs and the results for unchanged code in
 * `reports/`. Pass files as arguments to mutate only those. Fails if fewer than 85% of all tried mutants are killed, or
 * if none were tried. At the end, lists the files that were not reached.
 */
const FILES =
  'src/{api,checkout,platform,proxy-lists,realtime,saved,session,sign-in}/**/*.{ts,tsx}';
const FOLDER = 'reports/mutation-shared';
const LIMIT_MS = 40 * 60_000;

const FOUND = new Set(['Killed', 'Timeout']);
const MISSED = new Set(['Survived', 'NoCoverage']);

type Report = { files: { [file: string]: { mutants: readonly { status: string }[] } } };

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
const scores = new Map(
  all.flatMap((file) => {
    const score = scoreOf(file);
    return score === undefined ? [] : [[file, score] as const];
  }),
);
const { hasPassed, lines, leftOut } = verdict({ scores, broken, notReached: waiting });
console.log(`\n${lines.join('\n')}`);
if (leftOut !== undefined) console.log(leftOut);
process.exit(hasPassed ? 0 : 1);

/** Whether Stryker finished. If time runs out for a file, it counts as not reached. */
function mutate(file: string): boolean {
  const args = ['run', 'tests/mutation/shared.stryker.json', '--mutate', file];
  const { exitCode, failure } = run('stryker', [...args, '--incrementalFile', reportOf(file)], {
    stdio: 'inherit',
    // Property tests in the file's own folder run fewer cases.
    env: {
      MUTATED_FOLDER: dirname(relative('src', file)),
    },
    timeout: Math.max(1, end - Date.now()),
  });
  // If a shell is in between, it reports the kill with a status instead.
  const isCut = failure !== undefined || Date.now() >= end;
  if (isCut) waiting.unshift(file);
  return exitCode === 0 || isCut;
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
