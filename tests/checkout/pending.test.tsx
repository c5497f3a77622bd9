import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endPendingPayment, keepPendingPayment } from '../../src/checkout/pending-payment.ts';
import { PendingPayment } from '../../src/checkout/PurchaseBanner.tsx';
import { PurchaseIntentBanner } from '../../src/checkout/PurchaseIntentBanner.tsx';
import { beginSession } from '../../src/session/session.ts';
import { wait } from '../setup/page.tsx';

const PAYMENT = {
  url: 'https://pay.example/1',
  label: '20 GB Premium Residential',
  total: 68,
  product: 'residential',
} as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  beginSession({ token: 'token', userInfo: {} });
});

test('a pending payment can be resumed for 30 minutes', async () => {
  keepPendingPayment(PAYMENT);
  render(<PendingPayment />);
  const link = screen.getByRole('link', { name: 'Continue to payment' });
  expect(link.getAttribute('href')).toBe(PAYMENT.url);
  expect(screen.getByText(/20 GB Premium Residential for \$68\.00/)).toBeDefined();
  await wait(30 * 60_000 - 1);
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).not.toBeNull();
  await wait(1);
  expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
});

test.each([
  [{ purchase: { plan: 'premium', amount: 20, code: '' } } as const, '20 GB Premium Residential'],
  [{ orderNo: 'ISP-A' }, 'Renewal of ISP-A'],
  [{ orderNo: 'ISP-A', isReplacement: true }, 'Replacement of addresses of ISP-A'],
  [{}, 'Auf Deutsch'],
])('a payment %o that began in another language is described in that of the page', (what, text) => {
  vi.stubGlobal('__OFFERS_REPLACE__', true);
  keepPendingPayment({ ...PAYMENT, ...what, label: 'Auf Deutsch' });
  const { container } = render(<PendingPayment />);
  expect(container.querySelector('p')?.textContent).toBe(`${text} for $68.00`);
});

/** Written by another tab, whose event has not arrived yet. */
const storedElsewhere = (openedAt: number) => {
  const text = JSON.stringify({ ...PAYMENT, url: 'https://pay.example/2', openedAt });
  localStorage.setItem('pending-payment', text);
  return text;
};

test('after 30 minutes, a newer payment from another tab remains', async () => {
  keepPendingPayment(PAYMENT);
  render(<PendingPayment />);
  const newer = storedElsewhere(Date.now() + 29 * 60_000);
  await wait(30 * 60_000);
  expect(localStorage.getItem('pending-payment')).toBe(newer);
});

test('a payment that expired while no page was open is removed when it is read', () => {
  storedElsewhere(Date.now() - 30 * 60_000);
  render(<PendingPayment />);
  expect(localStorage.getItem('pending-payment')).toBeNull();
});

test("a tab that learns late about a sign-out keeps the next customer's payment", () => {
  keepPendingPayment(PAYMENT);
  render(<PendingPayment />);
  const newer = storedElsewhere(Date.now());
  act(() => beginSession({ token: 'next', userInfo: {} }));
  expect(localStorage.getItem('pending-payment')).toBe(newer);
});

test("a customer's payment is neither shown nor ended while the next customer is unknown", () => {
  beginSession({ token: 'first', userInfo: { email: 'ada@example.com' } });
  keepPendingPayment(PAYMENT);
  beginSession({ token: 'next', userInfo: {} });
  render(<PendingPayment />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(endPendingPayment()).toBeNull();
  expect(localStorage.getItem('pending-payment')).not.toBeNull();
});

test('a payment still belongs to its customer if the server changes the case of the email', () => {
  beginSession({ token: 'token', userInfo: { email: 'Ada@example.com' } });
  keepPendingPayment(PAYMENT);
  beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  render(<PendingPayment />);
  expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeDefined();
  expect(endPendingPayment()).toMatchObject({ label: PAYMENT.label });
});

test.each([
  ['an address that runs a script', { url: 'javascript:alert(1)' }],
  ['a price that is not a number', { total: '68' }],
  ['a product that does not exist', { product: 'gold' }],
  ['an age of 30 minutes', { openedAt: Date.UTC(2026, 10, 21, 11, 30) }],
  ['a time in the future', { openedAt: Date.UTC(2026, 10, 21, 12, 30) }],
])('a pending payment with %s is ignored', (_name, change) => {
  const kept = { ...PAYMENT, openedAt: Date.now() };
  localStorage.setItem('pending-payment', JSON.stringify(kept));
  const { unmount } = render(<PendingPayment />);
  expect(screen.getByRole('link')).toBeDefined();
  unmount();
  localStorage.setItem('pending-payment', JSON.stringify({ ...kept, ...change }));
  render(<PendingPayment />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(endPendingPayment()).toBeNull();
});

test.each([
  '{',
  '[]',
  '{"plan":"toString","amount":5,"code":""}',
  '{"plan":"isp","amount":-5,"code":""}',
  '{"plan":"isp","amount":2.5,"code":""}',
  '{"plan":"isp","amount":25}',
])('a corrupt purchase in progress is ignored: %s', (text) => {
  sessionStorage.setItem('purchase-intent', text);
  render(<PurchaseIntentBanner />);
  expect(screen.queryByRole('link')).toBeNull();
});
