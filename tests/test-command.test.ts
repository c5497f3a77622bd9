import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { endOfRun } from '../tools/test/end-of-run.ts';
import { fuzzSeed } from '../tools/test/fuzz-seed.ts';
import { leftOut, openNotes, readNotes } from '../tools/test/left-out.ts';
import { verdict } from '../tools/test/mutation-verdict.ts';
import { runSideBySide } from '../tools/test/side-by-side.ts';

const screen = (run: Partial<Parameters<typeof endOfRun>[0]>): string[] =>
  endOfRun({
    failures: [],
    failedTests: [],
    notReached: [],
    passed: 0,
    seconds: 60,
    notRun: [],
    leftToAll: [],
    ...run,
  })
    .split('\n')
    .filter(Boolean);

const program = (code: string) => ['node', '-e', code] as const;

test('a failed run ends with the reason of each failed step, whose output stands far above', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const failures = await runSideBySide(
    [
      { title: 'Good', command: program('console.log("fine")') },
      { title: 'Bad', command: program('console.error("the reason"); process.exitCode = 1') },
      { title: 'Live', command: program('process.exitCode = 1'), isLive: true },
      { title: 'Absent', command: ['no-such-command'] },
    ],
    process.env,
  );

  expect(
    screen({
      failures: failures.toSorted((a, b) => a.title.localeCompare(b.title)),
      failedTests: ['tests/price.test.ts > a price is in cents'],
      notReached: ['End to end'],
      passed: 1,
    }),
  ).toEqual([
    '=== Absent: why it failed',
    'spawn no-such-command ENOENT',
    '=== Bad: why it failed',
    'the reason',
    'Failed: Absent',
    'Failed: Bad',
    'Failed: Live',
    '  tests/price.test.ts > a price is in cents',
    'Not reached: End to end',
    '1 passed, 3 failed, in 60 s',
  ]);
});

test('a run ends on one screen, however much failed and whatever was left out', () => {
  const many = (what: string) => Array.from({ length: 1000 }, (_, index) => `${what} ${index + 1}`);
  const output = `${many('line').join('\n')}\n`;
  const lines = screen({
    failures: [
      { title: 'Long', output },
      { title: 'Longer', output },
    ],
    failedTests: many('test'),
    leftToAll: many('left'),
    notRun: ['Not run: the snippet, because Go is not here.'],
  });
  expect(lines.length).toBeLessThan(50);
  expect(lines.filter((line) => line === 'line 1000')).toHaveLength(2);
  expect(lines).toContain('… (988 lines more above)');
  expect(lines).toContain('  … and 988 more, named above');
  expect(lines).toContain('Not run: the snippet, because Go is not here.');
  expect(lines).toContain(
    'Left to npm run test:all: 1000 groups of tests, which npm test -- --left-out names',
  );
});

const runTests = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)('node', args, { env: { ...process.env, ...env } }).catch(
    (error: unknown) => error as { stdout: string },
  );

test('what a test leaves out in npm test is noted, whatever quotes its reason has, and once', async () => {
  const notes = openNotes();
  const reason = `"GitLab's template" runs as GitHub's does`;
  const code = `import { fewerInGate } from './tests/gate.ts';
for (const _ of [1, 2]) console.log(fewerInGate({ gate: 1, all: 2 }, ${JSON.stringify(reason)}));`;
  const run = (tests: string) =>
    runTests(['--input-type=module', '--eval', code], { TESTS: tests, LEFT_OUT: notes });
  expect((await run('all')).stdout).toBe('2\n2\n');
  expect(readNotes(notes)).toEqual([]);
  expect((await run('gate')).stdout).toBe('1\n1\n');
  const { leftToAll, notRun } = leftOut({
    isAll: false,
    noted: [...readNotes(notes), 'Not passed: the mutants of 2 files.'],
    cannotRun: ['Not run: Pictures, because there is no baseline.'],
    missingEngines: ['Firefox'],
  });
  expect(leftToAll.filter((line) => line.includes(reason))).toHaveLength(1);
  expect(leftToAll).toContain('Whole step only in npm run test:all: Mutation score of src/domain.');
  expect(notRun).toEqual(
    expect.arrayContaining([
      'Not passed: the mutants of 2 files.',
      'Not run: Pictures, because there is no baseline.',
      expect.stringContaining('Firefox'),
    ]),
  );
});

test('tests that fail are noted by name, and so are files and errors of no test', async () => {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/failing-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('a.test.js', `describe('a price', () => { test('is right', () => { throw 1; }); });`);
  write('b.test.js', `throw new Error('no module');`);
  write('page.mjs', `import { test } from '@playwright/test'; test('opens', () => { throw 1; });`);
  write('end.mjs', `export default () => { throw new Error('a violation'); };`);
  write(
    'playwright.config.mjs',
    `export default { testMatch: 'page.mjs', projects: [{ name: 'shop' }], globalTeardown: './end.mjs', reporter: '${resolve('tests/e2e/left-out-reporter.ts')}' };`,
  );
  const reporter = resolve('tests/setup/failure-reporter.ts');
  const notes = openNotes();
  const env = { FAILED_TESTS: notes, TESTS: 'gate' };
  const vitest = ['--root', folder, '--globals', '--reporter', reporter];
  await runTests(['node_modules/.bin/vitest', 'run', ...vitest], env);
  await runTests(['node_modules/.bin/playwright', 'test', '--config', folder], env);
  expect(readNotes(notes).toSorted()).toEqual([
    `${folder}/page.mjs (shop) > opens`,
    'Error: a violation',
    'a.test.js > a price > is right',
    'b.test.js',
  ]);
});

test('npm run test:all fuzzes with a new seed each time, and with that of a failure when it is named', () => {
  expect(fuzzSeed(true, undefined)).toMatch(/^\d+$/);
  expect(fuzzSeed(true, undefined)).not.toBe(fuzzSeed(true, undefined));
  expect(fuzzSeed(true, '7')).toBe('7');
  expect(fuzzSeed(false, undefined)).toBeUndefined();
});

test.each(['domain', 'shared'])(
  '%s.stryker.json names files that exist: of none, Stryker makes a success',
  (name) => {
    const file = `tests/mutation/${name}.stryker.json`;
    const { mutate } = JSON.parse(readFileSync(file, 'utf8')) as { mutate: readonly string[] };
    const patterns = mutate.filter((pattern) => !pattern.startsWith('!'));
    expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  },
);

describe('the mutation test of what is shared', () => {
  const score = (found: number, missed: number) => ({ found, missed });
  const run = (scores: Record<string, { found: number; missed: number }>) => ({
    scores: new Map(Object.entries(scores)),
    broken: [],
    notReached: [],
  });

  test('passes when most mutants are found, also beside a file that has none', () => {
    expect(verdict(run({ 'price.ts': score(90, 10), 'types.ts': score(0, 0) }))).toEqual({
      hasPassed: true,
      lines: ['90.0 % of 100 mutants are found, 85.0 % are wanted'],
    });
  });

  test('names the folders and files in which too many live', () => {
    const { hasPassed, lines } = verdict(
      run({
        'src/api/a.ts': score(8, 2),
        'src/api/b.ts': score(9, 1),
        'src/ui/c.ts': score(90, 0),
      }),
    );
    expect(hasPassed).toBe(true);
    expect(lines).toEqual([
      '80.0 % src/api/a.ts',
      '97.3 % of 110 mutants are found, 85.0 % are wanted',
    ]);
    expect(verdict(run({ 'src/api/a.ts': score(8, 2) })).lines[0]).toBe('80.0 % src/api');
  });

  test.each([
    ['without any mutant', run({ 'types.ts': score(0, 0) })],
    ['without any file', run({})],
    ['when too many live', run({ 'price.ts': score(84, 16) })],
    ['when Stryker failed', { ...run({ 'price.ts': score(9, 0) }), broken: ['plan.ts'] }],
  ])('fails %s', (_when, what) => {
    expect(verdict(what).hasPassed).toBe(false);
  });

  test('names the files that were not reached, which have not passed', () => {
    const what = { ...run({ 'price.ts': score(9, 0) }), notReached: ['price.ts', 'plan.ts'] };
    expect(verdict(what).leftOut).toBe(
      'Not passed: the mutants of 2 files, for which the time was up: price.ts (last score 100.0 %), plan.ts (never tried).',
    );
  });
});
