import { countText, cutText } from '../../domain/text.ts';
import type { Visit } from '../../session/session.ts';
import type { ToastOptions } from '../../ui/toast.ts';
import { showToast } from '../../ui/toast.ts';
import type { OrderOf } from './link-to-bought.ts';
import { linkToBought, linkToOrders } from './link-to-bought.ts';
import type { PaymentNotice } from './notices.ts';
import { claimNotice } from './notices.ts';

export const SUCCESS = 1;

/**
 * Shows the results of payments in the first visible tab. While all tabs are hidden, the last result of each order waits,
 * or of each status without an order number. Nothing is shown once the visit has ended.
 */
export function createOutcomes({ signal }: Visit, orderOf: OrderOf) {
  const waiting = new Map<string, PaymentNotice>();

  const showIfVisible = async () => {
    if (document.visibilityState !== 'visible') return;
    const notices = [...waiting.values()].filter(claimNotice);
    waiting.clear();
    const toasts = await Promise.all(notices.map((notice) => toastOf(notice, orderOf)));
    if (signal.aborted) return;
    // The last toast is read first and the others reappear after it. Failures come last, because a success stays for long.
    toasts.sort((a, b) => Number(a.kind === 'error') - Number(b.kind === 'error'));
    for (const toast of toasts) showToast(toast);
  };
  document.addEventListener('visibilitychange', () => void showIfVisible(), { signal });
  return {
    add: (notice: PaymentNotice) => {
      const key = notice.orderNo ?? `status ${notice.status}`;
      // Only the first event of a payment knows what was paid for.
      const product = notice.product ?? waiting.get(key)?.product;
      waiting.delete(key);
      waiting.set(key, { ...notice, product });
      void showIfVisible();
    },
  };
}

/** Says that so many payments ended, and leads to the orders. */
const returns: NonNullable<ToastOptions['returns']> = {
  together: (count) => ({
    kind: 'info',
    title: 'Payments',
    text: `${countText(count, 'more payment')} ended`,
    duration: 'sticky',
    link: linkToOrders,
  }),
};

async function toastOf(notice: PaymentNotice, orderOf: OrderOf): Promise<ToastOptions> {
  const name = cutText(notice.orderNo ?? '') || undefined;
  if (notice.status !== SUCCESS) {
    const text = name === undefined ? 'Payment failed' : `Payment failed: ${name}`;
    return { kind: 'error', title: 'Error', text, name, returns };
  }
  const link = await linkToBought(notice, orderOf);
  const title = 'Payment Success';
  return { kind: 'success', title, text: name, name, duration: 'sticky', link, returns };
}
