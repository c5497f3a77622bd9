import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Price } from '../../src/checkout/use-discount.ts';
import { usePurchase, type PaymentPage } from '../../src/checkout/use-purchase.ts';
import { hasUnsavedWork } from '../../src/platform/lazy/unsaved-work.ts';
import { beginSession } from '../../src/session/session.ts';
import { isLoginDialogOpen } from '../../src/sign-in/login-dialog.ts';
import { OFFLINE_TEXT } from '../../src/ui/toast.ts';
import { goOffline, goOnline } from '../components/offline/connection.ts';
import { freshPageForEach, testPage, wait } from '../setup/page.tsx';
import { getToast } from '../setup/toast.tsx';
import { injectBug } from '../setup/unexpected.ts';

const PRICE: Price = { code: '', total: 80 };
const ADDRESS = 'https://pay.example/1';

let settled: (price: Price | null) => void;
let ordered: (page: PaymentPage | undefined) => void;
const settle = vi.fn<() => Promise<Price | null>>();
const order = vi.fn<() => Promise<PaymentPage | undefined>>();
const onTransfer = vi.fn<() => void>();

freshPageForEach();
beforeEach(() => {
  settle.mockReset().mockImplementation(() => new Promise((resolve) => (settled = resolve)));
  order.mockReset().mockImplementation(() => new Promise((resolve) => (ordered = resolve)));
});
afterEach(goOnline);

const signIn = () => act(() => beginSession({ token: 'token', userInfo: {} }));
const toast = () => getToast()?.text;
const tabs = () => testPage.tabs.map(({ url, isClosed }) => (isClosed ? 'closed' : url));

async function buy() {
  const { result, unmount } = renderHook(() =>
    usePurchase({ discount: { settle }, order, onTransfer }),
  );
  act(() => result.current.click());
  await wait(0);
  return { now: () => result.current, unmount };
}
const priced = (price: Price | null) => {
  settled(price);
  return wait(0);
};
const answered = (url: string | undefined, amount?: number) => {
  ordered(url === undefined ? undefined : { url, amount });
  return wait(0);
};

test('a visitor who has left the page is not asked to sign in', async () => {
  const { unmount } = await buy();
  unmount();
  await wait(2000);
  expect(isLoginDialogOpen()).toBe(false);
});

test('losing the connection during the price check ends the purchase and closes its tab', async () => {
  signIn();
  const { now } = await buy();
  expect(tabs()).toEqual(['']);
  await goOffline();
  expect(tabs()).toEqual(['closed']);
  expect(now().state.step).toBe('idle');
  expect(toast()).toBe(OFFLINE_TEXT);
  await priced(PRICE);
  expect(order).not.toHaveBeenCalled();
});

test('a click while offline opens no tab, and the next click while online starts the purchase', async () => {
  await goOffline();
  signIn();
  const { result } = renderHook(() => usePurchase({ discount: { settle }, order }));
  act(() => result.current.click());
  expect(result.current.state.step).toBe('idle');
  expect(tabs()).toEqual([]);
  await goOnline();
  act(() => result.current.click());
  expect(result.current.state.step).toBe('underway');
});

test('two clicks before the next render are one purchase', async () => {
  signIn();
  const { result } = renderHook(() => usePurchase({ discount: { settle }, order }));
  act(() => {
    result.current.click();
    result.current.click();
  });
  await wait(0);
  expect(tabs()).toEqual(['']);
  expect(settle).toHaveBeenCalledOnce();
});

test('a purchase waits for its response if the connection is lost after the order was sent', async () => {
  signIn();
  const { now } = await buy();
  await priced(PRICE);
  await goOffline();
  expect(now().state.step).toBe('underway');
  await answered(ADDRESS);
  expect(tabs()).toEqual([ADDRESS]);
});

test('a purchase that is cancelled while ordering leaves no pending payment', async () => {
  signIn();
  const { now } = await buy();
  await priced(PRICE);
  act(() => now().cancel());
  await answered(ADDRESS);
  expect(onTransfer).not.toHaveBeenCalled();
  expect(now().state.step).toBe('idle');
});

test('the tab closes without a message if nothing is for sale', async () => {
  signIn();
  const { now } = await buy();
  await priced(PRICE);
  await answered(undefined);
  expect(tabs()).toEqual(['closed']);
  expect(now().state.step).toBe('idle');
});

test('an unexpected error ends the purchase, closes its tab and is shown, and Buy now works again', async () => {
  const { throwIt, expectReported } = injectBug();
  signIn();
  order.mockImplementationOnce(throwIt);
  const { now } = await buy();
  await priced(PRICE);
  expectReported();
  expect(tabs()).toEqual(['closed']);
  expect(now().state.step).toBe('idle');
  act(() => now().click());
  await wait(0);
  await priced(PRICE);
  await answered(ADDRESS);
  expect(tabs()).toEqual(['closed', ADDRESS]);
});

test('the page can be reloaded again as soon as the payment page is open', async () => {
  signIn();
  await buy();
  await priced(PRICE);
  expect(hasUnsavedWork()).toBe(true);
  await answered(ADDRESS);
  expect(onTransfer).toHaveBeenCalledWith(ADDRESS, PRICE);
  expect(hasUnsavedWork()).toBe(false);
});

test.each([80, 80.001, undefined])(
  'a payment page that asks for %s opens at once',
  async (amount) => {
    signIn();
    await buy();
    await priced(PRICE);
    await answered(ADDRESS, amount);
    expect(tabs()).toEqual([ADDRESS]);
  },
);

/** The page asks for more than was shown. */
async function pricier() {
  signIn();
  const bought = await buy();
  await priced(PRICE);
  await answered(ADDRESS, 88);
  expect(bought.now().state).toMatchObject({ step: 'underway', price: { shown: 80, asked: 88 } });
  return bought;
}

test('a payment page with another price opens after the customer agrees, and is stored with that price', async () => {
  const { now } = await pricier();
  expect(tabs()).toEqual(['']);
  const blank = vi.mocked(window.open).mock.results[0]?.value as Window;
  expect(blank.document.body.textContent).toContain('The price has changed');
  expect(onTransfer).not.toHaveBeenCalled();
  act(() => now().agree());
  await wait(0);
  expect(tabs()).toEqual(['closed', ADDRESS]);
  expect(onTransfer).toHaveBeenCalledExactlyOnceWith(ADDRESS, { ...PRICE, total: 88 });
});

test('if the customer does not agree, the form stays and the tab closes', async () => {
  const { now } = await pricier();
  act(() => now().cancel());
  await wait(0);
  expect(tabs()).toEqual(['closed']);
  expect(now().state.step).toBe('idle');
  expect(onTransfer).not.toHaveBeenCalled();
});
