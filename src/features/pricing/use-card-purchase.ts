import { useEffect, useState, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { PromotionCodeMax } from '../../../generated/model/promotionCode.zod.ts';
import { isUnchecked } from '../../checkout/discount-state.ts';
import { keepPendingPayment } from '../../checkout/pending-payment.ts';
import {
  clearPurchaseIntent,
  keepPurchaseIntent,
  useStoredPurchaseIntent,
} from '../../checkout/purchase-intent.ts';
import type { Discount } from '../../checkout/use-discount.ts';
import type { PaymentPage, Purchase } from '../../checkout/use-purchase.ts';
import { usePurchase } from '../../checkout/use-purchase.ts';
import { clampGb } from '../../domain/money/price.ts';
import type { Plan } from '../../domain/plans.ts';
import { describePurchase, PLANS, ISP_COUNTS, planOfParam } from '../../domain/plans.ts';
import { typedText } from '../../domain/typed-text.ts';
import { onSessionExpired } from '../../session/expire-session.ts';
import { useSession } from '../../session/session.ts';

/** A plan, amount and code from the URL, the planner or an interrupted purchase. Each time a new object. */
export type PurchaseIntent = {
  /** The card that is meant; undefined for all of them. */
  plan?: Plan | undefined;
  amount?: number | undefined;
  code: string;
  /** The page has scrolled to the card. */
  isInView?: boolean;
};

/** Reads `plan`, `amount` and `code` from the URL. Invalid values are ignored. */
export function parsePurchaseIntent(search: string): PurchaseIntent | null {
  const query = new URLSearchParams(search);
  const plan = planOfParam(query.get('plan'));
  const amount = typedText(query.get('amount') ?? '');
  const code = typedText(query.get('code') ?? '');
  const intent: PurchaseIntent = { code: code.length <= PromotionCodeMax ? code : '' };
  if (plan !== undefined) intent.plan = plan;
  if (/^\d{1,4}$/.test(amount)) intent.amount = Number(amount);
  const isEmpty = !intent.plan && intent.amount === undefined && intent.code === '';
  return isEmpty ? null : intent;
}

/** The amount for one card, or undefined. */
function amountFor(plan: Plan, { amount }: PurchaseIntent): number | undefined {
  if (amount === undefined) return undefined;
  if (plan === 'isp') return ISP_COUNTS.includes(amount) ? amount : undefined;
  return clampGb(amount);
}

type Card = {
  plan: Plan;
  buy: RefObject<HTMLButtonElement | null>;
  setAmount: (amount: number) => void;
  discount: Pick<Discount, 'setCode' | 'applyCode'>;
  /** A purchase is running: change nothing. */
  isLocked: boolean;
};

/** Fills each intent once into its card; the card that is meant applies the code and scrolls into view. */
export function usePurchaseIntent(
  card: RefObject<HTMLElement | null>,
  intent: PurchaseIntent | null,
  { plan, buy, setAmount, discount, isLocked }: Card,
): void {
  const begun = useStoredPurchaseIntent();
  const { isSignedIn } = useSession();
  const apply = useEffectEvent((given: PurchaseIntent) => {
    if (isLocked) return;
    const amount = amountFor(plan, given);
    if (amount !== undefined) setAmount(amount);
    const isMeant = given.plan === plan;
    if (given.code !== '') discount[isMeant ? 'applyCode' : 'setCode'](given.code);
    if (!isMeant) return;
    if (!given.isInView) card.current?.scrollIntoView({ block: 'nearest' });
    const isContinued = begun?.plan === plan && begun.amount === given.amount;
    if (isSignedIn && isContinued) focusBuy(buy, given);
  });
  useEffect(() => {
    if (intent !== null) apply(intent);
  }, [intent]);
}

function focusBuy(buy: RefObject<HTMLButtonElement | null>, { isInView }: PurchaseIntent): void {
  // The card may be higher than the window.
  if (!isInView) buy.current?.scrollIntoView({ block: 'nearest' });
  // After a navigation the heading of the page takes the focus first.
  queueMicrotask(() => buy.current?.focus({ preventScroll: true }));
}

type CardPurchaseOptions = {
  plan: Plan;
  amount: number;
  /** Sets the amount at first. */
  reset: () => void;
  discount: Discount;
  intent: PurchaseIntent | null;
  order: (code: string, signal: AbortSignal) => Promise<PaymentPage | undefined>;
};

/** Buy now of one card. An interrupted purchase waits for the login, and an open payment can be resumed. */
export function useCardPurchase(options: CardPurchaseOptions): Purchase {
  const { plan, amount, reset, discount, intent, order } = options;
  const code = typedText(discount.code);
  const isPriced = !isUnchecked(discount) && !discount.isAsked;
  const total = isPriced ? discount.total : undefined;
  const purchase = usePurchase({
    item: { plan, amount },
    settle: discount.settle,
    order: (price, signal) => order(price.code, signal),
    onLoginNeeded: () => keepPurchaseIntent({ plan, amount, code, total }),
    onTransfer: (url, price) => {
      clearPurchaseIntent();
      keepPendingPayment({
        url,
        label: describePurchase({ plan, amount }),
        total: price.total,
        product: PLANS[plan].product,
      });
    },
    onPaid: () => {
      reset();
      discount.setCode('');
    },
  });
  const [first] = useState(amount);
  // What an address without a plan fills into every card is no choice of one.
  const filled = intent?.plan === undefined ? intent : null;
  const isChanged =
    amount !== ((filled && amountFor(plan, filled)) ?? first) || code !== (filled?.code ?? '');
  const { isLocked } = purchase;
  // Every change subscribes again, and so last: of several begun purchases the newest is kept.
  useEffect(() => {
    if (!isChanged && !isLocked) return undefined;
    return onSessionExpired(
      () => (customer) => keepPurchaseIntent({ plan, amount, code, total, customer }),
    );
  }, [isChanged, isLocked, plan, amount, code, total]);
  return purchase;
}
