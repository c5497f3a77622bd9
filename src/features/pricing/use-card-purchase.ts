import { useEffect, useEffectEvent, useState } from 'react';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { clearPurchaseIntent, keepPurchaseIntent } from '../../checkout/purchase-intent.ts';
import type { Discount } from '../../checkout/use-discount.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import type { Plan } from '../../domain/plans.ts';
import { describePurchase, PLANS } from '../../domain/plans.ts';
import { onSessionLost } from '../../session/lose-session.ts';
import { useScope } from '../../session/session.ts';

type CardPurchaseOptions = {
  plan: Plan;
  amount: number;
  discount: Discount;
  order: (code: string, signal: AbortSignal) => Promise<string | undefined>;
};

/** Buy now of one card. An interrupted purchase waits for the login, and an open payment can be resumed. */
export function useCardPurchase({ plan, amount, discount, order }: CardPurchaseOptions): Purchase {
  const { settle, code } = discount;
  const { customer } = useScope();
  const [first] = useState(amount);
  const keepIntent = () =>
    keepPurchaseIntent({ plan, amount, code: code.trim(), customer: customer.email });
  const onLost = useEffectEvent(() => {
    // A card that was left alone is no purchase. The end of the session clears an earlier one first.
    if (amount !== first || code.trim() !== '') queueMicrotask(keepIntent);
  });
  useEffect(() => onSessionLost(() => onLost()), []);
  return usePurchase({
    settle,
    order: (price, signal) => order(price.code, signal),
    onLoginNeeded: keepIntent,
    onTransfer: (url, { total }) => {
      clearPurchaseIntent();
      keepPendingPayment({
        url,
        label: describePurchase({ plan, amount }),
        total,
        product: PLANS[plan].product,
      });
    },
  });
}
