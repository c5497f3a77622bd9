/**
 * `npm test` sets TESTS=gate, `npm run test:all` TESTS=all: what costs most there is left to `npm run test:all`, or done in part. Any other run, of a
 * single file too, is whole. The reasons are printed at the end of `npm test`.
 */
export const IS_GATE = process.env['TESTS'] === 'gate';

/** How many cases: fewer in `npm test`. */
export const fewerInGate = (cases: { gate: number; all: number }, _why: string): number =>
  IS_GATE ? cases.gate : cases.all;

/** The details of a browser test that `npm test` leaves out; playwright.config.ts knows the tag. */
export const onlyInAll = (why: string) => ({
  tag: '@all',
  annotation: { type: 'only in npm run test:all', description: why },
});
