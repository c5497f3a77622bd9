import { afterEach, expect, test, vi } from 'vitest';
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
