import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fuzzSeed } from '../scripts/testing/fuzz-seed.ts';
import { leftOut, openLeftOut } from '../scripts/testing/left-out.ts';
import { verdict } from '../scripts/testing/mutation-verdict.ts';
import { endOfFailedRun, runSideBySide } from '../scripts/testing/side-by-side.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

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

  const text = endOfFailedRun(
    failures.toSorted((a, b) => a.title.localeCompare(b.title)),
    1,
  );
  expect(text.split('\n').filter(Boolean)).toEqual([
    '=== Absent: why it failed',
    'spawn no-such-command ENOENT',
    '=== Bad: why it failed',
    'the reason',
    'Failed: Absent; Bad; Live',
    '1 passed, 3 failed',
  ]);
});

test('of a long output the last 150 lines are repeated', () => {
  const output = Array.from({ length: 1000 }, (_line, index) => `line ${index + 1}\n`).join('');
  const lines = endOfFailedRun([{ title: 'Long', output }], 0).split('\n');
  expect(lines.filter((line) => line.startsWith('line '))).toHaveLength(150);
  expect(lines).toContain('line 851');
  expect(lines).toContain('line 1000');
});

test('what a test leaves out in npm test is named at the end, whatever quotes its reason has, and once', async () => {
  const list = openLeftOut();
  const reason = `"GitLab's template" runs as GitHub's does`;
  const code = `import { fewerInGate } from './tests/gate.ts';
for (const _ of [1, 2]) console.log(fewerInGate({ gate: 1, all: 2 }, ${JSON.stringify(reason)}));`;
  const args = ['--input-type=module', '--eval', code];
  const run = (tests: string) =>
    promisify(execFile)('node', args, {
      env: { ...process.env, TESTS: tests, LEFT_OUT: list },
    });
  expect((await run('all')).stdout).toBe('2\n2\n');
  expect(readFileSync(list, 'utf8')).toBe('');
  expect((await run('gate')).stdout).toBe('1\n1\n');
  const lines = leftOut({ isAll: false, list, notRun: [], missingEngines: [] });
  expect(lines.filter((line) => line.includes(reason))).toHaveLength(1);
});

test('npm run test:all fuzzes with a new seed each time, and with that of a failure when it is named', () => {
  expect(fuzzSeed(true, undefined)).toMatch(/^\d+$/);
  expect(fuzzSeed(true, undefined)).not.toBe(fuzzSeed(true, undefined));
  expect(fuzzSeed(true, '7')).toBe('7');
  expect(fuzzSeed(false, undefined)).toBeUndefined();
});

test.each(['stryker.config.json', 'stryker.shared.config.json'])(
  '%s names files that exist: of none, Stryker makes a success',
  (file) => {
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
      'Not passed: the mutants of 2 files, for which the time was up, 1 of them never tried: price.ts, plan.ts.',
    );
  });
});
