import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SELLS_ISP } from '../../../src/domain/plans.ts';
import { savedFiles } from '../../setup/browser.ts';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { getToast } from '../../setup/shown-toast.ts';
import { asked, freshFixtureForEach, last, open, testPage } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshFixtureForEach();

let files: ReturnType<typeof savedFiles>;
beforeEach(() => {
  files = savedFiles();
});

/** Opens the panel and chooses what is exported. */
async function choose(label: string) {
  await open();
  const choices = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Orders to export' });
  const option = within(choices).getByRole<HTMLOptionElement>('option', { name: label });
  fireEvent.change(choices, { target: { value: option.value } });
}

test('all pages of a year are fetched, without a type, and only paid orders are saved, without formulas', async () => {
  await choose('Paid orders of 2026');
  await press('Export paid orders of 2026 CSV');
  expect(asked()).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '2026-01-01 00:00:00',
    SearchEndTime: '2026-12-31 23:59:59',
  });
  const records = [
    order({ orderNo: 'AMB-1', orderName: '=1+1' }),
    order({ orderNo: 'AMB-2', status: 0 }),
  ];
  await last().answer({ totalPage: 2, records });
  expect(screen.getByRole('progressbar', { name: 'Export' })).toBeTruthy();
  await last().answer({ totalPage: 2, records: [order({ orderNo: 'AMB-3', mealType: 'isp' })] });
  const text = await files[0]?.blob.text();
  expect(text?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-3']);
  expect(text).not.toContain(',=1+1');
  expect(getToast()?.title).toBe('Downloaded!');
});

test('a year without a paid order saves nothing and says so', async () => {
  await choose('Paid orders of 2026');
  await press('Export paid orders of 2026 CSV');
  await last().answer({ totalPage: 1, records: [order({ orderNo: 'AMB-2', status: 0 })] });
  expect(files).toHaveLength(0);
  expect(getToast()?.title).toBe('No paid orders in 2026');
});

test('all orders are those of any time and type, paid or not', async () => {
  await choose('All orders');
  await press('Export all orders CSV');
  expect(asked()).toEqual({
    PageNo: '1',
    PageSize: '100',
    SearchBeginTime: '2000-01-01 00:00:00',
    SearchEndTime: '2026-11-21 23:59:59',
  });
  const records = [order({ orderNo: 'AMB-1' }), order({ orderNo: 'AMB-2', status: 0 })];
  await last().answer({ totalPage: 1, records });
  expect((await files[0]?.blob.text())?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-2']);
});

test('Cancel ends the export, and the choice stays', async () => {
  await choose('All orders');
  await press('Export all orders CSV');
  const call = last();
  await press('Cancel');
  await wait(0);
  expect(call.isOpen).toBe(false);
  expect(files).toHaveLength(0);
  expect(testPage.failures).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Export all orders CSV' })).toBeTruthy();
});

test.skipIf(!SELLS_ISP)('the button names the type that is shown', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Export Residential CSV' })).toBeTruthy();
  await press(/^Residential Orders/);
  expect(screen.getByRole('button', { name: 'Export Residential and ISP CSV' })).toBeTruthy();
  await press(/^ISP Orders/);
  expect(screen.getByRole('button', { name: 'Export ISP CSV' })).toBeTruthy();
});
