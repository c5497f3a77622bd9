import { getGetIspPlanQueryKey, getListIspPlansQueryKey } from '../../generated/isp/isp.ts';
import { getAnalyseOrdersQueryKey, getListOrdersQueryKey } from '../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../generated/proxies/proxies.ts';
import { ApiError } from '../api/errors.ts';
import { reloadQueries } from '../api/reload-queries.ts';
import { endPendingPayment } from '../checkout/pending-payment.ts';
import type { RealtimeReactions } from '../realtime/connection.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { showFailure } from './failure.ts';
import type { PaymentNotice } from './payment-notices.ts';
import { claimNotice, notePaidProduct } from './payment-notices.ts';
import { queryClient } from './query-client.ts';
import { linkTo, whatWasBought } from './what-was-bought.ts';
import { createWhenVisible } from './when-visible.ts';

const SUCCESS = 1;
const whenVisible = createWhenVisible();
let successToast: number | undefined;

/** Everything that a payment can change. */
function reload(): void {
  reloadQueries(queryClient, [
    getListOrdersQueryKey(),
    getAnalyseOrdersQueryKey(),
    getGetBandwidthQueryKey(),
    getListIspPlansQueryKey(),
    getGetIspPlanQueryKey(),
  ]);
}

async function show(notice: PaymentNotice, token: string): Promise<void> {
  if (token !== getToken() || !(await claimNotice(notice))) return;
  if (notice.status !== SUCCESS) {
    showToast({ kind: 'error', title: 'Error', text: 'Payment failed' });
    return;
  }
  const bought = await whatWasBought(notice);
  if (token !== getToken()) return;
  successToast = showToast({
    kind: 'success',
    title: 'Payment Success',
    duration: 'sticky',
    link: linkTo(bought),
  });
}

/** What the shop does about the hub's events; one toast in one tab, the first that is visible. */
export const realtimeReactions: RealtimeReactions = {
  onPayment: ({ status, orderNo }) => {
    const notice = { status, orderNo, at: Date.now() };
    if (status === SUCCESS) {
      const paid = endPendingPayment();
      if (paid !== null) notePaidProduct(paid.product, notice.at);
      reload();
    }
    const token = getToken();
    whenVisible(() => void show(notice, token));
  },
  onReconnected: reload,
  onUnauthorized: (sentToken) =>
    showFailure(
      new ApiError({
        kind: 'http',
        status: 401,
        code: null,
        message: '',
        operationId: 'negotiatePaymentHub',
        sentToken,
      }),
    ),
};

// The news of one customer is not for the next.
onSessionEnd(() => {
  if (successToast !== undefined) dismissToast(successToast);
});
