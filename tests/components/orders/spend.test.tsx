import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/features/orders/SpendInRange.tsx';
import { wait } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';
import { freshOrdersPageForEach, open, page } from './orders-fixture.tsx';
import { ANALYSIS } from './orders.ts';

freshOrdersPageForEach();

function openWith(...prices: (number | undefined)[]) {
  const rows = ANALYSIS.rows.map((row, index) => ({
    ...row,
    ...(prices[index] !== undefined && { price: prices[index] }),
  }));
  return open(page(1, 'AMB-1'), { analysis: { ...ANALYSIS, rows } });
}

async function openSpend() {
  const summary = screen.getByText('Spend in the chosen range');
  await user.click(summary);
  await wait(0);
  return within(summary.closest('details') as HTMLElement);
}

test('the statistics show dollars beside GB and IPs, by the chosen step, for the selected range', async () => {
  await openWith(80, 47.5);
  const spend = await openSpend();
  expect(spend.getByRole('status').textContent).toBe(
    'Oct 23, 2026 – Nov 21, 2026: $127.50 for 20 GB and 25 IPs',
  );
  const cells = () =>
    [...spend.getByRole('table', { name: 'Spend' }).querySelectorAll('tbody tr')].map(
      (row) => row.textContent,
    );
  expect(cells()).toEqual(['Nov 19, 2026$80.00200', 'Nov 20, 2026$47.50025']);
  await user.click(spend.getByRole('radio', { name: 'Month' }));
  expect(cells()).toEqual(['Nov 2026$127.502025']);
  await click('YTD');
  expect(spend.getByRole('status').textContent).toMatch(/^Jan 1, 2026/);
  expect(spend.getByRole('radio', { name: 'Day' })).toHaveProperty('disabled', true);
});

test('the statistics report unknown prices', async () => {
  await openWith(80, undefined);
  const spend = await openSpend();
  expect(spend.getByText('The price of 1 purchase is not known.')).toBeTruthy();
});

test('without prices from the server, the statistics do not change', async () => {
  await openWith();
  expect(screen.getByText('Show as a table')).toBeTruthy();
  expect(screen.queryByText('Spend in the chosen range')).toBeNull();
});

test('100,000 orders are grouped into steps before they are drawn', async () => {
  const rows = Array.from({ length: 100_000 }, () => ANALYSIS.rows[0]);
  await open(page(1, 'AMB-1'), { analysis: { ...ANALYSIS, rows } });
  const table = screen.getByRole('table', { name: 'Purchases over time', hidden: true });
  const drawn = [...table.querySelectorAll('tbody tr')].map((line) => line.textContent);
  expect(drawn).toEqual(['Nov 19, 20262,000,0000']);
});
