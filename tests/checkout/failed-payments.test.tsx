import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import type { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import { queryClient } from '../../src/app/query-client.ts';
import { paymentUpdates } from '../../src/features/payment-updates/payment-updates.ts';
import { currentVisit } from '../../src/session/session.ts';
import { order as anOrder } from '../components/orders/orders.ts';
import * as pricing from '../components/pricing/pricing-fixture.tsx';
import { PREMIUM, priceOf, testPage } from '../components/pricing/pricing-fixture.tsx';
import { wait } from '../setup/page.tsx';
import { click } from '../setup/user.ts';

pricing.freshPageForEach();

const FAILED = 'Payment failed. Nothing was charged.';
const ORDER = anOrder({ orderNo: 'R-1', amount: priceOf('premium', 20), status: 0 });
const card = () => pricing.card(PREMIUM);
const slider = () => card().getByRole<HTMLInputElement>('slider', { name: 'Amount in GB' });
const change = (gigabytes: number) =>
  fireEvent.change(slider(), { target: { value: String(gigabytes) } });

async function buy(code = '') {
  pricing.open();
  pricing.signIn();
  change(20);
  if (code !== '') await pricing.typeCode(PREMIUM, code);
  await pricing.buy(PREMIUM);
  const usd = priceOf('premium', 20, 15);
  if (code !== '') await testPage.last('checkDiscount').answer({ usd });
  await testPage.last('buyResidential').answer({ url: 'https://pay.example/1' });
}

const fail = (orderNo?: string, records: readonly OrderRecord[] = []) =>
  receive({ status: 0, ...(orderNo && { orderNo }) }, records);

async function receive(event: PaymentStatus, records: readonly OrderRecord[]) {
  const before = testPage.to('listOrders').length;
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment(event));
  await wait(0);
  for (const call of testPage.to('listOrders').slice(before))
    await call.answer({ totalPage: 1, records });
}

test('a failed payment stays on its card, and Try again buys the same amount with the same code', async () => {
  await buy('SAVE15');
  await fail('R-1', [{ ...ORDER, amount: priceOf('premium', 20, 15) }]);
  change(5);
  await wait(60_000);
  card().getByText(FAILED);
  await click('Try again', pricing.article(PREMIUM));
  expect(slider().value).toBe('20');
  await testPage.last('checkDiscount').answer({ usd: priceOf('premium', 20, 15) });
  expect(testPage.to('buyResidential')).toHaveLength(2);
  expect(testPage.last('buyResidential').body).toMatchObject({
    Quantity: 20,
    PromotionCode: 'SAVE15',
  });
  expect(testPage.tabs).toHaveLength(2);
  await testPage.last('buyResidential').answer({ url: 'https://pay.example/2' });
  expect(card().queryByText(FAILED)).toBeNull();
});

test('a failed payment without an order number belongs to the page that was opened last', async () => {
  await buy();
  await fail();
  card().getByText(FAILED);
  await click(`Dismiss: ${FAILED}`, pricing.article(PREMIUM));
  expect(screen.queryByText(FAILED)).toBeNull();
});

test('the failure of another order leaves the payment pending', async () => {
  await buy();
  await fail('R-0', [ORDER]);
  expect(screen.queryByText(FAILED)).toBeNull();
  screen.getByRole('link', { name: 'Continue to payment' });
});

test('the banner of a failed payment links to its card and stays until it is dismissed', async () => {
  await buy();
  await fail('R-1', [ORDER]);
  await wait(24 * 60 * 60_000);
  const banner = screen.getByRole('region', { name: FAILED });
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/pricing?plan=resi_premium&amount=20',
  );
  await click(`Dismiss: ${FAILED}`, banner);
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test.each([
  ['confirming', 'Your payment has arrived and is being confirmed. Do not pay again.', false],
  ['underpaid', 'Less than the price has arrived. Send the rest on the payment page.', true],
] as const)(
  'the banner of a payment that is %s explains the next step',
  async (state, text, isPaidOn) => {
    await buy();
    await receive({ status: 0, orderNo: 'R-1', state }, [ORDER]);
    const banner = within(screen.getByRole('region', { name: 'Payment pending' }));
    banner.getByText(text, { exact: false });
    const link = banner.queryByRole('link', { name: 'Continue to payment' });
    expect(link !== null).toBe(isPaidOn);
    expect(screen.queryByText(FAILED)).toBeNull();
  },
);

test('a payment that expires counts as failed', async () => {
  await buy();
  await receive({ status: 0, orderNo: 'R-1', state: 'expired' }, [ORDER]);
  screen.getByRole('region', { name: FAILED });
});

test('a payment that succeeds after all removes the failure', async () => {
  await buy();
  await fail('R-1', [ORDER]);
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment({ status: 1, orderNo: 'R-1' }));
  await wait(0);
  await testPage.last('listOrders').answer({ totalPage: 1, records: [{ ...ORDER, status: 1 }] });
  expect(screen.queryByText(FAILED)).toBeNull();
  card().getByText('Paid. 20 GB Premium added.');
});
