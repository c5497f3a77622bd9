import { useEffect } from 'react';
import type { Notice } from '../../generated/model/notice.zod.ts';
import { ApiError } from '../api/errors.ts';
import { config } from '../config.ts';
import { noticeToast } from '../features/alerts/notice-toast.ts';
import { paymentUpdates } from '../features/payment-updates/payment-updates.ts';
import { openRealtime, watchNetwork } from '../realtime/connection.ts';
import { useVisit, type Visit } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { showFailure } from './failure.ts';
import { queryClient } from './query-client.ts';

/** Keeps the signed-in customer connected to the hub. Opens a new connection when the customer changes. */
export function Realtime() {
  const visit = useVisit();
  useEffect(() => {
    // The session may have ended between render and effect.
    if (!visit.isSignedIn || visit.signal.aborted) return undefined;
    const { onPayment, catchUp, noticePaid } = paymentUpdates(visit, queryClient);
    const realtime = openRealtime({
      url: new URL(config.apiBaseUrl + config.hubPath, location.href).href,
      trustedOrigins: config.realtimeOrigins,
      token: visit.token,
      reactions: {
        onPayment,
        onNotice: __OFFERS_ALERTS__ ? showNotice : () => undefined,
        onMissed: catchUp,
        onUnauthorized: () => showRefused(visit),
      },
    });
    // Phones discard pages in the background, for example while the customer pays.
    void noticePaid();
    const unwatch = watchNetwork(realtime);
    return () => {
      unwatch();
      void realtime.stop();
    };
  }, [visit]);
  return null;
}

const showNotice = (notice: Notice) => void showToast(noticeToast(notice));

/** A 401 from the hub ends the session, like a 401 from any call. */
export function showRefused(sentFor: Visit): void {
  const refusal = { kind: 'http', status: 401, code: null, message: '' } as const;
  showFailure(new ApiError({ ...refusal, operationId: 'negotiatePaymentHub', sentFor }));
}
