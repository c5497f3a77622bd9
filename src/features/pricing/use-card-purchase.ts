import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PromotionCodeMax } from '../../../generated/model/promotionCode.zod.ts';
import { keepPendingPayment, usePendingPayment } from '../../checkout/pending-payment.ts';
import {
  clearPurchaseIntent,
  keepPurchaseIntent,
  useStoredPurchaseIntent,
} from '../../checkout/purchase-intent.ts';
import { useDiscount, type Price } from '../../checkout/use-discount.ts';
import { usePurchase, type PaymentPage } from '../../checkout/use-purchase.ts';
import { clampGb } from '../../domain/money/price.ts';
import { describePurchase, PLANS, ISP_COUNTS, planOfParam, type Plan } from '../../domain/plans.ts';
import { typedText } from '../../domain/typed-text.ts';
import { showCard } from '../../platform/show-card.ts';
import { onSessionExpired } from '../../session/expire-session.ts';
import { useSession } from '../../session/session.ts';

/** A plan, amount and code from the URL, the planner or an interrupted purchase. Always a new object. */
export type PurchaseIntent = {
  plan?: Plan | undefined;
  amount?: number | undefined;
  code: string;
  /** Whether the page has already scrolled to the card. */
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

function amountFor(plan: Plan, { amount }: PurchaseIntent): number | undefined {
  if (amount === undefined) return undefined;
  if (plan === 'isp') return ISP_COUNTS.includes(amount) ? amount : undefined;
  return clampGb(amount);
}

type CardPurchaseOptions = {
  plan: Plan;
  amount: number;
  setAmount: (amount: number) => void;
  priceOf: (amount: number) => number;
  intent: PurchaseIntent | null;
  order: (price: Price, signal: AbortSignal) => Promise<PaymentPage | undefined>;
};

/**
 * The discount and purchase of one card. Each intent fills in the card once. An interrupted purchase continues after
 * the login, and an open payment can be resumed.
 */
export function useCardPurchase(options: CardPurchaseOptions) {
  const { plan, amount, setAmount, priceOf, intent, order } = options;
  const card = useRef<HTMLElement>(null);
  const buyButton = useRef<HTMLButtonElement>(null);
  const [first] = useState(amount);
  const discount = useDiscount({ of: { plan }, amount: priceOf(amount) });
  const code = typedText(discount.code);
  const isPriced = code === '' || (discount.status === 'applied' && !discount.isRequestedByUser);
  const total = isPriced ? discount.total : undefined;
  const purchase = usePurchase({
    item: { plan, amount },
    discount,
    order,
    onLoginNeeded: () => keepPurchaseIntent({ plan, amount, code, total }),
    onTransfer: (url, price) => {
      clearPurchaseIntent();
      keepPendingPayment({
        url,
        label: describePurchase({ plan, amount }),
        total: price.total,
        product: PLANS[plan].product,
        purchase: { plan, amount, code: price.code },
      });
    },
    onPaid: () => {
      setAmount(first);
      discount.setCode('');
    },
  });
  const { isLocked } = purchase;

  const payment = usePendingPayment();
  const failed = (payment?.isFailed && payment.purchase?.plan === plan && payment.purchase) || null;
  const latestClick = useRef(purchase.click);
  useLayoutEffect(() => {
    latestClick.current = purchase.click;
  });
  const tryAgain = (given: PurchaseIntent) => {
    purchase.cancel();
    // The purchase takes the amount and code from the card, and its tab has to open during the click.
    flushSync(() => {
      setAmount(amountFor(plan, given) ?? amount);
      discount.setCode(given.code);
    });
    latestClick.current();
  };
  const isOver = purchase.state.step === 'idle' || purchase.state.step === 'done';

  const storedIntent = useStoredPurchaseIntent();
  const { isSignedIn } = useSession();
  const fillIn = useEffectEvent((given: PurchaseIntent) => {
    if (isLocked) return;
    const wanted = amountFor(plan, given);
    if (wanted !== undefined) setAmount(wanted);
    const isTarget = given.plan === plan;
    if (given.code !== '' && isTarget) discount.applyCode(given.code, priceOf(wanted ?? amount));
    else if (given.code !== '') discount.setCode(given.code);
    if (!isTarget) return;
    if (!given.isInView && card.current) showCard(card.current);
    const isContinued = [storedIntent, failed].some(
      (kept) => kept?.plan === plan && kept.amount === given.amount,
    );
    if (!isSignedIn || !isContinued) return;
    // The card may be taller than the window.
    if (!given.isInView) buyButton.current?.scrollIntoView({ block: 'nearest' });
    // After a navigation, the page's heading takes the focus first.
    queueMicrotask(() => buyButton.current?.focus({ preventScroll: true }));
  });
  useEffect(() => {
    if (intent !== null) fillIn(intent);
  }, [intent]);

  // A URL without a plan fills its values into every card, but does not select one.
  const filled = intent?.plan === undefined ? intent : null;
  const isChanged =
    amount !== ((filled && amountFor(plan, filled)) ?? first) || code !== (filled?.code ?? '');
  // Every change subscribes again and moves to the end, so that the newest of several interrupted purchases is stored.
  useEffect(() => {
    if (!isChanged && !isLocked) return undefined;
    return onSessionExpired(
      () => (customer) => keepPurchaseIntent({ plan, amount, code, total, customer }),
    );
  }, [isChanged, isLocked, plan, amount, code, total]);
  const onTryAgain = failed && isOver ? () => tryAgain(failed) : undefined;
  return { discount, purchase, onTryAgain, card, buyButton };
}
