import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrdersPanel } from '../../../src/features/orders/OrdersPanel.tsx';
import { wait } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { freshFixtureForEach, last, page, testPage } from './orders-fixture.tsx';
import { ANALYSIS } from './orders.ts';

freshFixtureForEach();

test('purchases of 100,000 orders are drawn by their steps, however many there are', async () => {
  testPage.show(
    <OfVisit>
      <OrdersPanel mode="residential" />
    </OfVisit>,
  );
  await wait(0);
  const [row] = ANALYSIS.rows;
  const rows = Array.from({ length: 100_000 }, () => row);
  await last('analyseOrders').answer({ ...ANALYSIS, rows });
  await last().answer(page(1, 'AMB-1'));
  const table = screen.getByRole('table', { name: 'Purchases over time', hidden: true });
  const drawn = [...table.querySelectorAll('tbody tr')].map((line) => line.textContent);
  expect(drawn).toEqual(['Nov 19, 20262,000,0000']);
});
