import { Link } from 'wouter';
import { formatMoney } from '../domain/money/money.ts';
import { residentialPrice } from '../domain/money/price.ts';
import { shortPurchase } from '../domain/plans.ts';
import { t } from '../i18n/text.ts';
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

/** "20 GB Premium, $68.00, with the code SAVE15". The price may not be known before the code is applied. */
function wordsOf(intent: StoredPurchaseIntent): string {
  const { plan, amount, code, total } = intent;
  const isListed = code === '' && plan !== 'isp';
  const price = total ?? (isListed ? residentialPrice(plan, amount) : undefined);
  const purchase = shortPurchase(intent);
  if (price === undefined) return code === '' ? purchase : t`${purchase}, with the code ${code}`;
  if (code === '') return t`${purchase}, ${formatMoney(price)}`;
  return t`${purchase}, ${formatMoney(price)}, with the code ${code}`;
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
      title={t`Continue your purchase`}
      onDismiss={clearPurchaseIntent}
      action={
        <Link href={href} className={buttonClass({})}>
          {t`Continue`}
        </Link>
      }
    >
      <Sentence text={wordsOf(intent)} name={code} />
    </PurchaseBanner>
  );
}
