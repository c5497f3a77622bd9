import { beforeEach, expect, test } from 'vitest';
import { keepPendingPayment } from '../../../src/checkout/pending-payment.ts';
import { beginSession, endSession } from '../../../src/session/session.ts';
import { fault, type Said } from '../../setup/backend.ts';
import { wait } from '../../setup/page.tsx';
import { followToastLink } from '../../setup/toast-link.tsx';
import { getToast } from '../../setup/toast.tsx';
import { order } from './orders.ts';
import {
  backend,
  freshPaymentsForEach,
  openTable,
  pageOf,
  receive,
  serve,
  updates,
} from './payment-fixture.ts';

const basic = order({ orderNo: 'B-1', mealType: 'basic' });
const premium = order({ orderNo: 'P-1', mealType: 'premium' });
const isp = order({ orderNo: 'I-1', mealType: 'isp' });

freshPaymentsForEach();
beforeEach(() => serve(basic, premium, isp));

const link = () => {
  const { href, label } = getToast()?.link ?? {};
  return [href, label];
};
const UNKNOWN = ['/dashboard?orders=all#orders-history', 'See your orders'];
/** From now on, the orders arrive when the test tells them to. */
function holdOrders() {
  const held = Promise.withResolvers<Said<'listOrders'>>();
  backend.say('listOrders', () => held.promise);
  return held;
}

test('an event with an order number links to the purchased product, wherever it was paid', async () => {
  await receive({ status: 1, orderNo: basic.orderNo });
  expect(link()).toEqual(['/dashboard?type=residential&tier=basic', 'Generate your proxies']);
  followToastLink();
  expect(location.search).toBe('?type=residential&tier=basic');
  await receive({ status: 1, orderNo: premium.orderNo });
  expect(link()).toEqual(['/dashboard?type=residential&tier=premium', 'Generate your proxies']);
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(link()).toEqual([`/dashboard?type=isp&plan=${isp.orderNo}`, 'See your ISP plans']);
});

test('order numbers in events are case-insensitive', async () => {
  await receive({ status: 1, orderNo: isp.orderNo.toUpperCase() });
  expect(link()).toEqual([`/dashboard?type=isp&plan=${isp.orderNo}`, 'See your ISP plans']);
});

test('an order that is not among the latest links to the orders', async () => {
  await receive({ status: 1, orderNo: 'OLD-1' });
  expect(link()).toEqual(UNKNOWN);
  followToastLink();
  expect(location.search).toBe('?orders=all');
});

test('if the list cannot be loaded, the message links to the orders, without another error', async () => {
  backend.say('listOrders', () => fault('drop'));
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(getToast()).toMatchObject({
    title: 'Payment Success',
    link: { label: 'See your orders' },
  });
});

test('a slow list delays the message by at most 3 seconds', async () => {
  holdOrders();
  await receive({ status: 1, orderNo: isp.orderNo }, 2999);
  expect(getToast()).toBeNull();
  await wait(1);
  expect(link()).toEqual(UNKNOWN);
});

test('without an order number, a payment in this browser links to its product', async () => {
  keepPendingPayment({ url: 'https://pay.example/1', label: '25 IPs', total: 50, product: 'isp' });
  await receive({ status: 1 });
  expect(link()).toEqual(['/dashboard?type=isp', 'See your ISP plans']);
  expect(backend.calls).toEqual([]);
});

test('a renewal or a replacement paid in this browser links to its plan', async () => {
  keepPendingPayment({
    url: 'https://pay.example/1',
    label: 'Renewal of ISP-A',
    orderNo: 'ISP-A',
    total: isp.amount,
    product: 'isp',
  });
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(link()).toEqual(['/dashboard?type=isp&plan=ISP-A', 'See your ISP plans']);
});

test('a payment other than the pending renewal links to its own plan', async () => {
  keepPendingPayment({
    url: 'https://pay.example/1',
    label: 'Renewal of ISP-A',
    orderNo: 'ISP-A',
    total: isp.amount + 1,
    product: 'isp',
  });
  await receive({ status: 1, orderNo: isp.orderNo });
  expect(link()).toEqual([`/dashboard?type=isp&plan=${isp.orderNo}`, 'See your ISP plans']);
});

test('with neither, a subscription or a payment from elsewhere links to the orders', async () => {
  await receive({ status: 1 });
  expect(link()).toEqual(UNKNOWN);
});

test('repeated events of one order and status show one message, however far apart they are', async () => {
  const paid = { status: 1, orderNo: isp.orderNo };
  await receive(paid);
  const first = getToast()?.id;
  for (const later of [0, 2000, 10_000, 86_400_000 * 3]) {
    await wait(later);
    await receive(paid);
  }
  expect(getToast()?.id).toBe(first);
});

test('a message that is waiting for its link is not shown to the next customer', async () => {
  holdOrders();
  await receive({ status: 1, orderNo: isp.orderNo });
  endSession();
  beginSession({ token: 'next', userInfo: { email: 'bob@example.com' } });
  await wait(5000);
  expect(getToast()).toBeNull();
});

test('a payment made while the orders first load appears in the list', async () => {
  const before = holdOrders();
  const table = openTable();
  expect(table.loads()).toBe(1);
  serve(basic);
  await receive({ status: 1 }, 1000);
  before.resolve(pageOf({ ...basic, status: 0 }));
  await backend.settle();
  expect(table.data()).toMatchObject({ records: { rows: [{ orderNo: 'B-1', status: 1 }] } });
  table.close();
});

test('a missed payment is shown once the newest order with its product and price is paid', async () => {
  const pending = { url: 'https://pay.example/1', label: '20 GB', total: premium.amount };
  keepPendingPayment({ ...pending, product: 'residential' });
  const look = async () => {
    await updates().noticePaid();
    await backend.settle();
  };
  const dearer = { ...basic, amount: premium.amount + 1 };
  for (const records of [[], [isp, dearer], [{ ...premium, status: 0 }, basic]]) {
    serve(...records);
    await look();
    expect(getToast()).toBeNull();
    expect(localStorage.getItem('pending-payment')).toContain(pending.url);
  }
  serve(isp, dearer, premium);
  await look();
  expect(link()).toEqual(['/dashboard?type=residential&tier=premium', 'Generate your proxies']);
  expect(localStorage.getItem('pending-payment')).toBeNull();
  const before = backend.calls.length;
  await look();
  expect(backend.calls).toHaveLength(before);
});

test('a payment is shown once if its event arrives during the lookup, and never after the visit', async () => {
  const pay = { url: 'https://pay.example/1', label: '25 IPs', total: isp.amount };
  for (const end of [() => receive({ status: 1 }), async () => endSession()]) {
    keepPendingPayment({ ...pay, product: 'isp' });
    const orders = holdOrders();
    const looked = updates().noticePaid();
    await end();
    const before = getToast()?.id;
    orders.resolve(pageOf(isp));
    await looked;
    await backend.settle();
    expect(getToast()?.id).toBe(before);
  }
});
