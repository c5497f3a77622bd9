import { useEffect } from 'react';
import { getGetIspPlanQueryKey, getListIspPlansQueryKey } from '../../generated/isp/isp.ts';
import { getAnalyseOrdersQueryKey, getListOrdersQueryKey } from '../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../generated/proxies/proxies.ts';
import { ApiError } from '../api/errors.ts';
import { reloadQueries } from '../api/reload-queries.ts';
import { endPendingPayment } from '../checkout/pending-payment.ts';
import { config } from '../config.ts';
import { openRealtime, watchNetwork } from '../realtime/connection.ts';
import type { RealtimeReactions } from '../realtime/connection.ts';
import { useScope } from '../session/session.ts';
import type { SessionScope } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { queryClientOf } from './ApiProvider.tsx';
import { showFailure } from './failure.ts';
import type { PaymentNotice } from './payment-notices.ts';
import { claimNotice, notePaidProduct, linkTo, whatWasBought } from './payment-notices.ts';

/** Keeps the hub connection of the signed-in customer. Another customer gets another connection. */
export function Realtime() {
  const scope = useScope();
  useEffect(() => {
    // The session may have ended between render and effect.
    if (!scope.isSignedIn || scope.signal.aborted) return undefined;
    const realtime = openRealtime({
      url: new URL(config.apiBaseUrl + config.hubPath, location.href).href,
      trustedOrigins: config.realtimeOrigins,
      token: scope.token,
      reactions: realtimeReactions(scope),
    });
    const unwatch = watchNetwork(realtime);
    return () => {
      unwatch();
      void realtime.stop();
    };
  }, [scope]);
  return null;
}

const SUCCESS = 1;
const whenVisible = createWhenVisible();

/** Reloads everything that a payment can change. */
function reload(scope: SessionScope): void {
  reloadQueries(queryClientOf(scope), [
    getListOrdersQueryKey(),
    getAnalyseOrdersQueryKey(),
    getGetBandwidthQueryKey(),
    getListIspPlansQueryKey(),
    getGetIspPlanQueryKey(),
  ]);
}

/** Claims and shows nothing once the visit has ended. */
async function show(notice: PaymentNotice, scope: SessionScope): Promise<void> {
  const { signal } = scope;
  if (signal.aborted || !(await claimNotice(notice)) || signal.aborted) return;
  if (notice.status !== SUCCESS) {
    showToast({ kind: 'error', title: 'Error', text: 'Payment failed' });
    return;
  }
  const bought = await whatWasBought(notice, queryClientOf(scope));
  if (signal.aborted) return;
  showToast({
    kind: 'success',
    title: 'Payment Success',
    duration: 'sticky',
    link: linkTo(bought),
  });
}

/** Reacts to the hub's events, with one toast in the first tab that is visible. */
export function realtimeReactions(scope: SessionScope): RealtimeReactions {
  return {
    onPayment: ({ status, orderNo }) => {
      const notice = { status, orderNo, at: Date.now() };
      if (status === SUCCESS) {
        const paid = endPendingPayment();
        if (paid !== null) notePaidProduct(paid.product, notice.at);
        reload(scope);
      }
      whenVisible(() => void show(notice, scope));
    },
    onReconnected: () => reload(scope),
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
}

/** Acts now if the tab is visible, else once it becomes visible. A later action replaces one that still waits. */
function createWhenVisible(): (act: () => void) => void {
  let stop: (() => void) | undefined;
  return (act) => {
    stop?.();
    if (document.visibilityState === 'visible') {
      act();
      return;
    }
    const onChange = () => {
      if (document.visibilityState !== 'visible') return;
      stop?.();
      act();
    };
    document.addEventListener('visibilitychange', onChange);
    stop = () => document.removeEventListener('visibilitychange', onChange);
  };
}
