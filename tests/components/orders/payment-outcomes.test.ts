import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dismissToast, showToast } from '../../../src/ui/toast.ts';
import { wait } from '../../setup/page.tsx';
import { getToast, toastTime } from '../../setup/toast.tsx';
import { order } from './orders.ts';
import {
  backend,
  freshPaymentsForEach,
  hide,
  openTable,
  serve,
  show,
  updates,
} from './payment-fixture.ts';

freshPaymentsForEach();

/** The messages from now on; dismisses each toast that stays. */
async function heard(): Promise<string[]> {
  const said: string[] = [];
  for (let toast = getToast(); toast !== null; toast = getToast()) {
    said.push([toast.title, toast.text].filter(Boolean).join(': '));
    await wait(2000);
    if (getToast()?.id === toast.id) act(() => dismissToast());
  }
  return said;
}
test('four events within a second reload the orders once, and show one toast without a number', async () => {
  const table = openTable();
  await backend.settle();
  const shown = new Set();
  const { onPayment } = updates();
  for (let event = 0; event < 4; event += 1) {
    onPayment({ status: 1 });
    await wait(240);
    shown.add(getToast()?.id);
  }
  await wait(10_000);
  shown.add(getToast()?.id);
  expect(table.loads()).toBe(2);
  expect(shown.size).toBe(1);
  expect(getToast()?.title).toBe('Payment Success');
  onPayment({ status: 1 });
  await wait(1000);
  expect(table.loads()).toBe(3);
  table.close();
});

test('of many payments at once, the last are shown by number, and the rest as one message', async () => {
  const { onPayment } = updates();
  for (let number = 1; number <= 20; number += 1) {
    onPayment({ status: number % 2, orderNo: `F-${number}` });
    await backend.settle();
    expect(getToast()?.text).toContain(`F-${number}`);
  }
  expect(await heard()).toEqual([
    'Error: Payment failed: F-20',
    'Payment Success: F-19',
    'Error: Payment failed: F-18',
    'Payment Success: F-17',
    'Payments: 16 more payments processed',
  ]);
});

test('a message about many payments links to the orders, and reappears like others', async () => {
  const { onPayment } = updates();
  for (let number = 1; number <= 7; number += 1) {
    onPayment({ status: 1, orderNo: `G-${number}` });
    await backend.settle();
  }
  for (let number = 1; number <= 4; number += 1) act(() => dismissToast());
  expect(getToast()).toMatchObject({
    text: '3 more payments processed',
    link: { href: '/dashboard?orders=all#orders-history', label: 'See your orders' },
  });
  act(() => void showToast({ kind: 'success', title: 'Copied!' }));
  await wait(2000);
  expect(await heard()).toEqual(['Payments: 3 more payments processed']);
});

test('many payments look up their orders in a few calls', async () => {
  serve(order({ orderNo: 'L-1' }));
  const { onPayment } = updates();
  for (let number = 1; number <= 50; number += 1) {
    onPayment({ status: 1, orderNo: `L-${number}` });
    await wait(20);
  }
  await backend.settle();
  expect(backend.to('listOrders').length).toBeLessThan(10);
});

test('results that arrive while all tabs are hidden are shown later, failures first', async () => {
  serve(order({ orderNo: 'H-1', mealType: 'isp' }));
  hide();
  const { onPayment } = updates();
  onPayment({ status: 1, orderNo: 'H-1' });
  await wait(30_000);
  onPayment({ status: 2, orderNo: 'H-2' });
  await wait(30_000);
  expect(getToast()).toBeNull();
  await show();
  expect(getToast()).toMatchObject({ kind: 'error', title: 'Error', text: 'Payment failed: H-2' });
  await wait(2000);
  expect(getToast()).toMatchObject({
    title: 'Payment Success',
    text: 'H-1',
    link: { href: '/dashboard?type=isp&plan=H-1' },
  });
  expect(await toastTime()).toBe('sticky');
  dismissToast();
  hide();
  await show();
  expect(getToast(), 'once').toBeNull();
});

test('of an order that failed and was then paid while hidden, only the payment is shown', async () => {
  hide();
  const { onPayment } = updates();
  onPayment({ status: 2, orderNo: 'E-1' });
  onPayment({ status: 2, orderNo: 'E-2' });
  onPayment({ status: 1, orderNo: 'E-1' });
  onPayment({ status: 2, orderNo: 'E-3' });
  await show();
  expect(await heard()).toEqual([
    'Error: Payment failed: E-3',
    'Error: Payment failed: E-2',
    'Payment Success: E-1',
  ]);
});

test('a failure that another message immediately replaces reappears, followed by the success', async () => {
  hide();
  const { onPayment } = updates();
  onPayment({ status: 1 });
  onPayment({ status: 2 });
  await show();
  expect(getToast()?.text).toBe('Payment failed');
  showToast({ kind: 'success', title: 'Copied!' });
  await wait(1999);
  expect(getToast()?.title).toBe('Copied!');
  await wait(1);
  expect(await heard()).toEqual(['Error: Payment failed', 'Payment Success']);
});

test('a failure right after a success is shown, and then the success again', async () => {
  const { onPayment } = updates();
  onPayment({ status: 1 });
  await wait(500);
  onPayment({ status: 2 });
  await backend.settle();
  expect(await heard()).toEqual(['Error: Payment failed', 'Payment Success']);
});

test('a success that another message immediately replaces reappears unless it was dismissed', async () => {
  const { onPayment } = updates();
  onPayment({ status: 1 });
  await wait(500);
  expect(getToast()?.title).toBe('Payment Success');
  showToast({ kind: 'success', title: 'Copied!' });
  await wait(1999);
  expect(getToast()?.title).toBe('Copied!');
  await wait(1);
  expect(getToast()?.title).toBe('Payment Success');
  dismissToast();
  await wait(10_000);
  expect(getToast()).toBeNull();
});

test('a message that has been shown for a while is replaced by the next payment', async () => {
  const { onPayment } = updates();
  onPayment({ status: 1 });
  await wait(5000);
  onPayment({ status: 2 });
  await backend.settle();
  expect(await heard()).toEqual(['Error: Payment failed']);
});

test.each([
  [
    'confirming',
    'Confirming: Order E-1: Your payment has arrived and is being confirmed. Do not pay again.',
  ],
  [
    'underpaid',
    'Underpaid: Order E-1: Less than the price has arrived. Send the rest on the payment page.',
  ],
  [
    'expired',
    'Expired: Order E-1: This order can no longer be paid. Buy again to get a new payment page.',
  ],
  ['refunded', 'Refunded: Order E-1: The payment was returned to you.'],
] as const)('the event of a payment that is %s explains the next step', async (state, text) => {
  updates().onPayment({ status: 0, orderNo: 'E-1', state });
  await backend.settle();
  expect(await heard()).toEqual([text]);
});

test('each state of a payment is shown once, and an unknown one never', async () => {
  const { onPayment } = updates();
  const said: string[] = [];
  for (const state of ['other', 'confirming', 'confirming', 'underpaid'] as const) {
    onPayment({ status: 0, orderNo: 'S-1', state });
    await backend.settle();
    for (const text of await heard()) said.push(text.split(':')[0] ?? '');
  }
  onPayment({ status: 1, orderNo: 'S-1' });
  await backend.settle();
  expect([...said, ...(await heard())]).toEqual([
    'Confirming',
    'Underpaid',
    'Payment Success: S-1',
  ]);
});
