import { patient } from '../patience.ts';
import { unsold } from '../sold.ts';
import { CALLS, EXCEPTIONS, faultsOf, surfaceOf } from './chaos/calls.ts';
import { FAULTS } from './chaos/faults.ts';
import { OPERATIONS } from './chaos/operations.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { runCall } from './chaos/run-call.ts';
import { expect, test } from './fixtures.ts';

test('every operation of the contract meets every fault, or has a reason not to', () => {
  const met = CALLS.map(({ operation }) => operation);
  const known = OPERATIONS.map(({ id }) => id);
  expect(new Set([...met, ...Object.keys(EXCEPTIONS)])).toEqual(new Set(known));
});

test('every call meets two faults at least, and every kind of surface all of them', () => {
  const bySurface = Map.groupBy(CALLS, surfaceOf);
  expect([...bySurface.keys()].toSorted()).toEqual(['action', 'connection', 'form', 'panel']);
  for (const calls of bySurface.values())
    expect(new Set(calls.flatMap(faultsOf))).toEqual(new Set(FAULTS));
  for (const call of CALLS) expect(faultsOf(call).length).toBeGreaterThan(1);
});

test.use(PLAIN_RUN);

for (const call of CALLS) {
  // The number of cases. The reporter counts them even if the test ends early.
  const annotation = {
    type: 'chaos',
    description: `${faultsOf(call).length} of ${call.operation}`,
  };
  test(
    `faults of ${call.name}: one message, nothing lost, and a way on`,
    { annotation },
    async ({ page, context, request, customer, signIn }) => {
      if (call.needs !== undefined) test.skip(...unsold(call.needs));
      test.setTimeout(patient(180_000));
      // Otherwise the hub would reconnect and reload data in between.
      if (!call.needsHub) await page.route('**/hubs/**', () => {});
      if (call.who === 'customer') await signIn(page, customer);
      await runCall(call, { page, context, request, customer });
    },
  );
}
