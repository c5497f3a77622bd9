import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { config } from '../../../src/config.ts';
import '../../../src/features/orders/PayNowButton.tsx';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { getToast } from '../../setup/shown-toast.ts';
import { freshFixtureForEach, open } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshFixtureForEach();

const URL_OF_PAGE = 'https://pay.example/pay/1';
/** The clock of the fixture stands at 12:00. */
const UNPAID = {
  orderNo: 'AMB-1',
  status: 0,
  payUrl: URL_OF_PAGE,
  payableUntil: '2026-11-21 12:30:00',
};
const NAME = 'Pay now: AMB-1';
const MINUTE = 60_000;

let tab: {
  opener: unknown;
  closed: boolean;
  location: { replace: ReturnType<typeof vi.fn> };
} | null;

beforeEach(() => {
  tab = {
    opener: window,
    closed: false,
    document: document.implementation.createHTMLDocument(''),
    location: { replace: vi.fn() },
    close: vi.fn(),
  } as NonNullable<typeof tab>;
  vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
});
afterEach(() => {
  config.paymentOrigins = [];
});

async function openWith(...changes: (Partial<OrderRecord> & { orderNo: string })[]) {
  await open({ totalPage: 1, records: changes.map((change) => order(change)) });
  await wait(0);
}
const payNow = () => screen.queryByRole('button', { name: NAME });

test('an unpaid order can be paid for from its row: the click opens its payment page without an opener', async () => {
  await openWith(UNPAID);
  expect(screen.getByRole('row', { name: /^AMB-1/ }).textContent).toContain('until Nov 21, 2026');
  await press(NAME);
  expect(tab?.opener).toBeNull();
  expect(tab?.location.replace).toHaveBeenCalledExactlyOnceWith(URL_OF_PAGE);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('pending-payment')).toContain(URL_OF_PAGE);
});

test('the details say it too, and show when the order has been paid', async () => {
  await openWith(UNPAID);
  await press('AMB-1');
  const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
  expect(dialog.getByRole('button', { name: NAME })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Receipt' })).toBeNull();
});

describe('there is no way to pay', () => {
  test.each<[string, Partial<OrderRecord>]>([
    ['an order that is paid', { status: 1 }],
    ['an order whose time is over', { payableUntil: '2026-11-21 11:59:59' }],
    ['an address that is not safe', { payUrl: 'http://pay.example/pay/1' }],
  ])('for %s', async (_, change) => {
    await openWith({ ...UNPAID, ...change });
    expect(payNow()).toBeNull();
  });

  test('where the server says no address: the row is as before', async () => {
    await openWith({ orderNo: 'AMB-1', status: 0 });
    expect(payNow()).toBeNull();
    expect(screen.getByRole('cell', { name: 'No paid' })).toBeTruthy();
  });
});

test('the button goes when the time is over, and a click at that moment opens nothing', async () => {
  await openWith(UNPAID, { ...UNPAID, orderNo: 'AMB-2', payableUntil: '2026-12-31 12:00:00' });
  await wait(29 * MINUTE);
  expect(payNow()).not.toBeNull();
  vi.setSystemTime(new Date('2026-11-21T12:30:01Z'));
  fireEvent.click(payNow() as HTMLElement);
  expect(window.open).not.toHaveBeenCalled();
  await wait(2 * MINUTE);
  expect(payNow()).toBeNull();
  expect(screen.getByRole('button', { name: 'Pay now: AMB-2' })).toBeTruthy();
});

test('a blocked tab leaves a link in the place of the button', async () => {
  tab = null;
  await openWith(UNPAID);
  payNow()?.focus();
  await press(NAME);
  const link = screen.getByRole('link', { name: 'Open payment page' });
  expect(link.getAttribute('href')).toBe(URL_OF_PAGE);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(document.activeElement).toBe(link);
});

test('offline the click opens nothing and says so', async () => {
  await openWith(UNPAID);
  window.dispatchEvent(new Event('offline'));
  await press(NAME);
  expect(window.open).not.toHaveBeenCalled();
  expect(getToast()?.text).toContain('You are offline');
  window.dispatchEvent(new Event('online'));
});

describe('the details of an unpaid order', () => {
  const ways = () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Order Details' }));
    const found = [...dialog.queryAllByRole('button'), ...dialog.queryAllByRole('link')];
    return found.map((one) => one.textContent).filter((name) => /^(Pay|Buy)/.test(name));
  };

  test('offer Pay now, and Buy now once the time is over, never Buy again', async () => {
    await openWith(UNPAID);
    await press('AMB-1');
    expect(ways()).toEqual(['Pay now']);
    await wait(31 * MINUTE);
    expect(ways()).toEqual(['Buy now']);
  });

  test.each<[string, Partial<OrderRecord>]>([
    ['the server says no address', { payUrl: '' }],
    ['its address is not safe', { payUrl: 'http://pay.example/pay/1' }],
    ['its time is over', { payableUntil: '2026-11-21 11:59:59' }],
  ])('offer Buy now where %s', async (_, { payUrl = '', ...change }) => {
    const { payUrl: _own, ...rest } = UNPAID;
    await openWith({ ...rest, ...(payUrl === '' ? {} : { payUrl }), ...change });
    await press('AMB-1');
    expect(ways()).toEqual(['Buy now']);
    expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe(
      '/pricing?plan=resi_premium&amount=20',
    );
  });
});

describe('Buy again', () => {
  test.each([
    ['AMBER15', '/pricing?plan=resi_premium&code=AMBER15&amount=20'],
    ['', '/pricing?plan=resi_premium&amount=20'],
    [undefined, '/pricing?plan=resi_premium&amount=20'],
  ])('of an order with the code %j leads to %s', async (promotionCode, href) => {
    await openWith({ orderNo: 'AMB-1', ...(promotionCode !== undefined && { promotionCode }) });
    await press('AMB-1');
    const link = screen.getByRole('link', { name: 'Buy again' });
    expect(link.getAttribute('href')).toBe(href);
  });
});
