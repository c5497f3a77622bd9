import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryClient } from '../../../src/app/query-client.ts';
import { keepPendingPayment } from '../../../src/checkout/pending-payment.ts';
import { IspPanel } from '../../../src/features/isp/IspPanel.tsx';
import { paymentUpdates } from '../../../src/features/payment-updates/payment-updates.ts';
import { currentVisit } from '../../../src/session/session.ts';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';
import { order } from '../orders/orders.ts';
import { card, dialog, freshIspPageForEach, lastTo, testPage } from './isp-fixture.tsx';
import { PLANS } from './plans.ts';

freshIspPageForEach();

const EXTENDED = PLANS.map((plan) =>
  plan.orderNo === 'ISP-A' ? { ...plan, expireTime: '2026-12-31 12:00:00' } : plan,
);
const SUBSCRIBED = PLANS.map((plan) =>
  plan.orderNo === 'ISP-B' ? { ...plan, autoRenew: 1 as const, subscriptionId: 'sub_2' } : plan,
);

/** The panel with the client that the hub's events reload. */
async function open() {
  testPage.show(
    <ApiProvider>
      <IspPanel />
    </ApiProvider>,
  );
  await wait(0);
  await lastTo('listIspPlans').answer(PLANS);
}
async function renew() {
  await open();
  await click('Renew', card('ISP-A'));
  await lastTo('renewIsp').answer({ amount: 50 });
  await click('Buy now');
  await lastTo('renewIsp').answer({ amount: 50, url: 'https://pay.example/7' });
}
async function receive(amount: number) {
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment({ status: 1, orderNo: 'R-1' }));
  await wait(0);
  const records = [order({ orderNo: 'R-1', mealType: 'isp', quantity: 25, amount })];
  await lastTo('listOrders').answer({ totalPage: 1, records });
}

test('a paid renewal closes its dialog, and its plan shows the new expiry', async () => {
  await renew();
  await receive(50);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(card('ISP-A')).getByRole('status').textContent).toBe('Renewed.');
  await wait(1000);
  await lastTo('listIspPlans').answer(EXTENDED);
  expect(within(card('ISP-A')).getByRole('status').textContent).toMatch(
    /^Renewed\. Expires (Dec 31, 2026|Jan 1, 2027), /,
  );
  expect(screen.getAllByText('Renewed.')).toHaveLength(1);
  await click('25 ISP * 30 Days', card('ISP-A'));
  const detail = screen.getByRole('region', { name: 'Plan ISP-A' });
  expect(within(detail).getByText('Renewed.')).toBeDefined();
});

test('a payment of another amount leaves Renew open', async () => {
  await renew();
  await receive(49);
  expect(dialog().textContent).toContain('Total Price$50.00');
});

test.each([
  ['a renewal', false],
  ['a replacement', true],
])('Renew shows a failed renewal, but not a failed replacement: %s', async (_, isReplacement) => {
  keepPendingPayment({
    url: 'https://pay.example/7',
    label: 'Payment of ISP-A',
    orderNo: 'ISP-A',
    isReplacement,
    total: 50,
    product: 'isp',
  });
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment({ status: 0 }));
  await open();
  await click('Renew', card('ISP-A'));
  await lastTo('renewIsp').answer({ amount: 50 });
  const failed = within(dialog()).queryByText('Payment failed. Nothing was charged.');
  expect(failed === null).toBe(isReplacement);
});

async function subscribe() {
  await open();
  await click('Enable Subscribe', card('ISP-B'));
  await click('Confirm', dialog());
  await lastTo('createSubscription').answer({ url: 'https://pay.example/subscribe' });
}

test('an approved subscription closes its dialog when the customer returns, and its plan shows it', async () => {
  await subscribe();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(0);
  await lastTo('listIspPlans').answer(SUBSCRIBED);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(card('ISP-B')).getByRole('status').textContent).toBe(
    'Subscribed. The plan renews automatically.',
  );
  expect(within(card('ISP-B')).getByRole('button', { name: 'Disable Subscribe' })).toBeDefined();
});

test('a subscription without approval leaves its dialog open', async () => {
  await subscribe();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await wait(0);
  await lastTo('listIspPlans').answer(PLANS);
  expect(within(dialog()).getByRole('button', { name: 'I had Subscribed' })).toBeDefined();
});

test('a subscription event closes the dialog', async () => {
  await subscribe();
  act(() => paymentUpdates(currentVisit(), queryClient).onPayment({ status: 1 }));
  await wait(1000);
  await lastTo('listIspPlans').answer(SUBSCRIBED);
  expect(screen.queryByRole('dialog')).toBeNull();
});
