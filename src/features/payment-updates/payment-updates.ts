import type { QueryClient } from '@tanstack/react-query';
import { getGetIspPlanQueryKey, getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import {
  getAnalyseOrdersQueryKey,
  getListOrdersQueryKey,
  listOrders,
} from '../../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../../generated/proxies/proxies.ts';
import { isExpected } from '../../api/query-client.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { endOpenPurchase, hasOpenPurchases } from '../../checkout/open-purchases.ts';
import { SUCCESS, type PaymentNotice } from '../../checkout/payment-notices.ts';
import {
  endPendingPayment,
  changePendingPayment,
  isOrderOf,
  isProgress,
  readPendingPayment,
  type PendingPayment,
} from '../../checkout/pending-payment.ts';
import { isPaid, withNumber } from '../../domain/orders/order.ts';
import { orderState, paymentOutcome } from '../../domain/orders/payment-state.ts';
import { DAY_MS, formatServerTime, MINUTE_MS } from '../../domain/server-time.ts';
import type { RealtimeReactions } from '../../realtime/connection.ts';
import type { Visit } from '../../session/session.ts';
import { createOutcomes, type OrderOf } from './outcomes.ts';

/** Events within this time after the first event share their calls. */
const TOGETHER_MS = 1000;
/** How far from the payment to search for its order. This device's clock may be off by days. */
const DAYS_MS = 30 * DAY_MS;

type PaymentUpdates = Pick<RealtimeReactions, 'onPayment'> & {
  /** Reloads what missed events would have changed. */
  catchUp: () => void;
  /** Checks whether the pending payment was paid, in case its event was missed. */
  noticePaid: () => Promise<void>;
};

/** Updates the shop when a payment ends, and shows one toast in the first visible tab. */
export function paymentUpdates(visit: Visit, client: QueryClient): PaymentUpdates {
  const { signal } = visit;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const reload = () => {
    timer = undefined;
    if (signal.aborted) return;
    reloadQueries(client, [
      getListOrdersQueryKey(),
      getAnalyseOrdersQueryKey(),
      getGetBandwidthQueryKey(),
      getListIspPlansQueryKey(),
      getGetIspPlanQueryKey(),
    ]);
  };

  /** The latest orders around a payment, at most one page. */
  const ordersAround = async (at: number, staleTime: number) => {
    const { records } = await client.fetchQuery({
      // Separate from the lists, which are reloaded at the same time.
      queryKey: ['ordersAround', at],
      queryFn: ({ signal }) => {
        const SearchBeginTime = formatServerTime(new Date(at - DAYS_MS));
        const SearchEndTime = formatServerTime(new Date(at + DAYS_MS));
        return listOrders({ PageNo: 1, PageSize: 100, SearchBeginTime, SearchEndTime }, { signal });
      },
      retry: false,
      staleTime,
      gcTime: staleTime,
      // The messages work without the name.
      meta: { inlineError: true },
    });
    return records.rows;
  };

  const orderOf: OrderOf = async ({ orderNo, at }) => {
    if (orderNo === undefined) return null;
    // Simultaneous payments share their calls.
    const orders = await ordersAround(at - (at % MINUTE_MS), TOGETHER_MS).catch(() => []);
    return withNumber(orders, orderNo) ?? null;
  };
  const outcomes = createOutcomes(visit, orderOf);

  const endForm = async (notice: PaymentNotice, pending: PendingPayment | null) => {
    const order = await orderOf(notice);
    if (!signal.aborted) endOpenPurchase(order, pending);
  };

  const onPayment: RealtimeReactions['onPayment'] = ({ status, orderNo, state }) => {
    const notice = { status, orderNo, state, at: Date.now() };
    const outcome = paymentOutcome(notice);
    if (outcome === 'refunded') {
      timer ??= setTimeout(reload, TOGETHER_MS);
      return outcomes.add(notice);
    }
    if (outcome !== 'paid') {
      void changePending(notice);
      // Its payment page may no longer exist.
      reloadQueries(client, [getListOrdersQueryKey()]);
      if (outcome === 'failed' || isProgress(state)) outcomes.add(notice);
      return;
    }
    const paid = endPendingPayment();
    if (hasOpenPurchases()) void endForm(notice, paid);
    timer ??= setTimeout(reload, TOGETHER_MS);
    outcomes.add({ ...notice, payment: paid ?? undefined });
  };

  /** The newest order of the pending payment. The server does not name the order when it returns the payment page. */
  const orderOfPending = async (pending: PendingPayment) =>
    (await ordersAround(pending.openedAt, 0)).find((order) => isOrderOf(pending, order));

  const changePending = async (notice: PaymentNotice) => {
    const pending = readPendingPayment();
    if (pending === null) return;
    const { orderNo, state } = notice;
    const order =
      orderNo === undefined ? undefined : await orderOfPending(pending).catch(() => undefined);
    const isOther = order !== undefined && order.orderNo !== orderNo;
    if (isOther || signal.aborted) return;
    if (paymentOutcome(notice) === 'failed') changePendingPayment(pending, { isFailed: true });
    else if (isProgress(state)) changePendingPayment(pending, { state, isFailed: false });
  };

  const noticePaid = async () => {
    const pending = readPendingPayment();
    if (pending === null) return;
    try {
      const order = await orderOfPending(pending);
      // In the meantime, the event may have arrived, or another payment may have started.
      const isPending = !signal.aborted && readPendingPayment()?.openedAt === pending.openedAt;
      if (!order || !isPending) return;
      const state = orderState(order);
      if (isPaid(order.status)) onPayment({ status: SUCCESS, orderNo: order.orderNo });
      else if (isProgress(state)) changePendingPayment(pending, { state, isFailed: false });
      else if (state === 'expired') changePendingPayment(pending, { isFailed: true });
    } catch (error) {
      // Keep the pending payment if a call failed.
      if (!isExpected(error)) throw error;
    }
  };
  return { onPayment, catchUp: () => (reload(), void noticePaid()), noticePaid };
}
