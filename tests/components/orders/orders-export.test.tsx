import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { products } from '../../../shop.config.ts';
import { SELLS_ISP } from '../../../src/domain/plans.ts';
import { savedFiles } from '../../setup/browser.ts';
import { getToast } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';
import { asked, freshOrdersPageForEach, last, open, page, testPage } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshOrdersPageForEach();

let files: ReturnType<typeof savedFiles>;
beforeEach(() => {
  files = savedFiles();
});

test('the export fetches every page of 100 with progress and saves one file without formulas', async () => {
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
    records: [order({ orderNo: 'AMB-2' }), order({ orderNo: 'AMB-1' })],
  });
  expect(getToast()?.title).toBe('Downloaded!');
  const text = await files[0]?.blob.text();
  expect(text?.split('\r\n')).toEqual([
    // Excel reads UTF-8 by this mark.
    '\uFEFFOrder Number,Order Name,Type,Amount,Unit,Price($),Order Status,Time (UTC)',
    expect.stringMatching(/^AMB-1,/),
    `AMB-2,${products.premium.name} 20 GB,${products.premium.name},20,GB,80,Paid,2026-11-20 10:00:00`,
    '',
  ]);
  expect(text).not.toContain(',=1+1');
});

test('it contains every order even when the server sends no ids, or one number twice', async () => {
  await open();
  await click('Export Residential CSV');
  const records = ['AMB-1', 'AMB-2'].map((orderNo) => order({ id: '', orderNo }));
  const namesake = { ...records[1], sysCreateTime: '2026-11-19 10:00:00' } as OrderRecord;
  await last().answer({ totalPage: 1, records: [...records, namesake] });
  const text = await files[0]?.blob.text();
  expect(text?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-2', 'AMB-2']);
});

test('it ends at the first empty page, whatever number of pages the server reports', async () => {
  await open();
  await click('Export Residential CSV');
  await last().answer(page(2_000_000_000, 'AMB-1'));
  await last().answer(page(2_000_000_000));
  expect(asked()).toMatchObject({ PageNo: '2', PageSize: '100' });
  expect(getToast()?.title).toBe('Downloaded!');
});

test('the export says how many orders it lacks', async () => {
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

test('the orders of a year are asked for without a type, and only paid ones are saved', async () => {
  await choose('Paid orders of 2026');
  await click('Export paid orders of 2026 CSV');
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
});

test('a year without a paid order saves nothing and says so', async () => {
  await choose('Paid orders of 2026');
  await click('Export paid orders of 2026 CSV');
  await last().answer({ totalPage: 1, records: [order({ orderNo: 'AMB-2', status: 0 })] });
  expect(files).toHaveLength(0);
  expect(getToast()?.title).toBe('No paid orders in 2026');
});

test('all orders are those of any time and type, paid or not', async () => {
  await choose('All orders');
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
});

test('Cancel ends the export, and the choice stays', async () => {
  await choose('All orders');
  await click('Export all orders CSV');
  const call = last();
  await click('Cancel');
  expect(call.isOpen).toBe(false);
  expect(files).toHaveLength(0);
  expect(testPage.failures).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Export all orders CSV' })).toBeTruthy();
});

test.skipIf(!SELLS_ISP)('the button names the type that is shown', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Export Residential CSV' })).toBeTruthy();
  await click(/^Residential Orders/);
  expect(screen.getByRole('button', { name: 'Export Residential and ISP CSV' })).toBeTruthy();
  await click(/^ISP Orders/);
  expect(screen.getByRole('button', { name: 'Export ISP CSV' })).toBeTruthy();
});
