import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import '../../../src/features/orders/PayNowButton.tsx';
import '../../../src/features/orders/ReceiptDialog.tsx';
import { wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';
import { freshOrdersPageForEach, open } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshOrdersPageForEach();

const PAGE = { payUrl: 'https://pay.example/pay/1' };

async function openDetails(change: Partial<OrderRecord>) {
  await open({ totalPage: 1, records: [order({ orderNo: 'AMB-1', ...change })] });
  await wait(0);
  const row = screen.getByRole('row', { name: /^AMB-1/ });
  const status = row.querySelector('td:nth-of-type(5)')?.textContent;
  await click('AMB-1');
  const dialog = screen.getByRole('dialog', { name: 'Order Details' });
  const [, fact] = [...dialog.querySelectorAll('dt')]
    .filter(({ textContent }) => textContent === 'Order Status')
    .flatMap((name) => [name, name.nextElementSibling]);
  const ways = ['button', 'link'].flatMap((role) =>
    within(dialog)
      .queryAllByRole(role)
      .map(({ textContent }) => textContent),
  );
  return {
    status,
    fact: fact?.innerHTML,
    text: fact?.textContent,
    ways: ways.filter((name) => /^(Pay|Buy|Receipt|Open)/.test(name)),
  };
}

test.each([
  [
    'pending',
    { status: 0, ...PAGE },
    'No paidPay now',
    'No paidNothing has arrived yet.',
    ['Pay now'],
  ],
  [
    'confirming',
    { status: 0, ...PAGE },
    'ConfirmingYour payment has arrived and is being confirmed. Do not pay again.',
    'ConfirmingYour payment has arrived and is being confirmed. Do not pay again.',
    [],
  ],
  [
    'underpaid',
    { status: 0, ...PAGE },
    'UnderpaidPay nowLess than the price has arrived. Send the rest on the payment page.',
    'UnderpaidLess than the price has arrived. Send the rest on the payment page.',
    ['Pay now'],
  ],
  [
    'expired',
    { status: 0, ...PAGE },
    'Expired',
    'ExpiredThis order can no longer be paid. Buy again to get a new payment page.',
    ['Buy again'],
  ],
  ['paid', { status: 1 }, 'Paid', 'Paid', ['Receipt', 'Buy again']],
  [
    'refunded',
    { status: 2 },
    'Refunded',
    'RefundedThe payment was returned to you.',
    ['Receipt', 'Buy again'],
  ],
] as const)(
  'an order that is %s shows this and the next step in row and details',
  async (paymentState, change, status, text, ways) => {
    const shown = await openDetails({ ...change, paymentState });
    expect(shown.status).toBe(status);
    expect(shown.text).toBe(text);
    expect(shown.ways).toEqual(ways);
  },
);

test.each([
  ['no state', {}],
  ['an unknown state', { paymentState: 'other' }],
  ['a state that contradicts it', { paymentState: 'paid' }],
] as const)('an unpaid order with %s is shown as unpaid', async (_, state) => {
  const shown = await openDetails({ status: 0, ...PAGE, ...state });
  expect(shown).toEqual({
    status: 'No paidPay now',
    fact: 'No paid',
    text: 'No paid',
    ways: ['Pay now'],
  });
});

test("the details quote the server's note on the payment", async () => {
  const paymentNote = '$70.00 of $80.00 has arrived.';
  const { text } = await openDetails({ status: 0, paymentState: 'other', paymentNote });
  expect(text).toBe(`No paid${paymentNote}`);
});

test("details and receipt link to the server's invoice", async () => {
  const href = 'https://pay.example/invoice/1';
  const { ways } = await openDetails({ invoiceUrl: href });
  expect(ways).toEqual(['Receipt', 'Open invoice', 'Buy again']);
  await click('Receipt');
  await wait(0);
  const receipt = within(screen.getByRole('dialog', { name: 'Receipt' }));
  const link = receipt.getByRole('link', { name: 'Open invoice' });
  expect(link.getAttribute('href')).toBe(href);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});

test('an invoice with an insecure address is not linked', async () => {
  const { ways } = await openDetails({ invoiceUrl: 'http://pay.example/invoice/1' });
  expect(ways).toEqual(['Receipt', 'Buy again']);
});
