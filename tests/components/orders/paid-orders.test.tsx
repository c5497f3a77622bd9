import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../src/features/orders/PaidOrdersDialog.tsx';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/shown-toast.ts';
import { asked, freshFixtureForEach, last, open, press } from './orders-fixture.tsx';
import { order } from './orders.ts';

// happy-dom cannot draw a canvas; browser tests cover it.
vi.mock('../../../src/features/orders/BarPlot.tsx', () => ({ BarPlot: () => null }));

freshFixtureForEach();

const files: Blob[] = [];
beforeEach(() => {
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:here';
  });
});

async function openDialog() {
  await open();
  await press('Paid orders of a year (CSV)');
  return within(screen.getByRole('dialog', { name: 'Paid orders of a year' }));
}

test('all pages of the year are fetched, without a type, and only paid orders are saved, without formulas', async () => {
  const dialog = await openDialog();
  expect(dialog.getByRole('combobox', { name: 'Year' }).textContent).toBe('2026');
  await press('Download CSV');
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
  expect(dialog.getByRole('progressbar', { name: 'Export' })).toBeTruthy();
  await last().answer({ totalPage: 2, records: [order({ orderNo: 'AMB-3', mealType: 'isp' })] });
  const text = await files[0]?.text();
  expect(text?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-3']);
  expect(text).not.toContain(',=1+1');
  expect(getToast()?.title).toBe('Downloaded!');
});

test('a year without a paid order saves nothing and says so', async () => {
  await openDialog();
  await press('Download CSV');
  await last().answer({ totalPage: 1, records: [order({ orderNo: 'AMB-2', status: 0 })] });
  expect(files).toHaveLength(0);
  expect(getToast()?.title).toBe('No paid orders in 2026');
});

test('Cancel, and closing the dialog, end the export', async () => {
  const dialog = await openDialog();
  await press('Download CSV');
  const call = last();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await wait(0);
  expect(call.isOpen).toBe(false);
  await press('Download CSV');
  const second = last();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await wait(500);
  expect(second.isOpen).toBe(false);
  expect(files).toHaveLength(0);
});
