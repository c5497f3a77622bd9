import { ApiError } from '../../api/errors.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import { clearBegunPurchase, keepBegunPurchase } from '../../checkout/pending-purchase.ts';
import { describePurchase } from '../../checkout/plan-names.ts';
import type { Discount } from '../../checkout/use-discount.ts';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import type { PlanParam } from '../../paths.ts';
import { useScope } from '../../session/session.ts';

type CardPurchaseOptions = {
  plan: PlanParam;
  amount: number;
  discount: Discount;
  order: (signal: AbortSignal) => Promise<string | undefined>;
};

/** Buy now of one card: what is begun waits for the login, what is opened can be resumed (decisions §3.5, §3.20). */
export function useCardPurchase({ plan, amount, discount, order }: CardPurchaseOptions): Purchase {
  const { total, code, appliedCode } = discount;
  const { customer } = useScope();
  const begun = { plan, amount, code: code.trim() };
  return usePurchase({
    discount,
    onLoginNeeded: () => keepBegunPurchase(begun),
    send: async (signal) => {
      try {
        return await order(signal);
      } catch (error) {
        // Signed out in the middle: the same purchase waits behind the next login.
        if (error instanceof ApiError && error.status === 401) {
          keepBegunPurchase({ ...begun, code: appliedCode, customer: customer.email });
        }
        throw error;
      }
    },
    onTransfer: (url) => {
      clearBegunPurchase();
      keepPendingPayment({
        url,
        label: describePurchase({ plan, amount }),
        total,
        product: plan === 'isp' ? 'isp' : 'residential',
      });
    },
  });
}
