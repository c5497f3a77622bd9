import { useEffect } from 'react';
import { getGetIspPlanQueryKey, getListIspPlansQueryKey } from '../../generated/isp/isp.ts';
import { getAnalyseOrdersQueryKey, getListOrdersQueryKey } from '../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../generated/proxies/proxies.ts';
import { ApiError } from '../api/errors.ts';
import { isExpected } from '../api/query-client.ts';
import { reloadQueries } from '../api/reload-queries.ts';
import { endOpenPurchase, hasOpenPurchases } from '../checkout/open-purchases.ts';
import type { PendingPayment } from '../checkout/pending-payment.ts';
import { endPendingPayment, readPendingPayment } from '../checkout/pending-payment.ts';
import { config } from '../config.ts';
import { openRealtime, watchNetwork } from '../realtime/connection.ts';
import type { RealtimeReactions } from '../realtime/connection.ts';
import { useVisit } from '../session/session.ts';
import type { Visit } from '../session/session.ts';
import { queryClient } from './ApiProvider.tsx';
import { showFailure } from './failure.ts';
import { findPaidOrder, notePaidProduct, orderOf } from './payment-notices.ts';
import type { PaymentNotice } from './payment-notices.ts';
import { createOutcomes, SUCCESS } from './payment-outcomes.ts';

/** Keeps the hub connection of the signed-in customer. Another customer gets another connection. */
export function Realtime() {
  const scope = useVisit();
  useEffect(() => {
    // The session may have ended between render and effect.
    if (!scope.isSignedIn || scope.signal.aborted) return undefined;
    const reactions = realtimeReactions(scope);
    const realtime = openRealtime({
      url: new URL(config.apiBaseUrl + config.hubPath, location.href).href,
      trustedOrigins: config.realtimeOrigins,
      token: scope.token,
      reactions,
    });
    // Phones end a page in the background, such as while its customer pays.
    void noticePaid(scope, reactions);
    const unwatch = watchNetwork(realtime);
    return () => {
      unwatch();
      void realtime.stop();
    };
  }, [scope]);
  return null;
}

/** Reloads everything that a payment can change. */
function reload(): void {
  reloadQueries(queryClient, [
    getListOrdersQueryKey(),
    getAnalyseOrdersQueryKey(),
    getGetBandwidthQueryKey(),
    getListIspPlansQueryKey(),
    getGetIspPlanQueryKey(),
  ]);
}

/** Events within this time are one reload, after the last of them: their orders have changed by then. */
const TOGETHER_MS = 1000;

/** Looks whether the pending payment has been paid, for events that no connection received. */
export async function noticePaid(scope: Visit, reactions: RealtimeReactions): Promise<void> {
  const pending = readPendingPayment();
  if (pending === null) return;
  try {
    const order = await findPaidOrder(pending, queryClient);
    // The event may have come meanwhile, or the next payment have begun.
    const isPending = !scope.signal.aborted && readPendingPayment()?.openedAt === pending.openedAt;
    if (order && isPending) reactions.onPayment({ status: SUCCESS, orderNo: order.orderNo });
  } catch (error) {
    // The pending payment stays.
    if (!isExpected(error)) throw error;
  }
}

/** Ends the form of what was paid. */
async function endForm(
  scope: Visit,
  notice: PaymentNotice,
  pending: PendingPayment | null,
): Promise<void> {
  const order = await orderOf(notice, queryClient);
  if (!scope.signal.aborted) endOpenPurchase(order, pending);
}

/** Reacts to the hub's events, with one toast in the first tab that is visible. */
export function realtimeReactions(scope: Visit): RealtimeReactions {
  const outcomes = createOutcomes(scope);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reloadOnce = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (!scope.signal.aborted) reload();
    }, TOGETHER_MS);
  };
  const catchUp = () => {
    reload();
    void noticePaid(scope, reactions);
  };
  const reactions: RealtimeReactions = {
    onPayment: ({ status, orderNo }) => {
      const notice = { status, orderNo, at: Date.now() };
      if (status === SUCCESS) {
        const paid = endPendingPayment();
        if (paid !== null) notePaidProduct(paid.product, notice.at);
        if (hasOpenPurchases()) void endForm(scope, notice, paid);
        reloadOnce();
      }
      outcomes.add(notice);
    },
    onReconnected: catchUp,
    onStillLost: catchUp,
    onUnauthorized: () =>
      showFailure(
        new ApiError({
          kind: 'http',
          status: 401,
          code: null,
          message: '',
          operationId: 'negotiatePaymentHub',
          sentFor: scope,
        }),
      ),
  };
  return reactions;
}
