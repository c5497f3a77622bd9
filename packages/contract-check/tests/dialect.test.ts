import { mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf } from '../engine/report/findings.ts';
import { textReport } from '../engine/report/summary.ts';
import type { Report } from '../engine/run.ts';
import { checkOf, startBackend } from './backend.ts';

/** The sandbox keeps the contract, also where it writes null, bodies and fields to say nothing. */
const WORDY = /writes null, or a body/;
const wordyOf = ({ notes }: Report) =>
  notes.filter(({ message }) => WORDY.test(message)).map(({ operationId }) => operationId);

test.each([
  [false, []],
  [
    true,
    [
      'cancelSubscription, getIspPlan, listIspPlans, listOrders, recoverPassword, renewIsp, sendCode',
    ],
  ],
])(
  'the sandbox keeps the whole contract, loosely written %s, with one note of what says nothing',
  async (isLoose, wordy) => {
    const patient = { settleSeconds: 30, timeoutMs: 60_000 };
    const report = await checkOf(await startBackend({}, { isLoose }), [], patient);
    if (!isLoose) {
      // Read by `npm run contract:coverage`.
      mkdirSync('reports', { recursive: true });
      writeFileSync('reports/contract-sandbox.json', JSON.stringify(report));
    }
    expect(findingsOf(report.results)).toEqual([]);
    expect(report.results.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(140);
    expect(wordyOf(report)).toEqual(wordy);
    const notes = textReport(report.results, report).match(new RegExp(WORDY, 'g')) ?? [];
    expect(notes).toHaveLength(wordy.length);
  },
);

test('an event whose order number is null is noted, too', async () => {
  const nameless = await startBackend({
    events: (event) => [{ ...event, args: [JSON.stringify({ status: 1, orderNo: null })] }],
  });
  const report = await checkOf(nameless, ['onPublicPaymentStatus'], { settleSeconds: 30 });
  expect(findingsOf(report.results)).toEqual([]);
  expect(wordyOf(report)).toEqual(['onPublicPaymentStatus']);
});
