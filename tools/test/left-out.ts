import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { ONLY_IN_ALL } from '../../tests/gate.ts';
import { NOT_SOLD } from '../../tests/sold.ts';
import { missingTools } from '../browsers/missing-tools.ts';
import { ALL, GATE } from './stages.ts';

/** Creates a file to which runners and tests add a line (`noteLeftOut` and `noteFailure` of tests/gate.ts). */
export function openNotes(): string {
  const notes = join(mkdtempSync(join(tmpdir(), 'test-notes-')), 'notes.txt');
  writeFileSync(notes, '');
  return notes;
}

/** What was noted, each once: several processes read a test. */
export const readNotes = (notes: string): string[] => [
  ...new Set(readFileSync(notes, 'utf8').split('\n').filter(Boolean)),
];

/** What this run leaves out and why, one line for each: to `npm run test:all`, or because it cannot run here. */
export function leftOut({
  isAll,
  noted,
  cannotRun,
  missingEngines,
}: {
  isAll: boolean;
  noted: readonly string[];
  /** Lines about steps. */
  cannotRun: readonly string[];
  missingEngines: readonly string[];
}): { leftToAll: readonly string[]; notRun: readonly string[] } {
  const isLeftToAll = (line: string) => line.includes(ONLY_IN_ALL);
  return {
    leftToAll: [...(isAll ? [] : stepsOfAll()), ...noted.filter(isLeftToAll).toSorted()],
    notRun: [
      ...noted.filter((line) => !isLeftToAll(line)),
      ...cannotRun,
      ...missingTools(),
      ...NOT_SOLD.map((why) => `Not run: the tests that need it, because ${why}.`),
      ...(HAS_FONTCONFIG
        ? []
        : [
            'Not run: the browser tests with a wide and a narrow font. Browsers of this system do not ask fontconfig.',
          ]),
      ...missingEngines.map(
        (engine) =>
          `Not run: the journey in ${engine}, which is not here and could not be installed (CONTRIBUTING.md).`,
      ),
    ],
  };
}

/** The steps that `npm test` leaves to `npm run test:all`. */
function stepsOfAll(): string[] {
  const steps = ALL.filter((stage) => !GATE.includes(stage)).flat();
  return steps.map(({ title }) => `Whole step ${ONLY_IN_ALL}: ${title}.`);
}

const LAST_LIST = 'reports/left-out.txt';

/** Keeps the list for `npm test -- --left-out`. */
export function keepList(lines: readonly string[]): void {
  mkdirSync('reports', { recursive: true });
  writeFileSync(LAST_LIST, lines.map((line) => `${line}\n`).join(''));
}

/** What the last `npm test` left to `npm run test:all`. */
export const keptList = (): string =>
  existsSync(LAST_LIST)
    ? readFileSync(LAST_LIST, 'utf8').trimEnd()
    : 'The list is that of the last npm test, and there was none.';
