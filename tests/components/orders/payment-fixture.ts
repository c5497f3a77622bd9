import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, vi } from 'vitest';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryOptions } from '../../../generated/orders/orders.ts';
import { queryClient } from '../../../src/app/query-client.ts';
import { paymentUpdates } from '../../../src/features/payment-updates/payment-updates.ts';
import { beginSession, currentVisit } from '../../../src/session/session.ts';
import { openBackend, type Backend } from '../../setup/backend.ts';
import { wait } from '../../setup/page.tsx';

export let backend: Backend;
let isVisible = true;
let day = 0;

/**
 * Gives every test a customer, a backend and a visible tab, on its own day, because the tab remembers what it has shown.
 */
export function freshPaymentsForEach(): void {
  beforeEach(async () => {
    day += 1;
    vi.useFakeTimers({ now: Date.UTC(2026, 10, day) });
    isVisible = true;
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
      isVisible ? 'visible' : 'hidden',
    );
    backend = await openBackend();
    serve();
    beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  });
}

export const pageOf = (...records: OrderRecord[]) => ({ totalPage: 1, records });
/** Sets the orders that the server has from now on. */
export const serve = (...records: OrderRecord[]) =>
  backend.say('listOrders', () => pageOf(...records));

export const updates = () => paymentUpdates(currentVisit(), queryClient);
export async function receive(payment: { status: number; orderNo?: string }, waitMs = 0) {
  updates().onPayment(payment);
  await wait(waitMs);
  await backend.settle();
}

export const hide = () => {
  isVisible = false;
  document.dispatchEvent(new Event('visibilitychange'));
};
export async function show() {
  isVisible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await backend.settle();
}

/** The orders as their table requests them. */
export function openTable() {
  const params = {
    PageNo: 1,
    PageSize: 5,
    SearchBeginTime: '2026-10-01 00:00:00',
    SearchEndTime: '2026-12-01 00:00:00',
  };
  const observer = new QueryObserver(queryClient, getListOrdersQueryOptions(params));
  const close = observer.subscribe(() => undefined);
  return {
    close,
    data: () => observer.getCurrentResult().data,
    loads: () =>
      backend.to('listOrders').filter(({ query }) => query.get('PageSize') === '5').length,
  };
}
