import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testPage, wait } from '../../setup/page.tsx';
import { click, type, user } from '../../setup/user.ts';
import { wholeText } from '../../setup/whole-text.ts';
import * as orders from './orders-fixture.tsx';
import { order } from './orders.ts';

orders.freshOrdersPageForEach();

/** The last call of the search. */
function search() {
  const call = testPage.to('listOrders').findLast(({ query }) => query.get('PageSize') === '100');
  if (call === undefined) throw new Error('Nothing was looked up');
  return call;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Order Details' }));

test('the URL opens an order from another page, which is searched among all orders', async () => {
  history.replaceState(null, '', '/dashboard?type=isp&order=amb-9');
  const pages = history.length;
  await orders.open(orders.page(3, 'AMB-1'));
  expect(dialog().getByText(wholeText('Looking for order amb-9'))).toBeTruthy();
  expect(Object.fromEntries(search().query)).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '1970-01-01 00:00:00',
    // The newest order may be later than the time of a device whose clock is slow.
    SearchEndTime: '2099-12-31 23:59:59',
  });
  await search().answer(orders.page(2, 'AMB-2'));
  expect(search().query.get('PageNo')).toBe('2');
  await search().answer({ totalPage: 2, records: [order({ orderNo: 'AMB-9', amount: 12 })] });
  expect(dialog().getByText('AMB-9')).toBeTruthy();
  await click('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('?type=isp');
  expect(history.length, 'Back does not open it again').toBe(pages);
});

test('an order on the page opens without a search, whatever the case of its number', async () => {
  history.replaceState(null, '', '/dashboard?order=amb-1');
  await orders.open(orders.page(1, 'AMB-1'));
  history.replaceState(null, '', '/dashboard');
  await wait(0);
  const calls = testPage.to('listOrders').length;
  history.replaceState(null, '', '/dashboard?order=amb-1');
  await wait(0);
  expect(dialog().getByText('AMB-1')).toBeTruthy();
  expect(testPage.to('listOrders')).toHaveLength(calls);
});

test('a missing order is named, and a failed search can be retried', async () => {
  history.replaceState(null, '', '/dashboard?order=AMB-9');
  await orders.open(orders.page(1, 'AMB-1'));
  await search().refuse('Out of order');
  expect(dialog().getByText('The order could not be loaded')).toBeTruthy();
  await click('Retry');
  await search().answer(orders.page(1, 'AMB-2'));
  expect(dialog().getByText(wholeText('You have no order with the number AMB-9.'))).toBeTruthy();
});

const typeNumber = (text: string) => type('Order number', text);

test('typing a number filters the orders on the page, whatever its case', async () => {
  await orders.open(orders.page(3, 'AMB-11', 'AMB-12', 'AMB-2'));
  await typeNumber(' amb-\u200B１ ');
  expect(orders.rows()).toEqual(['AMB-11', 'AMB-12']);
  await typeNumber('AMB-12');
  expect(orders.rows()).toEqual(['AMB-12']);
  await typeNumber('');
  expect(orders.rows()).toEqual(['AMB-11', 'AMB-12', 'AMB-2']);
  expect(orders.asked()).toMatchObject({ PageSize: '5' });
});

test('a number that is not on the page shows a message and can be searched among all orders', async () => {
  await orders.open(orders.page(3, 'AMB-11'));
  await typeNumber('OLD-7');
  expect(orders.rows()).toBeUndefined();
  expect(screen.getByText(/^No order number on this page contains/)).toBeTruthy();
  await click('Find order');
  expect(orders.asked()).toMatchObject({ PageSize: '100', PageNo: '1' });
  await orders.last().answer(orders.page(1, 'OLD-7'));
  expect(dialog().getByText('OLD-7')).toBeTruthy();
});

test('Enter opens an order on the page, and nothing if the field is empty', async () => {
  await orders.open(orders.page(3, 'AMB-11'));
  await user.click(screen.getByLabelText('Order number'));
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await typeNumber('AMB-11');
  await user.keyboard('{Enter}');
  await wait(0);
  expect(dialog().getByText('AMB-11')).toBeTruthy();
});
