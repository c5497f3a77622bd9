import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { openPaymentTab, safePaymentUrl } from '../../checkout/payment-tab.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { PaymentPageLink } from '../../checkout/PurchaseNotice.tsx';
import { usePurchasesClosed } from '../../checkout/purchases-closed.ts';
import { describePurchase, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { T, t } from '../../i18n/text.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './orders.css.ts';

/** The longest delay that a timer supports. */
const MAX_MS = 2_147_483_647;

type PayNowButtonProps = {
  order: OrderRecord;
  /** Whether paying is the main action where the button appears. */
  isPrimary: boolean;
  children?: ReactElement | undefined;
};

/**
 * Links to the payment page of an unpaid order while that page accepts payments:
 * docs/product/dashboard.md#paying-later.
 */
export function PayNowButton({ order, isPrimary, children }: PayNowButtonProps) {
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const closed = usePurchasesClosed();
  const until = parseServerTime(order.payableUntil ?? '');
  const lastMoment = until?.getTime() ?? Number.POSITIVE_INFINITY;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (lastMoment < now) return undefined;
    const left = Math.max(0, lastMoment - Date.now() + 1);
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, MAX_MS));
    return () => clearTimeout(timer);
  }, [lastMoment, now]);
  const url = safePaymentUrl(order.payUrl ?? '');
  if (url === null || lastMoment < now) return children;

  const pay = (event: MouseEvent) => {
    // A click on the row would open the details.
    event.stopPropagation();
    // The timer may be late, for example after the machine was asleep.
    const clickedAt = Date.now();
    setNow(clickedAt);
    if (lastMoment < clickedAt || !requireOnline()) return;
    const { outcome } = openPaymentTab().go(url);
    if (outcome === 'blocked') return setBlockedUrl(url);
    const { mealType, quantity, amount, promotionCode: code = '' } = order;
    keepPendingPayment({
      url,
      label: describePurchase({ plan: mealType, amount: quantity }),
      total: amount,
      product: PLANS[mealType].product,
      purchase: { plan: mealType, amount: quantity, code },
    });
  };
  return (
    <span className={css.payNow}>
      {blockedUrl === url ? (
        <>
          <span role="status" className={css.payNowHint}>
            {t`Your browser blocked the payment page.`}
          </span>
          <PaymentPageLink
            ref={link}
            onClick={(event) => event.stopPropagation()}
            href={url}
            size="sm"
          />
        </>
      ) : (
        <RestoreFocusButton
          successor={link}
          {...(isPrimary ? {} : { size: 'sm', variant: 'outline' })}
          aria-label={t`Pay now: ${order.orderNo}`}
          onClick={pay}
          disabledReason={closed}
          reason="hidden"
        >
          {t`Pay now`}
        </RestoreFocusButton>
      )}
      {until ? (
        <span className={css.payNowHint}>
          <T>
            until <LocalTime instant={until} isInSentence short="time" />
          </T>
        </span>
      ) : null}
    </span>
  );
}
