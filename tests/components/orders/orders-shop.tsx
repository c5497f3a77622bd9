import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { OrdersPanel } from '../../../src/features/orders/OrdersPanel.tsx';
import { keepSession } from '../../../src/session/session.ts';
import type { Call } from '../pricing/fake-shop.tsx';
import { closeShopAfterEach, openFakeShop, wait } from '../pricing/fake-shop.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { ANALYSIS, order } from './orders.ts';

export let shop: ReturnType<typeof openFakeShop>;

/** Gives every test its own fake backend, customer and clock. */
export function freshShopForEach(): void {
  beforeEach(() => {
    vi.stubEnv('TZ', 'UTC');
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    history.replaceState(null, '', '/dashboard');
    shop = openFakeShop();
    keepSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  });
  closeShopAfterEach();
}

export function last(end = 'PageList'): Call {
  const call = shop.to(end).at(-1);
  if (call === undefined) throw new Error(`No call to ${end}`);
  return call;
}
export const asked = () => Object.fromEntries(last().query);
export const page = (totalPage: number, ...orderNos: string[]) => ({
  totalPage,
  records: orderNos.map((orderNo) => order({ orderNo })),
});
export async function open(
  answer: unknown = page(3, 'AMB-1'),
  mode: 'residential' | 'isp' = 'residential',
) {
  shop.show(
    <OfVisit>
      <OrdersPanel mode={mode} />
    </OfVisit>,
  );
  await wait(0);
  await last('Order/Analysis').answer(ANALYSIS);
  await last().answer(answer);
}
export async function press(name: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(0);
}
export const rows = () => {
  const table = screen.queryByRole('table', { name: 'Orders History' });
  return table
    ? [...table.querySelectorAll('tbody button')].map((button) => button.textContent)
    : undefined;
};
export const isPressed = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';
