import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCallSites } from 'node:util';

/**
 * `npm test` sets TESTS=gate and `npm run test:all` TESTS=all. The costliest cases are left to `npm run test:all`,
 * wholly or in part. Any other run, even of a single file, is complete. `npm test` counts at its end what was left out, and
 * `npm test -- --left-out` names it.
 */
export const IS_GATE = process.env['TESTS'] === 'gate';

/** Annotation of a browser test that `npm test` leaves out. */
export const ONLY_IN_ALL = 'only in npm run test:all';

const noteIn = (variable: 'LEFT_OUT' | 'FAILED_TESTS') => (line: string) => {
  const notes = process.env[variable];
  if (notes !== undefined) appendFileSync(notes, `${line}\n`);
};

/** Notes what this run leaves out, for the end of `npm test`. */
export const noteLeftOut = noteIn('LEFT_OUT');

/** Notes a test that failed, for the end of `npm test`. */
export const noteFailure = noteIn('FAILED_TESTS');

/** Number of cases, fewer in `npm test`. */
export function fewerInGate(cases: { gate: number; all: number }, why: string): number {
  if (!IS_GATE) return cases.all;
  const [, caller] = getCallSites(2);
  const file = (caller?.scriptName ?? '').replace(/^file:.*/, (url) => fileURLToPath(url));
  noteLeftOut(`Whole ${ONLY_IN_ALL}: ${relative('.', file)}: ${why}.`);
  return cases.gate;
}

/** Options of a browser test that `npm test` leaves out (tests/e2e/left-out-reporter.ts). */
export const onlyInAll = (why: string) => ({
  annotation: { type: ONLY_IN_ALL, description: why },
});
