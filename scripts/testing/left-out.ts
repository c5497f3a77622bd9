import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { NOT_SOLD } from '../../tests/sold.ts';
import { missingTools } from '../missing-tools.ts';
import { ALL, GATE } from './stages.ts';

/** Creates the list to which runners and tests add what they leave out (`noteLeftOut` of tests/gate.ts). */
export function openLeftOut(): string {
  const list = join(mkdtempSync(join(tmpdir(), 'left-out-')), 'list.txt');
  writeFileSync(list, '');
  return list;
}

/** What this run leaves out and why, one line for each. */
export function leftOut({
  isAll,
  list,
  notRun,
  missingEngines,
}: {
  isAll: boolean;
  /** Of `openLeftOut`. */
  list: string;
  notRun: readonly string[];
  missingEngines: readonly string[];
}): string[] {
  const absent = [
    ...notRun,
    ...missingTools(),
    ...NOT_SOLD.map((why) => `Not run: the tests that need it, because ${why}.`),
    ...(HAS_FONTCONFIG
      ? []
      : [
          'Not run: the browser tests with a wide and a narrow font. Browsers of this system do not ask fontconfig.',
        ]),
    ...missingEngines.map(
      (engine) =>
        `Not run: the walk in ${engine}, which is not here and could not be installed (CONTRIBUTING.md).`,
    ),
  ];
  return [...(isAll ? [] : stepsOfAll()), ...noted(list), ...absent];
}

/** The steps that `npm test` leaves to `npm run test:all`. */
function stepsOfAll(): string[] {
  const steps = ALL.filter((stage) => !GATE.includes(stage)).flat();
  return steps.map(({ title }) => `Only in npm run test:all: ${title}.`);
}

/** What the steps noted, each once: several processes read a test. */
function noted(list: string): string[] {
  return [...new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))].toSorted();
}
