import { useEffect, useId, useState, type ReactNode, type ReactElement } from 'react';
import { Link } from 'wouter';
import { formatMoney } from '../domain/money/money.ts';
import { paymentAdvice } from '../domain/orders/payment-state.ts';
import { describePurchase } from '../domain/plans.ts';
import { t } from '../i18n/text.ts';
import { paths } from '../paths.ts';
import { onTabShown } from '../platform/tab-shown.ts';
import { useSession } from '../session/session.ts';
import { Button, buttonClass, LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { useRestoreFocus } from '../ui/RestoreFocus.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import { FAILED_TEXT } from './payment-notices.ts';
import {
  dismissPendingPayment,
  usePaidPayment,
  usePendingPayment,
  type PendingPayment as Payment,
} from './pending-payment.ts';
import * as css from './PurchaseBanner.css.ts';
import { usePurchasesClosed } from './purchases-closed.ts';

type PurchaseBannerProps = {
  title: string;
  children: ReactNode;
  action: ReactElement | null;
  onDismiss: () => void;
};

export function PurchaseBanner({ title, children, action, onDismiss }: PurchaseBannerProps) {
  const id = useId();
  const banner = useRestoreFocus<HTMLElement>();
  return (
    <section ref={banner} className={css.banner} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{children}</p>
      </div>
      <div className={css.actions}>
        {action}
        <Button variant="ghost" size="icon" aria-label={t`Dismiss: ${title}`} onClick={onDismiss}>
          <Icon path={icons.close} />
        </Button>
      </div>
    </section>
  );
}

/** Offers to resume or repeat the last payment: docs/product/buying.md#payment-pending. */
export function PendingPayment() {
  const pending = usePendingPayment();
  const paid = usePaidPayment();
  const { isSignedIn } = useSession();
  const shownAt = useShownAt();
  const [shown, setShown] = useState<number | null>(null);
  if (!isSignedIn) return null;
  // Otherwise, a payment that has just begun, even in another tab, would push down what the customer is looking at.
  if (pending !== null && pending.openedAt <= shownAt) {
    if (shown !== pending.openedAt) setShown(pending.openedAt);
    return <UnfinishedPayment payment={pending} />;
  }
  // Otherwise, removing the banner would pull up what the customer is looking at.
  return paid !== null && paid.openedAt === shown ? (
    <PaidPayment payment={paid} onDismiss={() => setShown(null)} />
  ) : null;
}

type PaidPaymentProps = { payment: Payment; onDismiss: () => void };

/** The toast links to what was bought. */
function PaidPayment({ payment, onDismiss }: PaidPaymentProps) {
  return (
    <PurchaseBanner title={t`Your payment has arrived`} onDismiss={onDismiss} action={null}>
      <Sentence text={purchaseText(payment)} name={payment.orderNo} />
    </PurchaseBanner>
  );
}

function purchaseText(payment: Payment): string {
  const label = labelOf(payment);
  return t`${label} for ${formatMoney(payment.total)}`;
}

/** The stored label is in the language in which the payment began. */
function labelOf({ purchase, orderNo, isReplacement = false, label }: Payment): string {
  if (purchase !== undefined) return describePurchase(purchase);
  if (orderNo === undefined) return label;
  return __OFFERS_REPLACE__ && isReplacement
    ? t`Replacement of addresses of ${orderNo}`
    : t`Renewal of ${orderNo}`;
}

function UnfinishedPayment({ payment }: { payment: Payment }) {
  const closed = usePurchasesClosed();
  const { isFailed = false, state, url, orderNo } = payment;
  const purchase = purchaseText(payment);
  const advice = isFailed || state === undefined ? '' : paymentAdvice(state);
  return (
    <PurchaseBanner
      title={isFailed ? FAILED_TEXT : t`Payment pending`}
      onDismiss={dismissPendingPayment}
      action={
        !isFailed && state === 'confirming' ? null : isFailed ? (
          <Link href={retryPath(payment)} className={buttonClass({ variant: 'outline' })}>
            {t`Try again`}
          </Link>
        ) : closed ? (
          <Button variant="outline" disabledReason={closed} reason="hidden">
            {t`Continue to payment`}
          </Button>
        ) : (
          <LinkButton href={url} target="_blank" rel="noopener noreferrer" variant="outline">
            {t`Continue to payment`}
          </LinkButton>
        )
      }
    >
      <Sentence text={advice === '' ? purchase : t`${purchase}. ${advice}`} name={orderNo} />
    </PurchaseBanner>
  );
}

/** Leads to the card with the same amount and code, or to the plan that was being renewed. */
const retryPath = ({ purchase, product, orderNo }: Payment) =>
  purchase ? paths.pricing(purchase) : paths.dashboard({ type: product, plan: orderNo });

/** When the page was opened, or last became visible again. */
function useShownAt(): number {
  const [shownAt, setShownAt] = useState(Date.now);
  useEffect(() => onTabShown(() => setShownAt(Date.now())), []);
  return shownAt;
}
