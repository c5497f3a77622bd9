import { expect, test } from 'vitest';
import { usedByApp } from '../coverage/used-by-app.ts';
import { loadContract } from '../engine/load.ts';
import { findingsOf } from '../engine/report/findings.ts';
import { textReport } from '../engine/report/summary.ts';
import type { Report } from '../engine/run.ts';
import { checkOf, startBackend } from './backend.ts';

/** The sandbox conforms to the contract, even if it sends null, bodies and fields without meaning. */
const WORDY = /sends null or a body/;
const overAnswersOf = ({ notes }: Report) =>
  notes.filter(({ message }) => WORDY.test(message)).map(({ operationId }) => operationId);

/**
 * Responses that the shop uses and for which the check has seen no valid one. A redirect needs the provider of a social
 * sign-in.
 */
function unseenOf({ observations }: Report): string[] {
  const contract = loadContract();
  const used = usedByApp(contract);
  return contract.operations
    .filter(({ id }) => used.has(id))
    .flatMap(({ id, responses }) => [...responses.keys()].map((status) => [id, status] as const))
    .filter(([, status]) => status !== '302')
    .filter(
      ([id, status]) =>
        !observations.some(
          (one) => one.operationId === id && String(one.status) === status && one.isKept,
        ),
    )
    .map(([id, status]) => `${id} ${status}`);
}

test.each([
  [false, []],
  [
    true,
    [
      'cancelSubscription, checkLine, createProxyUser, deleteProxyUser, endOtherSessions, endSession, getAlerts, getBandwidth, getIspPlan, getProxyConfig, getServiceStatus, getUsageBreakdown, getUsageHistory, getUserInfo, listIspPlans, listOrders, listProxyUsers, listSessions, listStaticPlans, logout, onNotice, recoverPassword, renewIsp, replaceIps, saveAlerts, saveProxyUser, searchLocations, sendCode, testAlerts',
    ],
  ],
])(
  'the sandbox meets the contract (loose dialect: %s), with one note about redundant fields',
  async (isLoose, overAnswers) => {
    const patient = { settleSeconds: 30, timeoutMs: 60_000 };
    const report = await checkOf(await startBackend({}, { isLoose }), [], patient);
    expect(findingsOf(report.results)).toEqual([]);
    expect(report.results.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(140);
    expect(overAnswersOf(report)).toEqual(overAnswers);
    expect(unseenOf(report)).toEqual([]);
    const notes = textReport(report).match(new RegExp(WORDY, 'g')) ?? [];
    expect(notes).toHaveLength(overAnswers.length);
  },
);

test('an event whose order number is null also gets a note', async () => {
  const nameless = await startBackend({
    events: (event) => [{ ...event, args: [JSON.stringify({ status: 1, orderNo: null })] }],
  });
  const report = await checkOf(nameless, ['onPublicPaymentStatus'], { settleSeconds: 30 });
  expect(findingsOf(report.results)).toEqual([]);
  expect(overAnswersOf(report)).toEqual(['onPublicPaymentStatus']);
});
