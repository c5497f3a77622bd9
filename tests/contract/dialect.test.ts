import { afterEach, expect, test } from 'vitest';
import type { Report } from '../../contract/check/run.ts';
import { textReport } from '../../contract/report/summary.ts';
import { checkOf, startBackend } from './backend.ts';
import type { Backend } from './backend.ts';

/** Backends that write null, bodies and fields where they have nothing to say keep the contract. */
const open: Backend[] = [];
afterEach(async () => {
  for (const { stop } of open.splice(0)) await stop();
});

async function started(...args: Parameters<typeof startBackend>) {
  const backend = await startBackend(...args);
  open.push(backend);
  return backend;
}
const brokenOf = ({ results }: Report) => results.filter(({ outcome }) => outcome === 'broken');
const WORDY = /writes null, or a body/;
const wordyOf = ({ notes }: Report) => notes.filter(({ message }) => WORDY.test(message));

test('a loosely written backend is healthy, with one note that names its operations', async () => {
  const report = await checkOf(await started({}, { isLoose: true }), [], {
    settleSeconds: 30,
    timeoutMs: 60_000,
  });
  expect(brokenOf(report)).toEqual([]);
  expect(report.results.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(140);
  expect(wordyOf(report).map(({ operationId }) => operationId)).toEqual([
    'cancelSubscription, getIspPlan, listIspPlans, listOrders, recoverPassword, renewIsp, sendCode',
  ]);
  expect(textReport(report.results, report).match(new RegExp(WORDY, 'g'))).toHaveLength(1);
});

test('an event whose order number is null is noted, too', async () => {
  const nameless = await started({
    events: (event) => [{ ...event, args: [JSON.stringify({ status: 1, orderNo: null })] }],
  });
  const report = await checkOf(nameless, ['onPublicPaymentStatus'], { settleSeconds: 30 });
  expect(brokenOf(report)).toEqual([]);
  expect(wordyOf(report).map(({ operationId }) => operationId)).toEqual(['onPublicPaymentStatus']);
});

test('a backend that leaves out what it has not is not noted', async () => {
  const report = await checkOf(await started(), ['listIspPlans', 'getIspPlan', 'listOrders']);
  expect(brokenOf(report)).toEqual([]);
  expect(wordyOf(report)).toEqual([]);
});

test.each([
  ['listOrders', 'amount'],
  ['listOrders', 'orderNo'],
])('null in a required field of %s, %s, is found', async (id, field) => {
  const backend = await started({
    handlers: {
      [id]: async (_visit, _input, healthy) => {
        const page = (await healthy()) as { records: readonly object[] };
        return { ...page, records: page.records.map((one) => ({ ...one, [field]: null })) };
      },
    },
  });
  const [first] = brokenOf(await checkOf(backend, [id]));
  expect(first?.message).toContain(`/${field} must be`);
  expect(first?.appSurvives).toBe(false);
});
