import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  dismissPendingPayment,
  endPendingPayment,
  keepPendingPayment,
} from '../../src/checkout/pending-payment.ts';
import { keepPurchaseIntent } from '../../src/checkout/purchase-intent.ts';
import { PendingPayment } from '../../src/checkout/PurchaseBanner.tsx';
import { PurchaseIntentBanner } from '../../src/checkout/PurchaseIntentBanner.tsx';
import { endSession, beginSession } from '../../src/session/session.ts';
import { click } from '../setup/user.ts';
import { priceText } from '../sold.ts';

const BEGUN = { plan: 'premium', amount: 20 } as const;
const PAYMENT = {
  url: 'https://pay.example/1',
  label: '20 GB Premium Residential',
  total: 68,
  product: 'residential',
} as const;

const signIn = (email?: string) =>
  act(() => beginSession({ token: `token of ${email}`, userInfo: email ? { email } : {} }));
const keepBegun = (code: string, customer?: string) =>
  keepPurchaseIntent({ ...BEGUN, code, customer });

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});

test.each([
  [{ code: 'AMBER15', total: 68 }, '20 GB Premium, $68.00, with the code AMBER15'],
  [{ code: 'AMBER15' }, '20 GB Premium, with the code AMBER15'],
  [{ code: '', total: 80 }, '20 GB Premium, $80.00'],
  // The purchase began on Home, which shows no total.
  [{ code: '' }, `20 GB Premium, ${priceText('premium', 20)}`],
  [{ plan: 'isp', amount: 25, code: '', total: 50 }, '25 IPs, $50.00'],
] as const)('an unfinished purchase is shown with its price if known: %j', (begun, text) => {
  keepPurchaseIntent({ ...BEGUN, ...begun });
  render(<PurchaseIntentBanner />);
  expect(screen.getByRole('region').querySelector('p')?.textContent).toBe(text);
});

test('Continue opens the pricing page with the purchase, without reloading', () => {
  keepBegun('AMBER15');
  render(<PurchaseIntentBanner />);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Continue' }))).toBe(false);
  expect(location.pathname + location.search).toBe(
    '/pricing?plan=resi_premium&code=AMBER15&amount=20',
  );
});

test('a dismissed purchase does not reappear', async () => {
  keepBegun('');
  const { unmount } = render(<PurchaseIntentBanner />);
  await click('Dismiss: Continue your purchase');
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  render(<PurchaseIntentBanner />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('an unfinished purchase is shown only to its customer, whatever the case of the email', () => {
  signIn('Ada@example.com');
  keepBegun('', 'ada@example.com');
  render(<PurchaseIntentBanner />);
  expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
  signIn('bob@example.com');
  act(() => keepBegun('', 'ada@example.com'));
  expect(screen.queryByRole('link')).toBeNull();
});

test("a visitor sees neither banner, and a visitor's purchase waits for the login", () => {
  act(() => endSession());
  keepBegun('');
  keepPendingPayment(PAYMENT);
  render(
    <>
      <PurchaseIntentBanner />
      <PendingPayment />
    </>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  signIn();
  expect(screen.getByRole('link', { name: 'Continue' })).toBeDefined();
});

test('a dismissed pending payment does not reappear', async () => {
  keepPendingPayment(PAYMENT);
  const { unmount } = render(<PendingPayment />);
  await click('Dismiss: Payment pending');
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  render(<PendingPayment />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the banner of a payment that has been paid stays in place until it is dismissed', async () => {
  keepPendingPayment(PAYMENT);
  const { unmount } = render(<PendingPayment />);
  act(() => void endPendingPayment());
  expect(screen.getByRole('region', { name: 'Your payment has arrived' }).textContent).toContain(
    '20 GB Premium Residential for $68.00',
  );
  await click('Dismiss: Your payment has arrived');
  expect(screen.queryByRole('region')).toBeNull();
  unmount();
  render(<PendingPayment />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the banner of a payment that was dismissed in another tab is not shown as paid', () => {
  keepPendingPayment(PAYMENT);
  render(<PendingPayment />);
  act(() => dismissPendingPayment());
  expect(screen.queryByRole('region')).toBeNull();
});

test('the banner of a paid payment is not shown to the next customer', () => {
  signIn('ada@example.com');
  keepPendingPayment(PAYMENT);
  render(<PendingPayment />);
  act(() => void endPendingPayment());
  act(() => endSession());
  expect(screen.queryByRole('region')).toBeNull();
  signIn('bob@example.com');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a payment that begins on this page is offered when the customer returns', () => {
  render(<PendingPayment />);
  vi.advanceTimersByTime(1);
  act(() => keepPendingPayment(PAYMENT));
  expect(screen.queryByRole('region')).toBeNull();
  fireEvent(document, new Event('visibilitychange'));
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeDefined();
});
