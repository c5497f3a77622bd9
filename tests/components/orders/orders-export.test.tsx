import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { products } from '../../../shop.config.ts';
import { savedFiles } from '../../setup/browser.ts';
import { press } from '../../setup/press.ts';
import { getToast } from '../../setup/shown-toast.ts';
import { injectBug } from '../../setup/unexpected.ts';
import { asked, freshFixtureForEach, last, open, page } from './orders-fixture.tsx';
import { order } from './orders.ts';

freshFixtureForEach();

describe('the export', () => {
  let files: ReturnType<typeof savedFiles>;
  beforeEach(() => {
    files = savedFiles();
  });

  test('fetches every page of 100 with progress and saves one file without formulas', async () => {
    await open();
    await press('Export Residential CSV');
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
      'Order Number,Order Name,Type,Amount,Unit,Price($),Order Status,Time (UTC)',
      expect.stringMatching(/^AMB-1,/),
      `AMB-2,${products.premium.name} 20 GB,${products.premium.name},20,GB,80,Paid,2026-11-20 10:00:00`,
      '',
    ]);
    expect(text).not.toContain(',=1+1');
  });

  test('that breaks for no known reason says so, and can be clicked again', async () => {
    const { throwIt, expectReported } = injectBug();
    await open();
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(throwIt);
    await press('Export Residential CSV');
    await last().answer(page(1, 'AMB-1'));
    expectReported();
    await press('Export Residential CSV');
    await last().answer(page(1, 'AMB-1'));
    expect(getToast()?.title).toBe('Downloaded!');
  });

  test('contains every order even when the server sends no ids', async () => {
    await open();
    await press('Export Residential CSV');
    const records = ['AMB-1', 'AMB-2'].map((orderNo) => order({ id: '', orderNo }));
    await last().answer({ totalPage: 1, records });
    const text = await files[0]?.blob.text();
    expect(text?.match(/AMB-\d/g)).toEqual(['AMB-1', 'AMB-2']);
  });

  test('ends at the first empty page, whatever number of pages the server reports', async () => {
    await open();
    await press('Export Residential CSV');
    await last().answer(page(2_000_000_000, 'AMB-1'));
    await last().answer(page(2_000_000_000));
    expect(asked()).toMatchObject({ PageNo: '2', PageSize: '100' });
    expect(getToast()?.title).toBe('Downloaded!');
  });
});
