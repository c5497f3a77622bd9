import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { claimNotice } from '../../../src/checkout/payment-notices.ts';
import '../../../src/features/orders/PayNowButton.tsx';
import { testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click } from '../../setup/user.ts';
import { goOffline, goOnline } from '../offline/connection.ts';
import { freshOrdersPageForEach, last, open } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshOrdersPageForEach();

const URL_OF_PAGE = 'https://pay.example/pay/1';
/** The clock of the fixture is at 12:00. */
const UNPAID = {
  orderNo: 'AMB-1',
  status: 0,
  payUrl: URL_OF_PAGE,
  payableUntil: '2026-11-21 12:30:00',
};
const NAME = 'Pay now: AMB-1';
const MINUTE = 60_000;

async function openWith(...changes: (Partial<OrderRecord> & { orderNo: string })[]) {
  await open({ totalPage: 1, records: changes.map((change) => order(change)) });
  await wait(0);
}
const payNow = () => screen.queryByRole('button', { name: NAME });

test('Pay now in a row opens the payment page of an unpaid order, without an opener', async () => {
  await openWith(UNPAID);
  expect(screen.getByRole('row', { name: /^AMB-1/ }).textContent).toContain(
    'until Nov 21, 12:30 PM',
  );
  await click(NAME);
  const [tab] = vi.mocked(window.open).mock.results;
  expect(tab?.value).toMatchObject({ opener: null });
  expect(testPage.tabs).toEqual([{ url: URL_OF_PAGE, isClosed: false }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('pending-payment')).toContain(URL_OF_PAGE);
});

test('open details update when their order is paid', async () => {
  await openWith(UNPAID);
  await click('AMB-1');
  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  expect(dialog.queryByRole('button', { name: 'Receipt' })).toBeNull();
  await goOffline();
  await goOnline();
  await last().answer({ totalPage: 1, records: [order({ ...UNPAID, status: 1 })] });
  expect(dialog.getByRole('button', { name: 'Receipt' })).toBeTruthy();
});

test('Pay now disappears when its time is up, and a click at that moment opens nothing', async () => {
  await openWith(UNPAID, { ...UNPAID, orderNo: 'AMB-2', payableUntil: '2026-12-31 12:00:00' });
  await wait(29 * MINUTE);
  expect(payNow()).not.toBeNull();
  vi.setSystemTime(new Date('2026-11-21T12:30:01Z'));
  await click(NAME);
  expect(window.open).not.toHaveBeenCalled();
  await wait(2 * MINUTE);
  expect(payNow()).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay now: AMB-2' })).toBeTruthy();
});

test('a blocked tab leaves a link in place of the button', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  await openWith(UNPAID);
  await click(NAME);
  const link = screen.getByRole('link', { name: 'Open payment page' });
  expect(link.getAttribute('href')).toBe(URL_OF_PAGE);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(document.activeElement).toBe(link);
});

test('while offline, the click opens nothing and shows a message', async () => {
  await openWith(UNPAID);
  window.dispatchEvent(new Event('offline'));
  await click(NAME);
  expect(window.open).not.toHaveBeenCalled();
  expect(getToast()?.text).toContain('You are offline');
  window.dispatchEvent(new Event('online'));
});

describe('the order details', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Order Details' }));
  const ways = () =>
    [...dialog().queryAllByRole('button'), ...dialog().queryAllByRole('link')]
      .map(({ textContent }) => textContent)
      .filter((name) => /^(Pay|Buy|Receipt)/.test(name));
  const { payUrl: _address, ...withoutAddress } = UNPAID;

  test('of an unpaid order offer Pay now, and Buy now once its time is up', async () => {
    await openWith(UNPAID);
    await click('AMB-1');
    expect(ways()).toEqual(['Pay now']);
    await wait(31 * MINUTE);
    expect(ways()).toEqual(['Buy now']);
  });

  test.each([
    ['the server sends no address', withoutAddress],
    ['its address is not secure', { ...UNPAID, payUrl: 'http://pay.example/pay/1' }],
    ['its time is up', { ...UNPAID, payableUntil: '2026-11-21 11:59:59' }],
  ])('offer Buy now, while the row offers nothing, if %s', async (_, unpaid) => {
    await openWith(unpaid);
    expect(payNow()).toBeNull();
    await click('AMB-1');
    expect(ways()).toEqual(['Buy now']);
    expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe(
      '/pricing?plan=resi_premium&amount=20',
    );
  });

  test.each([
    [{ promotionCode: 'AMBER15' }, '/pricing?plan=resi_premium&code=AMBER15&amount=20'],
    [{ promotionCode: '' }, '/pricing?plan=resi_premium&amount=20'],
    [{}, '/pricing?plan=resi_premium&amount=20'],
  ])('of a paid order with %j link Buy again to %s', async (code, href) => {
    await openWith({ ...UNPAID, status: 1, ...code });
    expect(payNow()).toBeNull();
    await click('AMB-1');
    expect(ways()).toEqual(['Receipt', 'Buy again']);
    expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe(href);
  });
});

test.each([
  ['can no longer be paid', {}, true],
  ['can still be paid', { payUrl: URL_OF_PAGE }, false],
])('the row of a failed payment shows whether it %s', async (_name, page, isTriedAgain) => {
  claimNotice({ status: 0, orderNo: 'AMB-1', at: Date.now() });
  await openWith({ orderNo: 'AMB-1', status: 0, promotionCode: 'SAVE15', ...page });
  within(screen.getByRole('row', { name: /^AMB-1/ })).getByText(
    'Payment failed. Nothing was charged.',
  );
  expect(payNow() === null).toBe(isTriedAgain);
  const again = screen.queryByRole('link', { name: 'Try again: AMB-1' });
  expect(again?.getAttribute('href')).toBe(
    isTriedAgain ? '/pricing?plan=resi_premium&code=SAVE15&amount=20' : undefined,
  );
});
