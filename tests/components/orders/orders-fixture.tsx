import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
// Tests with a held clock cannot wait for it.
import '../../../src/features/orders/OrderDetails.tsx';
import { OrdersPanel } from '../../../src/features/orders/OrdersPanel.tsx';
import type { Call } from '../../setup/backend.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { ANALYSIS, order } from './orders.ts';

export function freshOrdersPageForEach(): void {
  beforeEach(() => void vi.stubEnv('TZ', 'UTC'));
  const now = new Date('2026-11-21T12:00:00Z');
  freshPageForEach({ path: '/dashboard', now, email: 'ada@example.com' });
}

export const last = (id: OperationId = 'listOrders'): Call => testPage.last(id);
export const asked = () => Object.fromEntries(last().query);
export const page = (totalPage: number, ...orderNos: string[]) => ({
  totalPage,
  records: orderNos.map((orderNo) => order({ orderNo })),
});
type Shown = {
  mode?: 'residential' | 'isp';
  how?: 'answer' | 'offContract';
  analysis?: object;
};
export async function open(
  answer: unknown = page(3, 'AMB-1'),
  { mode = 'residential', how = 'answer', analysis = ANALYSIS }: Shown = {},
) {
  testPage.show(
    <OfVisit>
      <OrdersPanel mode={mode} />
    </OfVisit>,
  );
  await wait(0);
  await last('analyseOrders').answer(analysis);
  // A lookup by number requests longer pages.
  const ofTable = testPage.to('listOrders').find(({ query }) => query.get('PageSize') !== '100');
  await ofTable?.[how](answer);
}
export const rows = () => {
  const table = screen.queryByRole('table', { name: 'Orders History' });
  return table
    ? [...table.querySelectorAll('tbody button')].map((button) => button.textContent)
    : undefined;
};
export const isPressed = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
