import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { brand, products } from '../../../shop.config.ts';
import { SELLS_ISP } from '../../../src/domain/plans.ts';
import { savedFiles } from '../../setup/browser.ts';
import { testPage } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';
import { asked, freshOrdersPageForEach, last, open, page } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshOrdersPageForEach();

let files: ReturnType<typeof savedFiles>;
beforeEach(() => {
  files = savedFiles();
});

test('the export loads every page of 100, shows its progress and saves a file without formulas', async () => {
  await open();
  await click('Export Residential CSV');
  expect(asked()).toMatchObject({ PageNo: '1', PageSize: '100', Type: '0' });
  await last().answer({
    totalPage: 2,
    records: [order({ orderNo: 'AMB-1', orderName: '=1+1' })],
  });
  expect(screen.getByRole('progressbar', { name: 'Export' }).ariaValueNow ?? '1').toBe('1');
  expect(asked()).toMatchObject({ PageNo: '2' });
  await last().answer({
    totalPage: 2,
    records: [
      order({ orderNo: 'AMB-2', amount: 68, listAmount: 80, promotionCode: 'AMBER15' }),
      order({ orderNo: 'AMB-3' }),
      order({ orderNo: 'AMB-1' }),
    ],
  });
  expect(getToast()?.title).toBe('Downloaded!');
  const text = await files[0]?.blob.text();
  const { name } = products.premium;
  expect(text?.split('\r\n')).toEqual([
    // Excel detects UTF-8 by this mark.
    '\uFEFFOrder Number,Order Name,Type,Amount,Unit,Currency,List Price,Discount,Discount Code,Price,Order Status,Time (UTC)',
    expect.stringMatching(/^AMB-1,/),
    `AMB-2,${name} 20 GB,${name},20,GB,USD,80.00,12.00,AMBER15,68.00,Paid,2026-11-20 10:00:00`,
    `AMB-3,${name} 20 GB,${name},20,GB,USD,,,,80.00,Paid,2026-11-20 10:00:00`,
    '',
  ]);
  expect(files[0]?.name).toBe(`${brand.name}_paid_orders_residential_2026-10-23_2026-11-21.csv`);
  expect(text).not.toContain(',=1+1');
});

test('its amounts are those of the receipts', async () => {
  await open();
  await click('Export Residential CSV');
  const records = [
    order({ orderNo: 'AMB-1', amount: 1.005, listAmount: 2.675 }),
    order({ orderNo: 'AMB-2', amount: 80, listAmount: 79 }),
    order({ orderNo: 'AMB-3', amount: 1e9, listAmount: 1e9 }),
  ];
  await last().answer({ totalPage: 1, records });
  const text = (await files[0]?.blob.text()) ?? '';
  expect(text.match(/(?<=USD,)[\d.,-]+(?=,)/g)).toEqual([
    '2.68,1.67,,1.01',
    '80.00,0.00,,80.00',
    '1000000000.00,0.00,,1000000000.00',
  ]);
});

test('it contains every order even if the server sends no ids or repeats a number', async () => {
  await open();
  await click('Export Residential CSV');
  const records = ['AMB-1', 'AMB-2'].map((orderNo) => order({ id: '', orderNo }));
  const namesake = { ...records[1], sysCreateTime: '2026-11-19 10:00:00' } as OrderRecord;
  await last().answer({ totalPage: 1, records: [...records, namesake] });
  const text = await files[0]?.blob.text();
  expect(text?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-2', 'AMB-2']);
});

test('it ends at the first empty page, whatever page count the server reports', async () => {
  await open();
  await click('Export Residential CSV');
  await last().answer(page(2_000_000_000, 'AMB-1'));
  await last().answer(page(2_000_000_000));
  expect(asked()).toMatchObject({ PageNo: '2', PageSize: '100' });
  expect(getToast()?.title).toBe('Downloaded!');
});

test('the export shows how many orders it lacks', async () => {
  const bad = { ...order({ orderNo: 'AMB-BAD' }), amount: 'free' };
  await open();
  await click('Export Residential CSV');
  // A page with only bad orders is not the last one.
  await last().offContract({ totalPage: 2, records: [bad] });
  await last().offContract({ totalPage: 2, records: [bad, order({ orderNo: 'AMB-1' })] });
  expect((await files[0]?.blob.text())?.match(/^AMB-[^,]*/gm)).toEqual(['AMB-1']);
  expect(getToast()).toMatchObject({
    title: 'Downloaded!',
    text: '2 rows could not be read and are missing.',
  });
});

/** Opens the panel and chooses what is exported. */
async function choose(label: string) {
  await open();
  await user.selectOptions(screen.getByLabelText('Orders to export'), label);
}

test('exporting a year requests orders of all types and saves only the paid ones', async () => {
  await choose('All orders of 2026');
  await click('Export orders of 2026 CSV');
  expect(asked()).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '2026-01-01 00:00:00',
    SearchEndTime: '2026-12-31 23:59:59',
  });
  const paid = [order({ orderNo: 'AMB-1' }), order({ orderNo: 'AMB-3', mealType: 'isp' })];
  const records = [...paid, order({ orderNo: 'AMB-2', status: 0 })];
  await last().answer({ totalPage: 1, records });
  expect((await files[0]?.blob.text())?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-3']);
  expect(files[0]?.name).toBe(`${brand.name}_paid_orders_2026-01-01_2026-12-31.csv`);
});

test('without paid orders, nothing is saved and a message appears', async () => {
  await open();
  expect(screen.getByRole('option', { name: 'This list' })).toBeTruthy();
  await click('Export Residential CSV');
  await last().answer({ totalPage: 1, records: [order({ orderNo: 'AMB-2', status: 0 })] });
  expect(files).toHaveLength(0);
  expect(getToast()?.title).toBe('No paid orders in this period');
});

test('\'All orders\' includes any time and type, and unpaid orders without "Paid only"', async () => {
  await choose('All orders, all time');
  await user.click(screen.getByRole('checkbox', { name: 'Paid only' }));
  await click('Export all orders CSV');
  expect(asked()).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '2000-01-01 00:00:00',
    SearchEndTime: '2099-12-31 23:59:59',
  });
  const records = [order({ orderNo: 'AMB-1' }), order({ orderNo: 'AMB-2', status: 0 })];
  await last().answer({ totalPage: 1, records });
  expect((await files[0]?.blob.text())?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-2']);
  expect(files[0]?.name).toBe(`${brand.name}_orders_until_2026-11-21.csv`);
});

test('Cancel stops the export, and the choice stays', async () => {
  await choose('All orders, all time');
  await click('Export all orders CSV');
  const call = last();
  await click('Cancel');
  expect(call.isOpen).toBe(false);
  expect(files).toHaveLength(0);
  expect(testPage.failures).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Export all orders CSV' })).toBeTruthy();
});

test.skipIf(!SELLS_ISP)('the button names the selected type', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Export Residential CSV' })).toBeTruthy();
  await click(/^Residential Orders/);
  expect(screen.getByRole('button', { name: 'Export Residential and ISP CSV' })).toBeTruthy();
  await click(/^ISP Orders/);
  expect(screen.getByRole('button', { name: 'Export ISP CSV' })).toBeTruthy();
});
