// @module-tag wide
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginSession, currentVisit } from '../../src/session/session.ts';
import { freshPageForEach, testPage, wait } from '../setup/page.tsx';
import { getToast } from '../setup/toast.tsx';
import { isSold } from '../sold.ts';
import { noTab, ROWS, type Row } from './failed-calls.tsx';
import { NOW, PLANS } from './isp/plans.ts';
import { ANALYSIS, order } from './orders/orders.ts';
import { BANDWIDTH, CONFIG } from './residential/residential-fixture.tsx';

/** In `npm test`, every call fails in these ways, and one call of each kind of screen fails in all ways. */
const IN_GATE: readonly string[] = ['status=500', 'off-contract', '401'];
const IN_ALL_WAYS = ['listOrders', 'buyResidential', 'getProxyConfig', 'register'];

/** A fault in X-Chaos words, with the status of the failure. */
const FAULTS = [
  ['status=500', 500],
  ['status=502;type=html', 502],
  ['malformed', 200],
  ['off-contract', 200],
  ['drop', 0],
  ['401', 401],
] as const;

const PLACES = [{ value: 'us', label: 'United States' }];
const ANSWERS: Partial<Record<string, unknown>> = {
  getBandwidth: BANDWIDTH,
  getProxyConfig: CONFIG,
  searchLocations: PLACES,
  listIspPlans: PLANS,
  getIspPlan: {
    ...PLANS[0],
    proxies: [{ host: 'a.example', port: 80, userName: 'u', password: 'p' }],
  },
  listOrders: { totalPage: 1, records: [order({ orderNo: 'AMB-1' })] },
  analyseOrders: ANALYSIS,
  listStaticPlans: ['first', 'isp-key'].map((planKey) => ({
    planKey,
    planName: 'Private ISP',
    unitPrice: 1.9,
  })),
  checkDiscount: { usd: 1 },
  renewIsp: { amount: 47.5 },
  cancelSubscription: true,
  createSubscription: { url: 'https://pay.example/s' },
  buyResidential: { url: 'https://pay.example/b' },
  buyIsp: { url: 'https://pay.example/i' },
  register: { token: 'token' },
  sendCode: null,
  recoverPassword: null,
  createUser: { success: true, user: { id: '1', email: 'root@example.com' } },
};

freshPageForEach({ now: NOW });
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  // What the app logs for developers about a response that violates the contract.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Failures that are shown. A panel whose customer is gone makes calls without effect, whose failures are not shown. */
const heard = () =>
  testPage.failures
    .filter(({ error }) => error.kind !== 'signed-out')
    .map(({ error, isInline }) => [error.operationId, error.status, isInline]);

/** Answers all waiting calls (with a fault for the calls of this row), and advances the clock past the retries. */
async function answer({ operation, isOf = () => true }: Row, words?: string): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    for (const call of testPage.open()) {
      quiet = 0;
      if (words !== undefined && call.operationId === operation && isOf(call)) {
        await call.fault(words);
      } else if (call.operationId in ANSWERS) await call.answer(ANSWERS[call.operationId]);
      else await call.pass();
    }
    await wait(words === undefined ? 0 : 5000);
  }
}

describe.each(ROWS.filter(({ needs }) => needs === undefined || isSold(needs)))(
  'when $name fails',
  (row) => {
    for (const [words, status] of FAULTS) {
      const isNightly = !IN_GATE.includes(words) && !IN_ALL_WAYS.includes(row.operation);
      test(
        `${words}: one message, nothing lost, and a way to continue`,
        { tags: isNightly ? ['nightly'] : [] },
        async () => {
          const { click, retry = click, isInline = false, isVisitor = false } = row;
          if (!isVisitor) beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
          testPage.show(row.page);
          await wait(0);
          if (click !== undefined) {
            await answer(row, undefined);
            await row.arrive?.();
            await answer(row, undefined);
            await click();
            await wait(0);
          }
          await answer(row, words);
          expect(heard()).toEqual([[row.operation, status, isInline]]);
          noTab();
          expect(currentVisit().isSignedIn).toBe(!isVisitor && status !== 401);
          if (!isVisitor && status === 401) return;
          expect(getToast()).toBeNull();
          row.kept();
          await retry?.();
          await answer(row);
          row.recovered();
          expect(heard()).toHaveLength(1);
        },
      );
    }
  },
);
