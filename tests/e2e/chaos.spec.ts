import { patient } from '../patience.ts';
import { CALLS } from './chaos/calls.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { runCall } from './chaos/run-call.ts';
import { test } from './fixtures.ts';

test.use(PLAIN_RUN);

for (const call of CALLS) {
  test(`faults of ${call.name}: one message, nothing lost, and a way on`, async ({
    page,
    context,
    request,
    customer,
    signIn,
  }) => {
    test.setTimeout(patient(180_000));
    // Otherwise the hub would reconnect and reload data in between.
    if (!call.needsHub) await page.route('**/hubs/**', () => {});
    if (call.who === 'customer') await signIn(page, customer);
    await runCall(call, { page, context, request, customer });
  });
}
