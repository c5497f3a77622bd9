import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { NOT_SOLD } from '../../tests/sold.ts';
import { chromiumPath } from '../browsers/find.ts';
import { hasFailed, lastScreen, noteNotRun, runSteps } from './run-steps.ts';
import { CHECKS, LINT, NIGHT, KIT_FILES, TYPES, type Step } from './steps.ts';

/**
 * There are three tiers: `npm run test:changed` while editing, `npm test` before every merge, and `npm run test:all`
 * every night. Tests tagged `nightly` run only in the last one.
 */
const HELP = `npm test -- [--no-browsers]
npm run test:changed -- [COMMIT]
npm run test:all -- [--no-browsers]

Runs the checks for every push, the tests for changes since a commit (HEAD), or all checks.

  --no-browsers   skip the browser tests, and list them`;

const { values, names } = readOptions(
  HELP,
  {
    all: { type: 'boolean' },
    changed: { type: 'boolean' },
    'no-browsers': { type: 'boolean' },
  },
  { takesNames: process.argv.includes('--changed') },
);
const began = Date.now();
const hasBrowsers = values['no-browsers'] !== true;
if (hasBrowsers && values.changed !== true && chromiumPath() === undefined) {
  console.error('Chromium is not installed. Install it with: npm run browsers');
  console.error('Without browser tests: npm test -- --no-browsers');
  process.exit(1);
}
const seed = process.env['FUZZ_SEED'] ?? (values.all ? String(randomInt(2 ** 31)) : undefined);
const env = { ...process.env, FUZZ_SEED: seed, TESTS: values.all ? 'all' : undefined };

const stages = values.changed ? ofChange(names[0] ?? 'HEAD') : whole(values.all === true);
for (const stage of stages) {
  const left = hasBrowsers ? [] : stage.filter(({ needsBrowser }) => needsBrowser);
  for (const { title } of left) noteNotRun(title, 'of --no-browsers');
  if (!hasFailed())
    await runSteps(
      stage.filter((step) => !left.includes(step)),
      env,
    );
  else for (const { title } of stage) noteNotRun(title, 'an earlier step failed');
}
for (const why of NOT_SOLD) noteNotRun('the tests that need it', why);
console.log(lastScreen(Math.round((Date.now() - began) / 1000)));
if (values.all) console.log(`To repeat this run, set FUZZ_SEED=${seed}`);
if (hasFailed()) process.exitCode = 1;

function whole(isAll: boolean): readonly (readonly Step[])[] {
  const from = base();
  const hasKit =
    isAll ||
    process.env['CI'] !== undefined ||
    from === '' ||
    changedSince(from).some((file) => KIT_FILES.test(file));
  if (!hasKit) noteNotRun('the tests of packages/', 'the code that they test has not changed');
  const units = `vitest run${isAll ? '' : ' --tags-filter=!nightly'}${hasKit ? '' : ' --project=!kit'}`;
  const browsers = `playwright test${isAll ? '' : ' --grep-invert=@nightly'}`;
  return [
    CHECKS,
    [{ title: 'Unit, property and component tests', command: units, isLive: true }],
    [{ title: 'Browser tests', command: browsers, isLive: true, needsBrowser: true }],
    ...(isAll ? NIGHT.map((step) => [step]) : []),
  ];
}

/** The tests for changed files, without a build. */
function ofChange(ref: string): readonly (readonly Step[])[] {
  const from = git('merge-base', ref, 'HEAD').trim();
  const files = changedSince(from);
  const scripts = files.filter((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
  const isWholeLint = files.some((file) => /^(tools\/lint\/|oxlint\.config)/.test(file));
  // No import connects changed files with the tests of documents and deployment.
  const names = files.some((file) => /\.(md|ya?ml)$|^(Containerfile|deploy\/)/.test(file))
    ? ['documents', 'safety', 'shop-file', 'shop-as-it-comes', 'security-headers', 'container']
    : ['documents', 'safety'];
  const code = files.filter((file) => /^(src|tests|packages|tools|generated)\//.test(file));
  const isOfUi =
    code.length > 0 && code.every((file) => /^(src|tests\/components)\/ui\//.test(file));
  if (isOfUi) noteNotRun('the tests of screens', 'only parts shared by most screens have changed');
  const screens = isOfUi ? ' --exclude=tests/components/!(ui)/**' : '';
  const readers = names.map((name) => `tests/${name}.test.ts`).join(' ');
  return [
    [
      {
        title: 'Tests of what changed',
        command: `vitest run --changed=${from} --passWithNoTests --tags-filter=!nightly&&!wide${screens}`,
        isLive: true,
      },
      TYPES,
      { title: 'Tests that read files', command: `vitest run ${readers}` },
      ...(isWholeLint || scripts.length > 0
        ? [{ ...LINT, files: isWholeLint ? [] : scripts }]
        : []),
      ...CHECKS.filter(({ about }) => about && files.some((file) => about.test(file))),
    ],
  ];
}

/** The commit at which this branch began; empty if the main branch is unknown. */
function base(): string {
  return (git('merge-base', 'origin/main', 'HEAD') || git('merge-base', 'main', 'HEAD')).trim();
}

/** Files that differ from the commit, including deleted and untracked files. */
function changedSince(commit: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', commit);
  return `${tracked}${git('ls-files', '--others', '--exclude-standard', '-z')}`
    .split('\0')
    .filter(Boolean);
}

/** Empty if the command fails, for example outside a repository. */
function git(...args: readonly string[]): string {
  return run('git', args, { stderr: 'ignore' }).stdout;
}
