import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import { currentCaller } from '../../src/api/caller.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { retryAfterOf } from '../../src/api/retry.ts';
import { fetchCustomer } from '../../src/app/start-session.ts';
import { beginSession, currentVisit } from '../../src/session/session.ts';
import { readStoredSession } from '../../src/session/stored-session.ts';
import { answerCalls, success } from '../setup/network.ts';
import { getToast } from '../setup/toast.tsx';

const NOW = 'Thu, 26 Nov 2026 12:00:00 GMT';

// The first import takes real time, which fake timers do not wait for.
beforeAll(() => import('../../src/session/sign-in.ts'));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOW) });
  beginSession({ token: 'ada', userInfo: { email: 'ada@example.com' } });
});

test.each([
  ['30', {}, 30],
  [' 0 ', {}, 0],
  ['2.5', {}, 2.5],
  ['99999999999999999999', {}, 1e20],
  ['Thu, 26 Nov 2026 12:00:20 GMT', {}, 20],
  ['Thursday, 26-Nov-26 12:00:20 GMT', {}, 20],
  ['Thu Nov 26 12:00:20 2026', {}, 20],
  ['Thu, 26 Nov 2026 11:59:00 GMT', {}, 0],
  // The server's clock is an hour ahead of the device's.
  ['Thu, 26 Nov 2026 13:00:05 GMT', { Date: 'Thu, 26 Nov 2026 13:00:00 GMT' }, 5],
  ['-5', {}, 0],
  ['soon', {}, 0],
  ['', {}, 0],
])('Retry-After %j with the headers %j means a wait of %d s', (value, more, seconds) => {
  const headers = new Headers({ 'Retry-After': value, ...more });
  expect(retryAfterOf({ headers })).toBe(seconds * 1000);
});

/** When each request of the call is sent, in seconds, if the server always responds like this. */
async function requestTimes(answer: () => Response, run: () => Promise<unknown>) {
  const times: number[] = [];
  answerCalls(() => {
    times.push((Date.now() - Date.parse(NOW)) / 1000);
    return answer();
  });
  const running = run().catch(() => undefined);
  await vi.runAllTimersAsync();
  await running;
  return times;
}

const { retry = false, retryDelay } = createQueryClient(vi.fn()).getDefaultOptions().queries ?? {};
const readOfPage = () =>
  createQueryClient(vi.fn()).fetchQuery({
    queryKey: ['getBandwidth'],
    queryFn: () => getBandwidth(),
    retry,
    ...(retryDelay !== undefined && { retryDelay }),
  });
const readOfStart = () => fetchCustomer(currentVisit());
const isBusy = (status: number, retryAfter?: string) => () =>
  new Response('', {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter },
  });

test.each([
  ['a read of the page', readOfPage],
  ['the customer of a stored session', readOfStart],
])(
  '%s is retried no earlier than the server asks, and not at all after 30 s',
  async (_what, read) => {
    expect(await requestTimes(isBusy(500), read)).toEqual([0, 1, 3, 7]);
    vi.setSystemTime(Date.parse(NOW));
    expect(await requestTimes(isBusy(429, '20'), read)).toEqual([0, 20, 40, 60]);
    vi.setSystemTime(Date.parse(NOW));
    expect(await requestTimes(isBusy(503, '3'), read)).toEqual([0, 3, 6, 10]);
    vi.setSystemTime(Date.parse(NOW));
    const inHalfAMinute = 'Thu, 26 Nov 2026 12:00:30 GMT';
    expect((await requestTimes(isBusy(429, inHalfAMinute), read)).slice(0, 2)).toEqual([0, 30]);
    vi.setSystemTime(Date.parse(NOW));
    expect(await requestTimes(isBusy(429, '31'), read)).toEqual([0]);
    vi.setSystemTime(Date.parse(NOW));
    expect(await requestTimes(isBusy(401), read)).toEqual([0]);
  },
);

test('the customer of a stored session appears once a retry succeeds, without a message', async () => {
  const answers = [isBusy(503), isBusy(500)];
  const customer = { userInfo: { email: 'new@example.com' } };
  answerCalls(() => answers.shift()?.() ?? success(customer));
  const refreshed = fetchCustomer(currentVisit());
  await vi.runAllTimersAsync();
  await refreshed;
  expect(readStoredSession().userInfo.email).toBe('new@example.com');
  expect(getToast()).toBeNull();
});

test('the end of a visit stops retries for its customer', async () => {
  const sent = answerCalls(isBusy(500));
  const { signal } = currentCaller();
  const refreshed = fetchCustomer(currentVisit()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  beginSession({ token: 'bob', userInfo: {} });
  expect(signal.aborted).toBe(true);
  await refreshed;
  await vi.runAllTimersAsync();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(getToast()).toBeNull();
});
