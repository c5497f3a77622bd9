import { globSync, readFileSync } from 'node:fs';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { NOT_SOLD } from '../../tests/sold.ts';
import { missingTools } from '../missing-tools.ts';
import { ALL, GATE } from './stages.ts';

/** The calls of `tests/gate.ts` and their reasons. */
const CALL = /\b(onlyInAll|fewerInGate)\(\s*(?:\{[^}]*\},\s*)?'((?:[^'\\]|\\.)*)'/g;

/** What this run leaves out and why, one line for each. */
export function leftOut({
  isAll,
  notRun,
  missingEngines,
}: {
  isAll: boolean;
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
        `Not run: the walk in ${engine}, which is not here and could not be installed (README).`,
    ),
  ];
  return isAll ? absent : [...ofGate(), ...absent];
}

/** What `npm test` leaves to `npm run test:all`, as the tests state it. */
function ofGate(): string[] {
  const steps = ALL.filter((stage) => !GATE.includes(stage)).flat();
  const tests = globSync(['playwright.config.ts', 'tests/**/*.{ts,tsx}'])
    .toSorted()
    .flatMap(reasonsOf);
  return [...steps.map(({ title }) => `Only in npm run test:all: ${title}.`), ...new Set(tests)];
}

function reasonsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(CALL), ([, call = '', why = '']) => {
    const amount = call === 'onlyInAll' ? 'Only' : 'Whole only';
    return `${amount} in npm run test:all: ${file}: ${why}.`;
  });
}
