/**
 * `npm test` sets TESTS=gate and `npm run test:all` TESTS=all. The costliest cases are left to `npm run test:all`,
 * wholly or in part. Any other run, even of a single file, is complete. `npm test` prints the reasons at its end.
 */
export const IS_GATE = process.env['TESTS'] === 'gate';

/** Number of cases, fewer in `npm test`. */
export const fewerInGate = (cases: { gate: number; all: number }, _why: string): number =>
  IS_GATE ? cases.gate : cases.all;

/** Options of a browser test that `npm test` leaves out, by a tag that playwright.config.ts excludes. */
export const onlyInAll = (why: string) => ({
  tag: '@all',
  annotation: { type: 'only in npm run test:all', description: why },
});
