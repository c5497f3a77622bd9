import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrdersPanel } from '../../../src/features/orders/OrdersPanel.tsx';
import { savedFiles } from '../../setup/browser.ts';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { getToast } from '../../setup/shown-toast.ts';
import { isSold } from '../../sold.ts';
import { freshFixtureForEach, last, open, page, rows, testPage } from './orders-fixture.tsx';
import { ANALYSIS, order } from './orders.ts';

freshFixtureForEach();

const bad = { ...order({ orderNo: 'AMB-BAD' }), amount: 'free' };
const withBad = (totalPage: number, ...orderNos: string[]) => {
  const { records } = page(totalPage, ...orderNos);
  return { totalPage, records: [bad, ...records] };
};

test('a bad order is left out of the page with a note, and the good ones stay', async () => {
  await open(withBad(1, 'AMB-1', 'AMB-2'), { how: 'offContract' });
  expect(rows()).toEqual(['AMB-1', 'AMB-2']);
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
  expect(testPage.failures).toEqual([]);
});

test('a page with only bad orders does not say that there are none', async () => {
  await open(withBad(1), { how: 'offContract' });
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
  expect(screen.queryByText('No orders yet')).toBeNull();
});

test('a good page has no note', async () => {
  await open(page(1, 'AMB-1'));
  expect(screen.queryByText(/could not be read/)).toBeNull();
});

test('a purchase with an unknown unit is left out of the statistics, whose counts stay', async () => {
  const { rows: good, counts } = ANALYSIS;
  testPage.show(<OrdersPanel mode="residential" />);
  await wait(0);
  await last().answer(page(1, 'AMB-1'));
  await last('analyseOrders').offContract({
    rows: [...good, { time: '2026.11.20 23:30', type: 'ISP', planType: 'isp', amount: '37 IP' }],
    counts,
  });
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
  const count = isSold('isp') ? /^ISP Orders\s*4/ : /^Residential Orders\s*3/;
  expect(screen.getByRole('button', { name: count })).toBeTruthy();
});

test('the export says how many orders it lacks', async () => {
  const files = savedFiles();
  await open();
  await press('Export Residential CSV');
  // A page with only bad orders is not the last one.
  await last().offContract(withBad(2));
  await last().offContract(withBad(2, 'AMB-1'));
  expect((await files[0]?.blob.text())?.match(/^AMB-[^,]*/gm)).toEqual(['AMB-1']);
  expect(getToast()).toMatchObject({
    title: 'Downloaded!',
    text: '2 rows could not be read and are missing.',
  });
});
