import { Link } from 'wouter';
import { formatMoney } from '../domain/money/money.ts';
import { residentialPrice } from '../domain/money/price.ts';
import { shortPurchase } from '../domain/plans.ts';
import { paths } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Sentence } from '../ui/Sentence.tsx';
import {
  clearPurchaseIntent,
  useStoredPurchaseIntent,
  type StoredPurchaseIntent,
} from './purchase-intent.ts';
import { PurchaseBanner } from './PurchaseBanner.tsx';

/** ", $68.00"; empty where the price is not known before the code is applied. */
function sumOf({ plan, amount, code, total }: StoredPurchaseIntent): string {
  const isListed = code === '' && plan !== 'isp';
  const sum = total ?? (isListed ? residentialPrice(plan, amount) : undefined);
  return sum === undefined ? '' : `, ${formatMoney(sum)}`;
}

/** The purchase that the login interrupted: docs/product/buying.md#continue-your-purchase. */
export function PurchaseIntentBanner() {
  const intent = useStoredPurchaseIntent();
  const { isSignedIn } = useSession();
  if (intent === null || !isSignedIn) return null;
  const { plan, amount, code } = intent;
  const href = paths.pricing({ plan, amount, code });
  return (
    <PurchaseBanner
      title="Continue your purchase"
      onDismiss={clearPurchaseIntent}
      action={
        <Link href={href} className={buttonClass({})}>
          Continue
        </Link>
      }
    >
      <span>{`${shortPurchase(intent)}${sumOf(intent)}`}</span>
      {code === '' ? null : <Sentence text={`, with the code ${code}`} name={code} />}
    </PurchaseBanner>
  );
}
