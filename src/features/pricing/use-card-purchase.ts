import { useEffect, useState } from 'react';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { clearPurchaseIntent, keepPurchaseIntent } from '../../checkout/purchase-intent.ts';
import type { Discount } from '../../checkout/use-discount.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import type { Plan } from '../../domain/plans.ts';
import { describePurchase, PLANS } from '../../domain/plans.ts';
import { onSessionLost } from '../../session/lose-session.ts';
import { amountFor } from './purchase-intent.ts';
import type { PurchaseIntent } from './purchase-intent.ts';

type CardPurchaseOptions = {
  plan: Plan;
  amount: number;
  discount: Discount;
  intent: PurchaseIntent | null;
  order: (code: string, signal: AbortSignal) => Promise<string | undefined>;
};

/** Buy now of one card. An interrupted purchase waits for the login, and an open payment can be resumed. */
export function useCardPurchase(options: CardPurchaseOptions): Purchase {
  const { plan, amount, discount, intent, order } = options;
  const { settle, code } = discount;
  const purchase = usePurchase({
    settle,
    order: (price, signal) => order(price.code, signal),
    onLoginNeeded: () => keepPurchaseIntent({ plan, amount, code: code.trim() }),
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
  const [first] = useState(amount);
  // What an address without a plan fills into every card is no choice of one.
  const filled = intent?.plan === undefined ? intent : null;
  const isChanged =
    amount !== ((filled && amountFor(plan, filled)) ?? first) ||
    code.trim() !== (filled?.code ?? '');
  const { isCommitted } = purchase;
  // Every change listens anew, and so last: of several begun purchases the newest is kept.
  useEffect(() => {
    if (!isChanged && !isCommitted) return undefined;
    return onSessionLost(
      () => (customer) => keepPurchaseIntent({ plan, amount, code: code.trim(), customer }),
    );
  }, [isChanged, isCommitted, plan, amount, code]);
  return purchase;
}
