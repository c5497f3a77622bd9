import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryOptions } from '../../../generated/orders/orders.ts';
import { queryClient } from '../../../src/app/ApiProvider.tsx';
import { keepPendingPayment } from '../../../src/checkout/pending-payment.ts';
import { paymentUpdates } from '../../../src/features/payment-updates/payment-updates.ts';
import { currentVisit, endSession, beginSession } from '../../../src/session/session.ts';
import { getToast } from '../../setup/shown-toast.ts';
import { order } from './orders.ts';

type Call = { url: URL; answer: (records: readonly OrderRecord[]) => void };
let calls: Call[] = [];
let server: (call: Call) => void;
let day = 0;
/** Own orders for this test, because the tab remembers which results it has shown. */
let [basic, premium, isp] = ordersOf(day);

function ordersOf(test: number) {
  return (['basic', 'premium', 'isp'] as const).map((mealType) =>
    order({ orderNo: `${mealType}-${test}`, mealType }),
  ) as [OrderRecord, OrderRecord, OrderRecord];
}

beforeEach(() => {
  day += 1;
  [basic, premium, isp] = ordersOf(day);
  vi.useFakeTimers({ now: Date.UTC(2026, 10, day) });
  calls = [];
  server = ({ answer }) => answer([basic, premium, isp]);
  vi.stubGlobal('fetch', (address: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = (records: readonly OrderRecord[]) =>
      resolve(Response.json({ code: 200, message: null, body: { totalPage: 1, records } }));
    const call = { url: new URL(address, 'http://localhost'), answer };
    calls.push(call);
    server(call);
    return promise;
  });
  beginSession({ token: `token-${day}`, userInfo: { email: 'ada@example.com' } });
});

async function receive(payment: { status: number; orderNo?: string }, waitMs = 0) {
  paymentUpdates(currentVisit(), queryClient).onPayment(payment);
  await vi.advanceTimersByTimeAsync(waitMs);
}
const link = () => {
  const { href, label } = getToast()?.link ?? {};
  return [href, label];
};
const UNKNOWN = ['/dashboard?orders=all#orders-history', 'See your orders'];

test('an event with an order number links to what was bought, wherever it was bought', async () => {
  await receive({ status: 1, orderNo: basic.orderNo });
  expect(link()).toEqual(['/dashboard?type=residential&tier=basic', 'Generate your proxies']);
  await receive({ status: 1, orderNo: premium.orderNo });
  expect(link()).toEqual(['/dashboard?type=residential&tier=premium', 'Generate your proxies']);
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(link()).toEqual([`/dashboard?type=isp&plan=${isp.orderNo}`, 'See your ISP plans']);
});

test('the number of an event is that of an order in whatever case', async () => {
  await receive({ status: 1, orderNo: isp.orderNo.toUpperCase() });
  expect(link()).toEqual([`/dashboard?type=isp&plan=${isp.orderNo}`, 'See your ISP plans']);
});

test('an order that is not among the latest links to the orders', async () => {
  await receive({ status: 1, orderNo: 'OLD-1' });
  expect(link()).toEqual(UNKNOWN);
});

test('when the list cannot be loaded, the message links to the orders without another message', async () => {
  server = () => undefined;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(getToast()).toMatchObject({
    title: 'Payment Success',
    link: { label: 'See your orders' },
  });
});

test('a slow list delays the message by at most 3 seconds', async () => {
  server = () => undefined;
  await receive({ status: 1, orderNo: isp.orderNo }, 2999);
  expect(getToast()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(link()).toEqual(UNKNOWN);
});

test('without an order number, a payment of this browser links to its product', async () => {
  keepPendingPayment({ url: 'https://pay.example/1', label: '25 IPs', total: 50, product: 'isp' });
  await receive({ status: 1 });
  expect(link()).toEqual(['/dashboard?type=isp', 'See your ISP plans']);
  expect(calls).toEqual([]);
});

test('without one, a subscription or a payment from elsewhere links to the orders', async () => {
  await receive({ status: 1 });
  expect(link()).toEqual(UNKNOWN);
});

test('one order and status is one message, however far apart the events are', async () => {
  const paid = { status: 1, orderNo: isp.orderNo };
  await receive(paid);
  const first = getToast()?.id;
  for (const later of [0, 2000, 10_000, 86_400_000 * 3]) {
    await vi.advanceTimersByTimeAsync(later);
    await receive(paid);
  }
  expect(getToast()?.id).toBe(first);
});

test('two orders at one moment are two messages, and a success after a failure of the same order is shown', async () => {
  await receive({ status: 0, orderNo: isp.orderNo });
  expect(getToast()?.text).toBe('Payment failed');
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(getToast()?.title).toBe('Payment Success');
  const first = getToast()?.id;
  await receive({ status: 1, orderNo: basic.orderNo });
  expect(getToast()?.id).not.toBe(first);
});

test('one order and status is one message even when nothing can be stored', async () => {
  vi.stubGlobal('localStorage', undefined);
  await receive({ status: 1, orderNo: isp.orderNo });
  const first = getToast()?.id;
  await vi.advanceTimersByTimeAsync(60_000);
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(getToast()?.id).toBe(first);
});

test('a message that waits for its link is not shown to the next customer', async () => {
  server = () => undefined;
  await receive({ status: 1, orderNo: isp.orderNo });
  endSession();
  beginSession({ token: 'next', userInfo: { email: 'bob@example.com' } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(getToast()).toBeNull();
});

test.each([
  '{"shown":[null]}',
  '{"shown":[7,"x",[],{},{"status":"1"}],"product":null}',
  '{"shown":{},"product":{"type":"car","at":1}}',
  '[]',
  'null',
  '7',
  '{',
])('whatever is stored (%s), the message is shown', async (stored) => {
  localStorage.setItem('payment-notices', stored);
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(link()[1]).toBe('See your ISP plans');
});

test('a payment during the first load of the orders is in the list that is shown', async () => {
  server = () => undefined;
  const options = getListOrdersQueryOptions({
    PageNo: 1,
    PageSize: 5,
    SearchBeginTime: '2026-10-01 00:00:00',
    SearchEndTime: '2026-12-01 00:00:00',
  });
  const observer = new QueryObserver(queryClient, options);
  const stop = observer.subscribe(() => undefined);
  expect(calls).toHaveLength(1);
  await receive({ status: 1 }, 1000);
  calls[0]?.answer([{ ...basic, status: 0 }]);
  await vi.advanceTimersByTimeAsync(0);
  calls[1]?.answer([basic]);
  await vi.advanceTimersByTimeAsync(0);
  const { data } = observer.getCurrentResult();
  expect(data).toMatchObject({ records: { rows: [{ orderNo: basic.orderNo, status: 1 }] } });
  stop();
});

test('a payment whose event was missed is shown once its order is paid: the newest one of its product and price', async () => {
  const pending = { url: 'https://pay.example/1', label: '20 GB', total: premium.amount };
  keepPendingPayment({ ...pending, product: 'residential' });
  const look = async () => {
    await paymentUpdates(currentVisit(), queryClient).noticePaid();
    await vi.advanceTimersByTimeAsync(0);
  };
  const dearer = { ...basic, amount: premium.amount + 1 };
  for (const records of [[], [isp, dearer], [{ ...premium, status: 0 }, basic]]) {
    server = ({ answer }) => answer(records);
    await look();
    expect(getToast()).toBeNull();
    expect(localStorage.getItem('pending-payment')).toContain(pending.url);
  }
  server = ({ answer }) => answer([isp, dearer, premium]);
  await look();
  expect(link()).toEqual(['/dashboard?type=residential&tier=premium', 'Generate your proxies']);
  expect(localStorage.getItem('pending-payment')).toBeNull();
  const before = calls.length;
  await look();
  expect(calls).toHaveLength(before);
});

test('a payment is shown once when its event comes during the look, and not at all after the visit', async () => {
  const pay = { url: 'https://pay.example/1', label: '25 IPs', total: isp.amount };
  for (const end of [() => receive({ status: 1 }), async () => endSession()]) {
    keepPendingPayment({ ...pay, product: 'isp' });
    server = () => undefined;
    const looked = paymentUpdates(currentVisit(), queryClient).noticePaid();
    await vi.advanceTimersByTimeAsync(0);
    await end();
    const { id } = getToast() ?? {};
    server = ({ answer }) => answer([isp]);
    calls.forEach(server);
    await looked;
    await vi.advanceTimersByTimeAsync(0);
    expect(getToast()?.id).toBe(id);
  }
});
