import { act, renderHook, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { brand, products, seller } from '../../../shop.config.ts';
import { config } from '../../../src/config.ts';
import '../../../src/features/orders/ReceiptDialog.tsx';
import { useBilledTo } from '../../../src/saved/billed-to.ts';
import { beginSession, signOut } from '../../../src/session/session.ts';
import { wait } from '../../setup/page.tsx';
import { click, type } from '../../setup/user.ts';
import { freshOrdersPageForEach, last, open } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshOrdersPageForEach();
afterEach(() => {
  config.sellerName = seller.name;
  config.sellerAddress = [];
  config.taxId = '';
  config.afterPrice = '';
});

async function receiptOf(change: Partial<OrderRecord> = {}) {
  await open({ totalPage: 1, records: [order({ orderNo: 'AMB-1', ...change })] });
  await click('AMB-1');
  await click('Receipt');
  await wait(0);
  const dialog = screen.getByRole('dialog', { name: 'Receipt' });
  const texts = (selector: string) =>
    Array.from(dialog.querySelectorAll(selector), ({ textContent }) => textContent);
  return {
    dialog: within(dialog),
    facts: texts('dd'),
    row: texts('tbody tr > *'),
    sums: texts('tfoot tr > *'),
  };
}

test('a receipt shows seller, buyer, product, date, list price, discount and total', async () => {
  config.sellerName = 'Amber Ltd';
  config.sellerAddress = ['1 Road', 'Town'];
  const { dialog, facts, row, sums } = await receiptOf({
    amount: 68,
    listAmount: 80,
    promotionCode: 'AMBER15',
  });
  expect(dialog.getByRole('article', { name: 'Receipt for order AMB-1' }).textContent).toContain(
    'Amber Ltd1 RoadTown',
  );
  expect(dialog.getByText('ada@example.com')).toBeTruthy();
  expect(facts).toEqual([
    'AMB-1',
    expect.stringMatching(/^November 20, 2026 at 10:00\sAM UTC$/),
    'Paid',
  ]);
  const head = dialog.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(head).toEqual(['Description', 'Qty', 'Per GB', 'Amount']);
  expect(row).toEqual([products.premium.name, '20 GB', '$4.00', '$80.00']);
  expect(sums).toEqual(['Discount (AMBER15, 15%)', '−$12.00', 'Total', '$68.00']);
});

test('a product name with more than product and quantity appears after them', async () => {
  const orderName = 'Renewal of ISP-1, 20 IPs';
  const { row } = await receiptOf({ mealType: 'isp', quantity: 20, orderName });
  expect(row[0]).toBe(`${products.isp.name}${orderName}`);
});

test("the buyer's lines are saved for all receipts of this customer until log out", async () => {
  const { dialog } = await receiptOf();
  await click('Add company or address');
  await type('Company, address and tax ID', 'Buyer Ltd');
  await click('Done');
  expect(document.activeElement?.textContent).toBe('Edit');
  expect(dialog.getByText('Buyer Ltd')).toBeTruthy();
  expect(localStorage.getItem('billed-to')).toContain('Buyer Ltd');
  act(() => beginSession({ token: 'other', userInfo: { email: 'bob@example.com' } }));
  expect(renderHook(useBilledTo).result.current[0]).toBe('');
  act(signOut);
  expect(localStorage.getItem('billed-to')).toBeNull();
});

test('a receipt shows the tax number and the tax note of the shop file', async () => {
  config.taxId = 'VAT ID IE1';
  config.afterPrice = ', VAT included';
  const { dialog } = await receiptOf();
  expect(dialog.getByText('VAT ID IE1').closest('address')).not.toBeNull();
  expect(dialog.getByText('All amounts are in US dollars, VAT included.')).toBeTruthy();
});

test("after a change of time zone, the receipt's date, the table's times and the range are updated", async () => {
  const { dialog } = await receiptOf();
  const liveIn = (zone: string) => {
    vi.stubEnv('TZ', zone);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  onTestFinished(() => liveIn('UTC'));
  liveIn('Asia/Tokyo');
  expect(dialog.getByText(/^November 20, 2026 at 7:00\sPM GMT\+9$/)).toBeTruthy();
  expect(last().query.get('SearchBeginTime')).toBe('2026-10-22 15:00:00');
  await last().answer({ totalPage: 1, records: [order({ orderNo: 'AMB-1' })] });
  const table = screen.getByRole('table', { name: 'Orders History', hidden: true });
  expect(within(table).getByText(/^Nov 20, 7:00\sPM$/)).toBeTruthy();
});

test('without the list price, a receipt shows the total and the unit price', async () => {
  const { row, sums } = await receiptOf({ mealType: 'isp', quantity: 254, amount: 435.2 });
  expect(row.slice(1)).toEqual(['254 IPs', '$1.7134', '$435.20']);
  expect(sums).toEqual(['Total', '$435.20']);
});

test('Print prints the page, titled after the order until the receipt is closed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  document.title = 'Dashboard';
  await receiptOf();
  expect(document.title).toBe(`${brand.name} receipt AMB-1`);
  await click('Print or save as PDF');
  expect(print).toHaveBeenCalledOnce();
  await click('Close', screen.getByRole('dialog', { name: 'Receipt' }));
  await wait(500);
  expect(screen.getByRole('dialog', { name: 'Order Details' })).toBeTruthy();
  expect(document.title).toBe('Dashboard');
});
