import { expect, test, vi } from 'vitest';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import { getListOrdersQueryKey } from '../../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../../generated/proxies/proxies.ts';
import { queryClient } from '../../../src/app/query-client.ts';
import { showRefused } from '../../../src/app/Realtime.tsx';
import type * as Notices from '../../../src/checkout/payment-notices.ts';
import { keepPendingPayment } from '../../../src/checkout/pending-payment.ts';
import { watchNetwork } from '../../../src/realtime/connection.ts';
import { beginSession, currentVisit } from '../../../src/session/session.ts';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { goOffline, goOnline } from '../offline/connection.ts';
import { backend, freshPaymentsForEach, hide, show, updates } from './payment-fixture.ts';

freshPaymentsForEach();

const pay = { url: 'https://pay.example/1', label: '25 IPs', total: 50 };
const KEYS = [getListOrdersQueryKey(), getGetBandwidthQueryKey(), getListIspPlansQueryKey()];
const stale = () => KEYS.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);

test("status 1 reloads orders, usage and plans and shows a sticky 'Payment Success' with a link", async () => {
  for (const queryKey of KEYS) queryClient.setQueryData(queryKey, {});
  keepPendingPayment({ ...pay, product: 'isp' });
  updates().onPayment({ status: 1 });
  await backend.settle();
  expect(getToast()).toMatchObject({
    kind: 'success',
    title: 'Payment Success',
    link: { href: '/dashboard?type=isp' },
  });
  await wait(1000);
  expect(stale()).toEqual([true, true, true]);
  await wait(60_000);
  expect(getToast()?.title).toBe('Payment Success');
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test("any other status shows 'Payment failed' and reloads only the orders", async () => {
  for (const queryKey of KEYS) queryClient.setQueryData(queryKey, {});
  updates().onPayment({ status: 0 });
  await backend.settle();
  expect(getToast()).toMatchObject({ kind: 'error', title: 'Error', text: 'Payment failed' });
  await wait(60_000);
  expect(stale()).toEqual([true, false, false]);
});

test('a hidden tab reloads and shows the toast when it becomes visible', async () => {
  for (const queryKey of KEYS) queryClient.setQueryData(queryKey, {});
  keepPendingPayment({ ...pay, product: 'isp' });
  hide();
  const { onPayment } = updates();
  onPayment({ status: 1 });
  onPayment({ status: 1 });
  await wait(30_000);
  expect(stale()).toEqual([true, true, true]);
  expect(getToast()).toBeNull();
  await show();
  expect(getToast()).toMatchObject({
    title: 'Payment Success',
    link: { href: '/dashboard?type=isp' },
  });
});

test('a delayed toast for another customer is not shown', async () => {
  hide();
  updates().onPayment({ status: 1 });
  beginSession({ token: 'other', userInfo: {} });
  await show();
  expect(getToast()).toBeNull();
});

test('a 401 from the hub signs out once, and never a later customer', async () => {
  const visit = currentVisit();
  showRefused(visit);
  expect(currentVisit().token).toBe('');
  const first = getToast()?.id;
  showRefused(visit);
  expect(getToast()?.id).toBe(first);
  beginSession({ token: 'other', userInfo: {} });
  showRefused(visit);
  expect(currentVisit().token).toBe('other');
});

/** The module, loaded once for each of several tabs. */
async function openTabs(count: number) {
  const tabs: (typeof Notices)[] = [];
  while (tabs.length < count) {
    vi.resetModules();
    tabs.push(await import('../../../src/checkout/payment-notices.ts'));
  }
  return tabs;
}

test('only one of several tabs shows an event', async () => {
  const tabs = await openTabs(3);
  const at = Date.now();
  const claims = tabs.map((tab, index) => tab.claimNotice({ status: 1, at: at + index * 300 }));
  expect(claims).toEqual([true, false, false]);
  // The next payment is another event.
  expect(tabs[1]?.claimNotice({ status: 1, at: at + 2000 })).toBe(true);
});

test('returning to a tab wakes the connection, and a sleep or a lost network restarts it', async () => {
  const wake = vi.fn<() => void>();
  const restart = vi.fn<() => Promise<void>>().mockResolvedValue();
  const counts = () => [wake.mock.calls.length, restart.mock.calls.length];
  const unwatch = watchNetwork({ wake, restart });
  hide();
  expect(counts()).toEqual([0, 0]);
  await show();
  expect(counts()).toEqual([1, 0]);
  await goOffline();
  expect(counts()).toEqual([1, 0]);
  await goOnline();
  expect(counts()).toEqual([1, 1]);
  const stopTimers = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await wait(20_000);
  };
  // Timers of hidden tabs run once a minute.
  await stopTimers(60_000);
  expect(counts()).toEqual([1, 1]);
  await stopTimers(200_000);
  expect(counts()).toEqual([1, 2]);
  unwatch();
  await show();
  await goOffline();
  await goOnline();
  await stopTimers(200_000);
  expect(counts()).toEqual([1, 2]);
});
