import type { ReactNode } from 'react';
import { useId } from 'react';
import { useLocation } from 'wouter';
import { formatMoney } from '../domain/money.ts';
import { describePurchase } from '../domain/plans.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { Button, LinkButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { useRestoreFocus } from '../ui/RestoreFocus.tsx';
import * as css from './checkout.css.ts';
import { endPendingPayment, usePendingPayment } from './pending-payment.ts';
import { clearPurchaseIntent, useStoredPurchaseIntent } from './purchase-intent.ts';

type PurchaseBannerProps = {
  title: string;
  children: ReactNode;
  /** The next step. */
  action: ReactNode;
  onDismiss: () => void;
};

/** A banner for an unfinished purchase. */
export function PurchaseBanner({ title, children, action, onDismiss }: PurchaseBannerProps) {
  const id = useId();
  const banner = useRestoreFocus<HTMLElement>();
  return (
    <section ref={banner} className={css.banner} aria-labelledby={id}>
      <div className={css.bannerWords}>
        <h2 id={id} className={css.bannerTitle}>
          {title}
        </h2>
        <p className={css.bannerText}>{children}</p>
      </div>
      <div className={css.bannerActions}>
        {action}
        <Button variant="ghost" size="icon" aria-label={`Dismiss: ${title}`} onClick={onDismiss}>
          <Icon path={icons.close} />
        </Button>
      </div>
    </section>
  );
}

/** Offers to resume the payment page that was last opened: docs/product.md#payment-not-finished. */
export function PendingPayment() {
  const payment = usePendingPayment();
  const { isSignedIn } = useSession();
  if (payment === null || !isSignedIn) return null;
  return (
    <PurchaseBanner
      title="Payment not finished"
      onDismiss={endPendingPayment}
      action={
        <LinkButton href={payment.url} target="_blank" rel="noopener noreferrer" variant="outline">
          Resume payment
        </LinkButton>
      }
    >
      {payment.label} for {formatMoney(payment.total)}
    </PurchaseBanner>
  );
}

/** The purchase that the login interrupted: docs/product.md#continue-your-purchase. */
export function PurchaseIntentBanner() {
  const intent = useStoredPurchaseIntent();
  const { isSignedIn } = useSession();
  const [, navigate] = useLocation();
  if (intent === null || !isSignedIn) return null;
  const { plan, amount, code } = intent;
  const href = paths.pricing({ plan, amount, code });
  return (
    <PurchaseBanner
      title="Continue your purchase"
      onDismiss={clearPurchaseIntent}
      action={
        <LinkButton
          href={href}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            navigate(href);
          }}
        >
          Continue
        </LinkButton>
      }
    >
      {describePurchase(intent)}
      {code === '' ? '' : `, with the code ${code}`}
    </PurchaseBanner>
  );
}
