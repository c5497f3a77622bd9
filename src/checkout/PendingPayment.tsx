import { formatMoney } from '../domain/money.ts';
import { useSession } from '../session/session.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PurchaseBanner } from './PurchaseBanner.tsx';
import { endPendingPayment, usePendingPayment } from './pending-payment.ts';

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
