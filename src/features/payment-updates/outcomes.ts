import { cutText } from '../../domain/text.ts';
import { store } from '../../platform/store.ts';
import type { Visit } from '../../session/session.ts';
import type { ToastOptions } from '../../ui/toast.ts';
import { shownToast, showToast } from '../../ui/toast.ts';
import type { OrderOf } from './link-to-bought.ts';
import { linkToBought } from './link-to-bought.ts';
import type { PaymentNotice } from './notices.ts';
import { claimNotice } from './notices.ts';

export const SUCCESS = 1;

/** As long as any toast is shown. */
const SEEN_MS = 2000;

const NONE = { id: 0, until: 0, notices: [] as readonly PaymentNotice[] };

/**
 * Shows how payments end, in the first tab that is visible. While all are hidden, the last outcome of each order is
 * kept, or without a number of each status. Nothing is shown once the visit has ended.
 */
export function createOutcomes({ signal }: Visit, orderOf: OrderOf) {
  const waiting = new Map<string, PaymentNotice>();
  let paidToast = NONE;
  let queue = Promise.resolve();

  /** The successes on the screen, which the customer has hardly seen. The next toast will show them. */
  const takeUnseen = () => {
    const isShown = store.get(shownToast)?.id === paidToast.id && Date.now() < paidToast.until;
    const { notices } = isShown ? paidToast : NONE;
    paidToast = NONE;
    return notices;
  };

  /** Shows a success, and again if another message replaces it at once. */
  function showPaid(toast: ToastOptions, notices: readonly PaymentNotice[]): void {
    if (signal.aborted) return;
    const id = showToast(toast);
    paidToast = { id, until: Date.now() + SEEN_MS, notices };
    const stop = store.sub(shownToast, () => {
      const shown = store.get(shownToast);
      if (shown?.id === id) return;
      stop();
      const isUnseen = paidToast.id === id && Date.now() < paidToast.until;
      if (shown === null || !isUnseen) return;
      void untilFree(signal).then(() => showPaid(toast, notices));
    });
  }

  async function showWaiting(): Promise<void> {
    if (signal.aborted) return;
    const claimed = [...waiting.values()].filter(claimNotice);
    waiting.clear();
    if (claimed.length === 0) return;
    const failed = claimed.filter(({ status }) => status !== SUCCESS);
    const paid = [...takeUnseen(), ...claimed.filter(({ status }) => status === SUCCESS)];
    const isSeveral = failed.length + paid.length > 1;
    if (failed.length > 0) {
      const text = ['Payment failed', isSeveral && numbersOf(failed)].filter(Boolean).join(': ');
      showToast({ kind: 'error', title: 'Error', text });
    }
    if (paid.length === 0) return;
    const link = await linkToBought(paid.length === 1 ? paid[0] : undefined, orderOf);
    if (failed.length > 0) await untilFree(signal);
    const text = isSeveral ? numbersOf(paid) : undefined;
    showPaid({ kind: 'success', title: 'Payment Success', text, duration: 'sticky', link }, paid);
  }

  const showIfVisible = () => {
    if (document.visibilityState === 'visible') queue = queue.then(showWaiting, showWaiting);
  };
  document.addEventListener('visibilitychange', showIfVisible, { signal });
  return {
    add: (notice: PaymentNotice) => {
      const key = notice.orderNo ?? `status ${notice.status}`;
      waiting.delete(key);
      waiting.set(key, notice);
      showIfVisible();
    },
  };
}

/** The order numbers as far as they are known. */
function numbersOf(notices: readonly PaymentNotice[]): string | undefined {
  const numbers = notices.flatMap(({ orderNo }) => orderNo ?? []);
  return cutText(numbers.join(', ')) || undefined;
}

/** Resolves once no toast is on the screen, or the visit has ended. */
async function untilFree(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (store.get(shownToast) !== null && !signal.aborted) return;
      stop();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const stop = store.sub(shownToast, look);
    signal.addEventListener('abort', look);
    look();
  });
}
