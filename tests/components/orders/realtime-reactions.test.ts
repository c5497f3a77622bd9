import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import { getListOrdersQueryKey } from '../../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../../generated/proxies/proxies.ts';
import { queryClientOf } from '../../../src/app/ApiProvider.tsx';
import type * as Notices from '../../../src/app/payment-notices.ts';
import { realtimeReactions } from '../../../src/app/Realtime.tsx';
import { keepPendingPayment } from '../../../src/checkout/pending-payment.ts';
import { currentSession, endSession, keepSession } from '../../../src/session/session.ts';
import { dismissToast } from '../../../src/ui/toast.ts';
import { getToast } from '../../setup/shown-toast.ts';

let isVisible = true;
let hour = 0;

beforeEach(() => {
  // Each test has its own time, because the tab remembers what it has shown.
  hour += 1;
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, hour) });
  localStorage.clear();
  isVisible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isVisible ? 'visible' : 'hidden',
  );
  keepSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  endSession();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.resetModules();
});

const settle = () => vi.advanceTimersByTimeAsync(0);
async function show() {
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}
const pay = { url: 'https://pay.example/1', label: '25 IPs', total: 50 };
const KEYS = [getListOrdersQueryKey(), getGetBandwidthQueryKey(), getListIspPlansQueryKey()];
const client = () => queryClientOf(currentSession());
const stale = () => KEYS.map((queryKey) => client().getQueryState(queryKey)?.isInvalidated);
const reactions = () => realtimeReactions(currentSession());

test("status 1 reloads orders, usage and plans and shows 'Payment Success' with a link that stays", async () => {
  for (const queryKey of KEYS) client().setQueryData(queryKey, {});
  keepPendingPayment({ ...pay, product: 'isp' });
  reactions().onPayment({ status: 1 });
  await settle();
  expect(getToast()).toMatchObject({
    kind: 'success',
    title: 'Payment Success',
    duration: 'sticky',
    link: { href: '/dashboard?type=isp' },
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(stale()).toEqual([true, true, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getToast()?.title).toBe('Payment Success');
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test("any other status shows 'Payment failed', reloads nothing and keeps the pending payment", async () => {
  for (const queryKey of KEYS) client().setQueryData(queryKey, {});
  keepPendingPayment({ ...pay, product: 'residential' });
  reactions().onPayment({ status: 0 });
  await settle();
  expect(getToast()).toMatchObject({ kind: 'error', title: 'Error', text: 'Payment failed' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stale()).toEqual([false, false, false]);
  expect(localStorage.getItem('pending-payment')).toContain('pay.example');
});

test('a hidden tab reloads and shows the toast when it becomes visible', async () => {
  for (const queryKey of KEYS) client().setQueryData(queryKey, {});
  isVisible = false;
  reactions().onPayment({ status: 1 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stale()).toEqual([true, true, true]);
  expect(getToast()).toBeNull();
  await show();
  expect(getToast()?.title).toBe('Payment Success');
});

test('a toast that waited for another customer is not shown', async () => {
  isVisible = false;
  reactions().onPayment({ status: 1 });
  keepSession({ token: 'other', userInfo: {} });
  await show();
  expect(getToast()).toBeNull();
});

test('a 401 of the hub signs out once, and no later customer', async () => {
  const { onUnauthorized } = reactions();
  onUnauthorized();
  expect(currentSession().token).toBe('');
  const first = getToast()?.id;
  onUnauthorized();
  expect(getToast()?.id).toBe(first);
  keepSession({ token: 'other', userInfo: {} });
  onUnauthorized();
  expect(currentSession().token).toBe('other');
});

/** The module as several tabs load it. */
async function openTabs(count: number) {
  const tabs: (typeof Notices)[] = [];
  while (tabs.length < count) {
    vi.resetModules();
    tabs.push(await import('../../../src/app/payment-notices.ts'));
  }
  return tabs;
}

test('one of several tabs shows an event, even on a busy machine, and knows which payment another tab ended', async () => {
  const tabs = await openTabs(3);
  const at = Date.now();
  tabs[0]?.notePaidProduct('isp', at);
  const claims = await Promise.all(
    tabs.map((tab, index) => tab.claimNotice({ status: 1, at: at + index * 1500 })),
  );
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(tabs[2]?.paidProduct({ status: 1, at: at + 3000 })).toBe('isp');
  // The next payment is another event.
  const next = { status: 1, at: at + 9000 };
  expect(await tabs[1]?.claimNotice(next)).toBe(true);
  expect(tabs[2]?.paidProduct(next)).toBeUndefined();
});

/** Provides Web Locks. Returns the names of those that are held. */
function giveLocks(): ReadonlySet<string> {
  const held = new Set<string>();
  const request = async (
    name: string,
    _: LockOptions,
    callback: (lock: object | null) => Promise<void>,
  ) => {
    await Promise.resolve();
    if (held.has(name)) return callback(null);
    held.add(name);
    await callback({});
    held.delete(name);
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return held;
}

test('a tab that finds an event shown does not keep others from showing the next one', async () => {
  const held = giveLocks();
  const [first, second] = await openTabs(2);
  const notice = { status: 1, at: Date.now() };
  expect(await first?.claimNotice(notice)).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await second?.claimNotice(notice)).toBe(false);
  expect(held.size).toBe(0);
});

test('one tab shows an event even before storage reaches the others, because of the lock', async () => {
  const held = giveLocks();
  vi.stubGlobal('localStorage', undefined);
  const [first, second] = await openTabs(2);
  const at = Date.now();
  const claim = (tab: typeof first, status: number, after = 0) =>
    tab?.claimNotice({ status, at: at + after });
  expect(await Promise.all([claim(first, 1), claim(second, 1)])).toEqual([true, false]);
  expect(await claim(second, 0), 'another status').toBe(true);
  expect(await claim(first, 1, 2000), 'the next payment').toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(held.size).toBe(0);
  expect(await claim(second, 1, 5000), 'a later payment').toBe(true);
});

test('without locks, storage decides', async () => {
  const request = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const [first, second] = await openTabs(2);
  const notice = { status: 1, at: Date.now() };
  expect(await first?.claimNotice(notice)).toBe(true);
  expect(await second?.claimNotice(notice)).toBe(false);
  expect(await first?.claimNotice({ status: 1, at: notice.at + 2000 })).toBe(true);
});
