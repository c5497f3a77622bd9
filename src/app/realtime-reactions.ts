import { navigate } from 'wouter/use-browser-location';
import { getGetIspPlanQueryKey, invalidateListIspPlans } from '../../generated/isp/isp.ts';
import { getListOrdersQueryKey, invalidateAnalyseOrders } from '../../generated/orders/orders.ts';
import { invalidateGetBandwidth } from '../../generated/proxies/proxies.ts';
import { ApiError } from '../api/errors.ts';
import { endPendingPayment } from '../checkout/pending-payment.ts';
import { paths } from '../paths.ts';
import type { RealtimeReactions } from '../realtime/connection.ts';
import { getToken, onSessionEnd } from '../session/session.ts';
import { dismissToast, showToast } from '../ui/toast.ts';
import { showFailure } from './failure.ts';
import type { PaymentNotice } from './payment-notices.ts';
import { claimNotice, notePaidProduct, paidProduct } from './payment-notices.ts';
import { queryClient } from './query-client.ts';
import { createWhenVisible } from './when-visible.ts';

const SUCCESS = 1;
const whenVisible = createWhenVisible();
let successToast: number | undefined;

/** Everything that a payment can change (specification §4 "Realtime payment updates"). */
function reload(): void {
  void queryClient.invalidateQueries({ queryKey: getListOrdersQueryKey() });
  void invalidateAnalyseOrders(queryClient);
  void invalidateGetBandwidth(queryClient);
  void invalidateListIspPlans(queryClient);
  void queryClient.invalidateQueries({ queryKey: getGetIspPlanQueryKey() });
}

async function show(notice: PaymentNotice, token: string): Promise<void> {
  if (token !== getToken() || !(await claimNotice(notice))) return;
  if (notice.status !== SUCCESS) {
    showToast({ kind: 'error', title: 'Error', text: 'Payment failed' });
    return;
  }
  const type = paidProduct(notice);
  const href = paths.dashboard({ type });
  successToast = showToast({
    kind: 'success',
    title: 'Payment Success',
    duration: 'sticky',
    link: {
      href,
      label: type === 'isp' ? 'See your ISP plans' : 'Generate your proxies',
      onFollow: () => navigate(href),
    },
  });
}

/** What the shop does about the hub's events; one toast in one tab, the first that is visible (decisions §3.20). */
export const realtimeReactions: RealtimeReactions = {
  onPaymentStatus: (status) => {
    const notice = { status, at: Date.now() };
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
