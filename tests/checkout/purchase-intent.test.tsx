import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPurchaseIntent } from '../../src/checkout/purchase-intent.ts';
import { PurchaseIntentBanner } from '../../src/checkout/PurchaseIntentBanner.tsx';
import { describePurchase } from '../../src/domain/plans.ts';
import { endSession, keepSession } from '../../src/session/session.ts';

const INTENT = { plan: 'isp', amount: 25, code: '' } as const;
const HREF = '/pricing?plan=isp&amount=25';
const ADA = { email: 'ada@example.com' };

beforeEach(() => {
  history.replaceState(null, '', '/');
  keepSession({ token: 'token', userInfo: ADA });
});
afterEach(() => {
  cleanup();
  endSession();
  localStorage.clear();
  sessionStorage.clear();
});

const link = () => screen.queryByRole('link', { name: 'Continue' });
const here = () => location.pathname + location.search;
const press = (how: MouseEventInit) => {
  // Otherwise the browser follows the link.
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link() as HTMLElement, how);
};

test('the banner names what was begun, and its code if there is one', () => {
  keepPurchaseIntent(INTENT);
  const { container } = render(<PurchaseIntentBanner />);
  const text = () => container.querySelector('p')?.textContent;
  expect(text()).toBe(describePurchase(INTENT));
  act(() => keepPurchaseIntent({ ...INTENT, code: 'AMBER15' }));
  expect(text()).toBe(`${describePurchase(INTENT)}, with the code AMBER15`);
});

test('Continue leads to the card within the page', () => {
  keepPurchaseIntent(INTENT);
  render(<PurchaseIntentBanner />);
  expect(link()?.getAttribute('href')).toBe(HREF);
  press({});
  expect(here()).toBe(HREF);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press with %o is left to the browser, which opens another tab',
  (how) => {
    keepPurchaseIntent(INTENT);
    render(<PurchaseIntentBanner />);
    press(how);
    expect(here()).toBe('/');
  },
);

test('it is dismissed for good', () => {
  keepPurchaseIntent(INTENT);
  render(<PurchaseIntentBanner />);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss: Continue your purchase' }));
  expect(link()).toBeNull();
  expect(sessionStorage.length).toBe(0);
});

test('it is shown to the customer who began it, and to nobody else', () => {
  keepPurchaseIntent({ ...INTENT, customer: 'Ada@example.com' });
  render(<PurchaseIntentBanner />);
  expect(link()).not.toBeNull();
  act(() => endSession());
  expect(link()).toBeNull();
  act(() => keepSession({ token: 'next', userInfo: { email: 'bob@example.com' } }));
  keepPurchaseIntent({ ...INTENT, customer: 'Ada@example.com' });
  expect(link()).toBeNull();
});

test('a purchase of a visitor waits for the login', () => {
  act(() => endSession());
  keepPurchaseIntent(INTENT);
  render(<PurchaseIntentBanner />);
  expect(link()).toBeNull();
  act(() => keepSession({ token: 'token', userInfo: ADA }));
  expect(link()).not.toBeNull();
});
