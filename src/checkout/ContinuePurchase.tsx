import { useLocation } from 'wouter';
import { describePurchase } from '../domain/plans.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PurchaseBanner } from './PurchaseBanner.tsx';
import { clearBegunPurchase, useBegunPurchase } from './pending-purchase.ts';

/** The purchase that the login interrupted: docs/product.md#continue-your-purchase. */
export function ContinuePurchase() {
  const begun = useBegunPurchase();
  const { isSignedIn } = useSession();
  const [, navigate] = useLocation();
  if (begun === null || !isSignedIn) return null;
  const { plan, amount, code } = begun;
  const href = paths.pricing({ plan, amount, code });
  return (
    <PurchaseBanner
      title="Continue your purchase"
      onDismiss={clearBegunPurchase}
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
      {describePurchase(begun)}
      {code === '' ? '' : `, with the code ${code}`}
    </PurchaseBanner>
  );
}
