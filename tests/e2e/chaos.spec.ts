import { OPERATIONS } from './chaos/FaultLine.ts';
import { CALLS, EXCEPTIONS } from './chaos/calls.ts';
import { FAULTS } from './chaos/faults.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { runCall } from './chaos/run-call.ts';
import { expect, test } from './fixtures.ts';

test('every operation of the contract meets every fault, or has a reason not to', () => {
  const met = CALLS.map(({ operation }) => operation);
  const known = OPERATIONS.map(({ id }) => id);
  expect(new Set([...met, ...Object.keys(EXCEPTIONS)])).toEqual(new Set(known));
});

test.use(PLAIN_RUN);

for (const call of CALLS) {
  // How many cases it stands for: the reporter counts them, also when the test ends early.
  const annotation = { type: 'chaos', description: `${FAULTS.length} of ${call.operation}` };
  test(
    `faults of ${call.name}: one message, nothing lost, and a way on`,
    { annotation },
    async ({ page, context, request, customer, signIn }) => {
      test.setTimeout(240_000);
      // No server can be silent for ever.
      if (!call.needsHub) await page.route('**/hubs/**', () => {});
      if (call.who === 'customer') await signIn(page, customer);
      await runCall(call, { page, context, request, customer });
    },
  );
}
