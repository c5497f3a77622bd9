import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { queryClient } from '../../src/app/query-client.ts';
import { keepPendingPayment } from '../../src/checkout/pending-payment.ts';
import { formatMoney } from '../../src/domain/money/money.ts';
import { GB_RANGE } from '../../src/domain/plans.ts';
import { paymentUpdates } from '../../src/features/payment-updates/payment-updates.ts';
import { currentVisit, endSession } from '../../src/session/session.ts';
import { order as anOrder } from '../components/orders/orders.ts';
import {
  BASIC,
  buy as buyNow,
  card,
  freshPageForEach,
  open,
  PREMIUM,
  priceOf,
  signIn,
  testPage,
} from '../components/pricing/pricing-fixture.tsx';
import { wait } from '../setup/page.tsx';
import { user } from '../setup/user.ts';

freshPageForEach();

const URL_OF = { [BASIC]: 'https://pay.example/basic', [PREMIUM]: 'https://pay.example/premium' };
const amount = (name: string) =>
  card(name).getByRole<HTMLInputElement>('slider', { name: 'Amount in GB' }).value;
const paid = (name: string) => card(name).queryByText(/^Paid\./)?.textContent;
const ORDER = anOrder({ orderNo: 'R-1', amount: priceOf('premium', 20) });

async function buy(name: string, gigabytes = 20) {
  fireEvent.change(card(name).getByRole('slider', { name: 'Amount in GB' }), {
    target: { value: String(gigabytes) },
  });
  await buyNow(name);
  await testPage.last('buyResidential').answer({ url: URL_OF[name] });
}
async function receive(orderNo?: string, records: readonly OrderRecord[] = []) {
  const before = testPage.to('listOrders').length;
  act(() =>
    paymentUpdates(currentVisit(), queryClient).onPayment({
      status: 1,
      ...(orderNo && { orderNo }),
    }),
  );
  await wait(0);
  for (const call of testPage.to('listOrders').slice(before)) {
    await call.answer({ totalPage: 1, records });
  }
}
function openPricing(search = '') {
  open(search);
  signIn();
}

test('a paid purchase is confirmed on its card with a link, and the form is reset', async () => {
  openPricing('?plan=resi_premium&amount=20');
  await user.type(card(PREMIUM).getByLabelText('Discount code'), 'SAVE15');
  await buyNow(PREMIUM);
  await testPage.last('checkDiscount').answer({ usd: priceOf('premium', 20) * 0.85 });
  await testPage.last('buyResidential').answer({ url: URL_OF[PREMIUM] });
  await receive();
  expect(paid(PREMIUM)).toBe('Paid. 20 GB Premium added.');
  expect(card(PREMIUM).getByRole('link', { name: 'Generate proxies' }).getAttribute('href')).toBe(
    '/dashboard?type=residential&tier=premium',
  );
  expect(amount(PREMIUM)).toBe(String(GB_RANGE.default));
  expect(card(PREMIUM).getByLabelText<HTMLInputElement>('Discount code').value).toBe('');
  expect(card(PREMIUM).queryByText('15% OFF')).toBeNull();
  await buyNow(PREMIUM);
  expect(paid(PREMIUM)).toBeUndefined();
  expect(testPage.last('buyResidential').body).toMatchObject({
    Quantity: GB_RANGE.default,
    PromotionCode: '',
  });
});

test('a code applied while the payment is open is removed once the purchase is paid', async () => {
  openPricing();
  await buyNow(PREMIUM);
  await testPage.last('buyResidential').answer({ url: URL_OF[PREMIUM] });
  await wait(3000);
  await user.type(card(PREMIUM).getByLabelText('Discount code'), 'SAVE15{Enter}');
  await wait(0);
  const discounted = priceOf('premium', GB_RANGE.default, 15);
  await testPage.last('checkDiscount').answer({ usd: discounted });
  expect(card(PREMIUM).queryByText(formatMoney(discounted))).not.toBeNull();
  await receive();
  expect(card(PREMIUM).getByLabelText<HTMLInputElement>('Discount code').value).toBe('');
  expect(card(PREMIUM).queryByText(formatMoney(discounted))).toBeNull();
});

test('the order number shows which of two open purchases was paid', async () => {
  openPricing();
  await buy(PREMIUM);
  await buy(BASIC);
  await receive('R-1', [ORDER]);
  expect(paid(PREMIUM)).toBe('Paid. 20 GB Premium added.');
  expect(paid(BASIC)).toBeUndefined();
  expect(amount(BASIC)).toBe('20');
});

test('an event without a number completes neither of two open purchases', async () => {
  openPricing();
  await buy(PREMIUM);
  await buy(BASIC);
  await receive();
  expect([paid(PREMIUM), paid(BASIC)]).toEqual([undefined, undefined]);
  expect(amount(PREMIUM)).toBe('20');
});

test.each([
  ['of another amount', { quantity: 10 }],
  ['of another price', { amount: 1 }],
  ['of another plan', { mealType: 'basic' }],
] as const)('an order %s completes no form', async (_name, change) => {
  openPricing();
  await buy(PREMIUM);
  await receive('R-1', [{ ...ORDER, ...change }]);
  expect(paid(PREMIUM)).toBeUndefined();
  expect(amount(PREMIUM)).toBe('20');
});

test('an order that cannot be found completes the only open form', async () => {
  openPricing();
  await buy(PREMIUM);
  await receive('R-1');
  expect(paid(PREMIUM)).toBe('Paid. 20 GB Premium added.');
});

test('an event without a number completes no form if another tab has a newer payment', async () => {
  openPricing();
  await buy(PREMIUM);
  keepPendingPayment({ url: 'https://pay.example/9', label: '25 IPs', total: 50, product: 'isp' });
  await receive();
  expect(paid(PREMIUM)).toBeUndefined();
});

test('a payment whose event was missed completes its form', async () => {
  openPricing();
  await buy(PREMIUM);
  void paymentUpdates(currentVisit(), queryClient).noticePaid();
  await wait(0);
  const page = { totalPage: 1, records: [ORDER] };
  await testPage.last('listOrders').answer(page);
  await testPage.last('listOrders').answer(page);
  expect(paid(PREMIUM)).toBe('Paid. 20 GB Premium added.');
});

test('the next customer does not see what was paid', async () => {
  openPricing();
  await buy(PREMIUM);
  await receive();
  act(() => endSession());
  expect(paid(PREMIUM)).toBeUndefined();
});
