import { describe, test } from 'vitest';
import { complaintsIn, operationOf } from './found-by.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { FAULTS } from './other-backend/faults.ts';
import { FIRST, startOtherBackend } from './other-backend/server.ts';

/** Runs the kit against an independent backend with one fault at a time; it must find each one. */
describe.concurrent('the kit finds', () => {
  // `npm test` only runs the first fault.
  for (const [at, { cause, fault, expected }] of FAULTS.entries())
    test(
      `${cause}: ${fault}`,
      { tags: at === 0 ? [] : ['nightly'] },
      async ({ expect, onTestFinished }) => {
        const backend = await startOtherBackend([fault], fill);
        onTestFinished(backend.stop);
        const [, says, ...also] = expected;
        const { results } = await checkOther(backend, [operationOf(expected), ...also], {
          credentials: operationOf(expected) === 'login' ? FIRST : undefined,
        });
        expect(complaintsIn(results, expected)).toContain(says);
      },
    );
});

test('a wrong clock does not hide other faults', async ({ expect, onTestFinished }) => {
  const faults = ['times are local', 'data is credited twice', 'the analysis has another price'];
  const backend = await startOtherBackend(faults, fill);
  onTestFinished(backend.stop);
  const { results } = await checkOther(backend, ['buyResidential']);
  const said = complaintsIn(results, [
    'buyResidential: a purchase of basic data is listed, and credited once it is paid',
    '',
  ]);
  expect(said).toContain('2 h from now in UTC');
  expect(said).toContain('10 GB basic are credited');
  expect(said).toContain('the analysis has a different price');
});

test('an unstable sort order is not mistaken for changed orders', async ({
  expect,
  onTestFinished,
}) => {
  const backend = await startOtherBackend(['orders of one second change places'], fill);
  onTestFinished(backend.stop);
  const { results } = await checkOther(backend, ['listOrders', 'renewIsp']);
  const causes = results.filter(({ outcome }) => outcome === 'broken').map(({ cause }) => cause);
  expect(causes.length).toBeGreaterThan(0);
  for (const cause of causes) expect(cause).toContain('the sort is unstable');
});
