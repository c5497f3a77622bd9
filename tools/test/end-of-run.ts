import type { Failure } from './side-by-side.ts';

type Run = {
  failures: readonly Failure[];
  /** One line for each test that failed. */
  failedTests: readonly string[];
  /** Titles of the steps after a failed stage. */
  notReached: readonly string[];
  passed: number;
  seconds: number;
  /** What this machine could not run and why, one line each. */
  notRun: readonly string[];
  /** What this run leaves to `npm run test:all`. */
  leftToAll: readonly string[];
};

/** Together with what has a line of its own, these fit on one screen. */
const REASON_LINES = 24;
const TESTS_NAMED = 12;

/** The last screen of a run. It repeats why steps failed, as their output stands far above. */
export function endOfRun({ failures, failedTests, notReached, ...run }: Run): string {
  const { passed, seconds, notRun, leftToAll } = run;
  const silent = failures.filter(({ output }) => output !== '');
  const share = Math.floor(REASON_LINES / Math.max(1, silent.length));
  const paragraphs = [
    ...silent.map(({ title, output }) => [
      `=== ${title}: why it failed`,
      ...lastOf(output.trimEnd().split('\n'), share),
    ]),
    failures.length === 0
      ? []
      : [
          ...failures.map(({ title }) => `Failed: ${title}`),
          ...firstOf(failedTests, TESTS_NAMED),
          ...(notReached.length > 0 ? [`Not reached: ${notReached.join('; ')}`] : []),
        ],
    notRun,
    leftToAll.length === 0
      ? []
      : [
          `Left to npm run test:all: ${leftToAll.length} groups of tests, which npm test -- --left-out names`,
        ],
    [`${passed} passed, ${failures.length} failed, in ${seconds} s`],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => `\n${lines.join('\n')}`)
    .join('\n');
}

const lastOf = (lines: readonly string[], most: number) =>
  lines.length > most
    ? [`… (${lines.length - most} lines more above)`, ...lines.slice(-most)]
    : lines;

const firstOf = (lines: readonly string[], most: number) => [
  ...lines.slice(0, most).map((line) => `  ${line}`),
  ...(lines.length > most ? [`  … and ${lines.length - most} more, named above`] : []),
];
