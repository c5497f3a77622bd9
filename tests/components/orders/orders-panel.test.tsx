import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { products } from '../../../shop.config.ts';
import { SELLS_ISP } from '../../../src/domain/plans.ts';
import { OrdersPanel } from '../../../src/features/orders/OrdersPanel.tsx';
import { openClipboard } from '../../setup/browser.ts';
import { described } from '../../setup/described.ts';
import { testPage, wait } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { click, user } from '../../setup/user.ts';
import { isSold } from '../../sold.ts';
import * as orders from './orders-fixture.tsx';
import { ANALYSIS, order } from './orders.ts';

orders.freshOrdersPageForEach();

describe('the first view', () => {
  test("is page 1 of 5 of the last 30 days of the mode's type", async () => {
    await orders.open();
    expect(orders.asked()).toEqual({
      PageNo: '1',
      PageSize: '5',
      SearchBeginTime: '2026-10-23 00:00:00',
      SearchEndTime: '2099-12-31 23:59:59',
      Type: '0',
    });
    expect(orders.isPressed('30d')).toBe(true);
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    cleanup();
    testPage.show(<OrdersPanel mode="isp" />);
    await wait(0);
    expect(orders.asked()['Type']).toBe('1');
  });

  test('is read from the URL', async () => {
    history.replaceState(
      null,
      '',
      '/dashboard?type=isp&page=4&from=2026-01-02&to=2026-01-03&orders=all',
    );
    await orders.open(orders.page(9, 'AMB-1'), { mode: 'isp' });
    expect(orders.asked()).toEqual({
      PageNo: '4',
      PageSize: '5',
      SearchBeginTime: '2026-01-02 00:00:00',
      SearchEndTime: '2026-01-03 23:59:59',
    });
    expect(screen.getByText('Page 4 of 9')).toBeTruthy();
  });

  test("shows 'No orders yet' and Page 1 of 1 if there are no orders", async () => {
    await orders.open(orders.page(0));
    expect(screen.getByText('No orders yet')).toBeTruthy();
    expect(screen.getByText('Page 1 of 1')).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Export Residential CSV' }).ariaDisabled ?? 'true',
    ).toBe('true');
  });
});

test('no page count is shown before the orders have loaded or if they fail to load', async () => {
  testPage.show(
    <OfVisit>
      <OrdersPanel mode="residential" />
    </OfVisit>,
  );
  await wait(0);
  const pages = screen.getByRole('navigation', { name: 'Orders pages' });
  const next = () => within(pages).getByRole('button', { name: 'Next' });
  const expectUnknown = () => {
    expect(within(pages).getByRole('status').textContent).toBe('');
    expect(next().getAttribute('aria-disabled')).toBe('true');
    expect(described(next())).toBe('The number of pages is not known yet.');
  };
  expectUnknown();
  await orders.last('listOrders').refuse('Out of order');
  expect(screen.getByText('The orders could not be loaded')).toBeTruthy();
  expectUnknown();
  await click('Retry');
  await orders.last('listOrders').answer(orders.page(1, 'AMB-1'));
  expect(within(pages).getByRole('status').textContent).toBe('Page 1 of 1');
  expect(described(next())).toBe('This is the last page.');
});

test('a page number in the URL beyond the last page is corrected without a history entry', async () => {
  history.replaceState(null, '', '/dashboard?page=99');
  const { length } = history;
  await orders.open(orders.page(2));
  expect(orders.asked()['PageNo']).toBe('2');
  expect(location.search).toBe('?page=2');
  expect(history).toHaveLength(length);
  expect(screen.queryByText('No orders yet')).toBeNull();
  await orders.last().answer(orders.page(2, 'AMB-6'));
  expect(orders.rows()).toEqual(['AMB-6']);
  expect(screen.getByText('Page 2 of 2')).toBeTruthy();
});

test('a page whose orders have disappeared offers the first page, and the focus stays in the history', async () => {
  history.replaceState(null, '', '/dashboard?page=9');
  await orders.open(orders.page(9));
  await click('First page');
  await orders.last().answer(orders.page(3, 'AMB-1'));
  expect(orders.rows()).toEqual(['AMB-1']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Orders History' }));
});

describe('the table', () => {
  test('shows the number, type, amount, price, status and time', async () => {
    const unpaid = order({
      orderNo: 'AMB-2',
      mealType: 'isp',
      quantity: 25,
      amount: 50,
      status: 0,
    });
    await orders.open({ totalPage: 1, records: [order({ orderNo: 'AMB-1', status: 7 }), unpaid] });
    const cells = within(screen.getByRole('table', { name: 'Orders History' }))
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    const shownTime = 'Nov 20, 10:00 AM';
    expect(cells).toEqual([
      ['Order Number', 'Type', 'Amount', 'Price($)', 'Order Status', 'Time'],
      ['AMB-1', products.premium.name, '20 GB', '$80.00', 'Paid', shownTime],
      ['AMB-2', products.isp.shortName, '25 IPs', '$50.00', 'No paid', shownTime],
    ]);
    expect(screen.getAllByTitle('2026-11-20 10:00:00 UTC')).toHaveLength(2);
  });

  test('keeps the page while the next one loads, and updates the URL', async () => {
    await orders.open();
    await click('Next');
    expect(location.search).toBe('?page=2');
    expect(orders.rows()).toEqual(['AMB-1']);
    await orders.last().answer(orders.page(3, 'AMB-6'));
    expect(orders.rows()).toEqual(['AMB-6']);
    await click('Previous');
    expect(location.search).toBe('');
    expect(orders.rows()).toEqual(['AMB-1']);
  });

  test('keeps the pagination buttons in place, however high the previous page was', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      const kept = Number.parseFloat(this.style.minHeight) || 0;
      return Math.max(kept, 150 * within(this).queryAllByRole('row').length);
    });
    await orders.open(orders.page(2, 'AMB-1', 'AMB-2', 'AMB-3', 'AMB-4', 'AMB-5'));
    const kept = () =>
      screen.getByRole('table', { name: 'Orders History' }).closest<HTMLElement>('[style]')?.style
        .minHeight;
    expect(kept()).toBe('900px');
    await click('Next');
    await orders.last().answer(orders.page(2, 'AMB-6'));
    expect(orders.rows()).toEqual(['AMB-6']);
    expect(kept()).toBe('900px');
  });

  test('shows nothing of the previous page, even if the server sends no ids', async () => {
    const nameless = (orderNo: string) => order({ id: '', orderNo });
    await orders.open({ totalPage: 2, records: ['AMB-1', 'AMB-2', 'AMB-3'].map(nameless) });
    await click('Next');
    await orders.last().answer({
      totalPage: 2,
      records: [order({ orderNo: 'AMB-4' }), nameless('AMB-5')],
    });
    expect(orders.rows()).toEqual(['AMB-4', 'AMB-5']);
  });
});

test.skipIf(!SELLS_ISP)(
  'the statistics count orders, filter by type and return to page 1',
  async () => {
    history.replaceState(null, '', '/dashboard?page=2');
    await orders.open();
    const chosenType = () =>
      ['All', 'Residential', 'ISP'].filter(
        (name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked,
      );
    expect(
      screen.getByRole('button', { name: 'Residential Orders 3', pressed: true }),
    ).toBeTruthy();
    expect(chosenType()).toEqual(['Residential']);
    await click('ISP Orders 4');
    expect(orders.asked()).toMatchObject({ Type: '1', PageNo: '1' });
    expect(location.search).toBe('?orders=isp');
    expect(chosenType()).toEqual(['ISP']);
    await click('ISP Orders 4');
    expect(orders.asked()['Type']).toBeUndefined();
    expect(location.search).toBe('?orders=all');
    expect(orders.isPressed(/ISP Orders/) || orders.isPressed(/Residential Orders/)).toBe(false);
    expect(chosenType()).toEqual(['All']);
    await user.click(screen.getByRole('radio', { name: 'Residential' }));
    expect(orders.asked()['Type']).toBe('0');
    expect(orders.isPressed(/Residential Orders/)).toBe(true);
  },
);

test('a page can be opened by its number, and a number that is too high opens the last one', async () => {
  await orders.open(orders.page(33, 'AMB-1'));
  const pageField = screen.getByLabelText<HTMLInputElement>('Go to page');
  await user.type(pageField, '１２{Enter}');
  expect(location.search).toBe('?page=12');
  await user.type(pageField, '99{Enter}');
  expect(location.search).toBe('?page=33');
  await user.type(pageField, 'x{Enter}');
  expect([location.search, pageField.value]).toEqual(['?page=33', '']);
});

describe('a row', () => {
  test('opens the order details, and Buy again links to the same amount', async () => {
    await orders.open();
    await click('AMB-1');
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText('Order Details')).toBeTruthy();
    const names = within(dialog)
      .getAllByRole('term')
      .map((term) => term.textContent);
    expect(names).toEqual([
      'Order Number',
      'Order Name',
      'Type',
      'Amount',
      'Price Paid',
      'Order Status',
      'Purchase Time',
    ]);
    const again = within(dialog).getByRole('link', { name: 'Buy again' });
    expect(again.getAttribute('href')).toBe('/pricing?plan=resi_premium&amount=20');
  });

  test('opens its details wherever it is clicked', async () => {
    await orders.open();
    await user.click(screen.getByText('$80.00'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

test('the order number can be copied', async () => {
  const write = openClipboard();
  await orders.open();
  await click('AMB-1');
  await click('Copy order number');
  expect(write).toHaveBeenCalledExactlyOnceWith('AMB-1');
});

test('an unreadable order is omitted from the page with a note, and the others stay', async () => {
  const bad = { ...order({ orderNo: 'AMB-BAD' }), amount: 'free' };
  const { records } = orders.page(1, 'AMB-1', 'AMB-2');
  await orders.open({ totalPage: 1, records: [bad, ...records] }, { how: 'offContract' });
  expect(orders.rows()).toEqual(['AMB-1', 'AMB-2']);
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
  expect(testPage.failures).toEqual([]);
});

test('a purchase with an unknown unit is omitted from the statistics, but still counted', async () => {
  const { rows: good, counts } = ANALYSIS;
  testPage.show(<OrdersPanel mode="residential" />);
  await wait(0);
  await orders.last().answer(orders.page(1, 'AMB-1'));
  await orders.last('analyseOrders').offContract({
    rows: [...good, { time: '2026.11.20 23:30', type: 'ISP', planType: 'isp', amount: '37 IP' }],
    counts,
  });
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
  const count = isSold('isp') ? /^ISP Orders\s*4/ : /^Residential Orders\s*3/;
  expect(screen.getByRole('button', { name: count })).toBeTruthy();
});

test('each plot has a table as an alternative', async () => {
  await orders.open();
  const table = screen.getByRole('table', { name: 'Purchases over time', hidden: true });
  expect([...table.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'Nov 19, 2026200',
    'Nov 20, 2026025',
  ]);
});

test.each([
  [0, false],
  [1, true],
])('with %i orders, the statistics and the export are shown: %s', async (isp, isShown) => {
  await orders.open(orders.page(0), {
    analysis: { counts: { basic: 0, premium: 0, isp }, rows: [] },
  });
  expect(screen.queryByRole('region', { name: 'Order Statistics' }) !== null).toBe(isShown);
  expect(screen.queryByRole('combobox', { name: /^Orders to export/ }) !== null).toBe(isShown);
  screen.getByText('No orders yet');
});
