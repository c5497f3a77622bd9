import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Transfer } from '../../src/checkout/payment-tab.ts';
import { hasNotice, PurchaseNotice, PurchaseTerms } from '../../src/checkout/PurchaseNotice.tsx';
import type { Purchase } from '../../src/checkout/use-purchase.ts';

type State = Purchase['state'];

const TRANSFERRING = 'Transferring you to payment page...';
const SLOW = 'The payment page is slow to answer.';
const IDLE: State = { step: 'idle' };
const ASKED: State = { step: 'underway', isSlow: false };
const WAITING: State = { step: 'underway', isSlow: true };
const done = (transfer: Transfer, isFresh = true): State => ({ step: 'done', transfer, isFresh });
const OPENED: Transfer = { outcome: 'opened', url: 'https://pay.example/1' };
const BLOCKED: Transfer = { outcome: 'blocked', url: 'https://pay.example/1' };

const cancel = vi.fn<() => void>();
const purchase = (state: State): Purchase => ({
  state,
  press: () => undefined,
  cancel,
  isBusy: false,
  isCommitted: false,
});
const notice = (state: State, noticeFrom: 'press' | 'return') => (
  <PurchaseNotice purchase={purchase(state)} noticeFrom={noticeFrom} />
);

const scrolled = vi.fn<() => void>();
beforeEach(() => {
  scrolled.mockClear();
  cancel.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});
afterEach(cleanup);

test.each([
  ['a purchase of data says at the press that the customer is transferred', ASKED, 'press', true],
  ['a purchase of addresses says nothing at the press', ASKED, 'return', false],
  ['a purchase of addresses says that it is slow', WAITING, 'return', true],
  ['nothing is said before a purchase', IDLE, 'press', false],
  ['the login prompt is shown', { step: 'login' }, 'return', true],
  ['a transfer is said', done(OPENED), 'return', true],
  ['the notice of a transfer goes', done(OPENED, false), 'return', false],
  ['the link of a blocked tab stays', done(BLOCKED, false), 'return', true],
  ['a refused address stays', done({ outcome: 'refused' }, false), 'return', true],
] as const)('%s', (_what, state, noticeFrom, isShown) => {
  const { container } = render(notice(state, noticeFrom));
  expect(container.textContent !== '').toBe(isShown);
  // Where there is no message, the caller shows the terms.
  expect(hasNotice({ purchase: purchase(state), noticeFrom })).toBe(isShown);
});

test.each([
  ['press', TRANSFERRING],
  ['return', SLOW],
] as const)('a slow purchase says what it waits for and can be cancelled: %s', (from, text) => {
  render(notice(WAITING, from));
  expect(screen.getByRole('status').textContent).toBe(`${text}Cancel`);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

test('each new message is scrolled into view once, also when Cancel is added to it', () => {
  const { rerender } = render(notice(IDLE, 'press'));
  scrolled.mockClear();
  for (const state of [ASKED, WAITING, done(BLOCKED)]) {
    rerender(notice(state, 'press'));
    expect(scrolled).toHaveBeenCalled();
    scrolled.mockClear();
    rerender(notice(state, 'press'));
    expect(scrolled).not.toHaveBeenCalled();
  }
});

test.each([
  [
    'data',
    { product: 'residential', days: 30 },
    'Metered per GB in both directions, until it is used up.',
  ],
  [
    'addresses without known days',
    { product: 'isp' },
    'Unmetered, until the expiry time shown on the plan.',
  ],
  [
    'addresses for 30 days',
    { product: 'isp', days: 30 },
    'Unmetered for 30 days. Then the addresses expire, unless you renew them.',
  ],
] as const)('the terms say how %s are metered and what is accepted', (_what, sale, metering) => {
  const { container } = render(<PurchaseTerms {...sale} />);
  expect(container.textContent).toBe(
    `${metering} No refunds, except as the Refund Policy says. By buying you accept it and the Terms of Use.`,
  );
});
