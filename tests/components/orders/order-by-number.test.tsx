import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { wholeText } from '../../setup/whole-text.ts';
import { freshFixtureForEach, open, page, testPage } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshFixtureForEach();

/** The last call of the look-up. */
function search() {
  const call = testPage.to('listOrders').findLast(({ query }) => query.get('PageSize') === '100');
  if (call === undefined) throw new Error('Nothing was looked up');
  return call;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Order Details' }));

test('the address opens an order that is not on the page, looked up among all pages of all time', async () => {
  history.replaceState(null, '', '/dashboard?type=isp&order=amb-9');
  await open(page(3, 'AMB-1'));
  expect(dialog().getByText(wholeText('Looking for order amb-9'))).toBeTruthy();
  expect(Object.fromEntries(search().query)).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '1970-01-01 00:00:00',
    SearchEndTime: '2026-11-22 12:00:00',
  });
  await search().answer(page(2, 'AMB-2'));
  expect(search().query.get('PageNo')).toBe('2');
  await search().answer({ totalPage: 2, records: [order({ orderNo: 'AMB-9', amount: 12 })] });
  expect(dialog().getByText('AMB-9')).toBeTruthy();
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('?type=isp');
});

test('an order that the page has is not looked up, in whatever case its number is written', async () => {
  history.replaceState(null, '', '/dashboard?order=amb-1');
  await open(page(1, 'AMB-1'));
  history.replaceState(null, '', '/dashboard');
  await wait(0);
  const calls = testPage.to('listOrders').length;
  history.replaceState(null, '', '/dashboard?order=amb-1');
  await wait(0);
  expect(dialog().getByText('AMB-1')).toBeTruthy();
  expect(testPage.to('listOrders')).toHaveLength(calls);
});

test('an order that does not exist is named, and a look-up that fails can be repeated', async () => {
  history.replaceState(null, '', '/dashboard?order=AMB-9');
  await open(page(1, 'AMB-1'));
  await search().refuse('Out of order');
  expect(dialog().getByText('The order could not be loaded')).toBeTruthy();
  await press('Retry');
  await search().answer(page(1, 'AMB-2'));
  expect(dialog().getByText(wholeText('You have no order with the number AMB-9.'))).toBeTruthy();
});
