import { navigate } from 'wouter/use-browser-location';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { claimNotice, type PaymentNotice } from '../../checkout/payment-notices.ts';
import { isOrderOf } from '../../checkout/pending-payment.ts';
import {
  paymentAdvice,
  paymentOutcome,
  paymentStateText,
  type PaymentState,
} from '../../domain/orders/payment-state.ts';
import { cutText } from '../../domain/text.ts';
import { plural, t } from '../../i18n/text.ts';
import { ORDERS_ID, paths } from '../../paths.ts';
import { pause } from '../../platform/tasks.ts';
import type { Visit } from '../../session/session.ts';
import { showToast, type ToastOptions } from '../../ui/toast.ts';

/** Shows the toast after this time, even if the name of the purchase is still unknown. */
const MAX_MS = 3000;

export type OrderOf = (notice: PaymentNotice) => Promise<OrderRecord | null>;

/**
 * Shows the results of payments in the first visible tab. While all tabs are hidden, it keeps the last result of each
 * order, or of each status if there is no order number. Shows nothing after the visit has ended.
 */
export function createOutcomes({ signal }: Visit, orderOf: OrderOf) {
  const waiting = new Map<string, PaymentNotice>();

  const showIfVisible = async () => {
    if (document.visibilityState !== 'visible') return;
    const notices = [...waiting.values()].filter(claimNotice);
    waiting.clear();
    const toasts = await Promise.all(notices.map((notice) => toastOf(notice, orderOf)));
    if (signal.aborted) return;
    // The last toast is read first, and the others reappear after it. Failures are shown last, because a success
    // remains visible for a long time.
    toasts.sort((a, b) => Number(a.kind === 'error') - Number(b.kind === 'error'));
    for (const toast of toasts) showToast(toast);
  };
  document.addEventListener('visibilitychange', () => void showIfVisible(), { signal });
  return {
    add: (notice: PaymentNotice) => {
      const key = notice.orderNo ?? `status ${notice.status} ${notice.state}`;
      // Only a payment's first event tells what was paid for.
      const payment = notice.payment ?? waiting.get(key)?.payment;
      waiting.delete(key);
      waiting.set(key, { ...notice, payment });
      void showIfVisible();
    },
  };
}

/** Reports how many payments ended, and links to the orders. */
const returns: NonNullable<ToastOptions['returns']> = {
  together: (count) => ({
    kind: 'info',
    title: t`Payments`,
    text: plural(count, { one: '# more payment processed', other: '# more payments processed' }),
    duration: 'sticky',
    link: linkToOrders(),
  }),
};

async function toastOf(notice: PaymentNotice, orderOf: OrderOf): Promise<ToastOptions> {
  const name = cutText(notice.orderNo ?? '') || undefined;
  const { state } = notice;
  const outcome = paymentOutcome(notice);
  if (outcome !== 'paid' && state !== undefined && state !== 'other') return stepToast(state, name);
  if (outcome !== 'paid') {
    const text = name === undefined ? t`Payment failed` : t`Payment failed: ${name}`;
    return { kind: 'error', title: t`Error`, text, name, returns };
  }
  const order = await Promise.race([orderOf(notice), pause(MAX_MS)]);
  const link = linkToBought(notice, order ?? null);
  const title = t`Payment Success`;
  return { kind: 'success', title, text: name, name, duration: 'sticky', link, returns };
}

/** The toast for a payment that made progress, was refunded, or can no longer be paid. */
function stepToast(state: PaymentState, name: string | undefined): ToastOptions {
  const advice = paymentAdvice(state);
  const isOver = state === 'expired';
  return {
    kind: isOver ? 'error' : 'info',
    title: paymentStateText(state),
    text: name === undefined ? advice : t`Order ${name}: ${advice}`,
    name,
    ...(isOver ? {} : { duration: 'sticky' }),
    link: linkToOrders(),
    returns,
  };
}

function linkToBought(notice: PaymentNotice, order: OrderRecord | null) {
  const bought = boughtIn(notice, order);
  if (bought === undefined) return linkToOrders();
  const href = paths.dashboard(bought);
  const label = bought.type === 'isp' ? t`See your ISP plans` : t`Generate your proxies`;
  return { href, label, onFollow: () => navigate(href) };
}

function boughtIn({ orderNo, payment }: PaymentNotice, order: OrderRecord | null) {
  // Without an order number, use what this browser remembers.
  if (order === null)
    return orderNo === undefined && payment
      ? { type: payment.product, plan: payment.orderNo }
      : undefined;
  if (order.mealType !== 'isp') return { type: 'residential', tier: order.mealType } as const;
  // Renewals and replacements have their own order numbers, which differ from the plan's.
  const plan = payment && isOrderOf(payment, order) ? payment.orderNo : undefined;
  return { type: 'isp', plan: plan ?? order.orderNo } as const;
}

const linkToOrders = () => ({
  href: paths.orders(),
  label: t`See your orders`,
  onFollow: showOrders,
});

/** Scrolls to the orders if they are on screen. The browser scrolls only if it follows the link itself. */
function showOrders(): void {
  navigate(paths.orders());
  const heading = document.getElementById(ORDERS_ID);
  if (heading === null) return;
  heading.tabIndex = -1;
  // Otherwise the closing toast would restore the focus and the scroll position.
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
