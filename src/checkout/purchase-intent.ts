import { useAtomValue } from 'jotai';
import * as z from 'zod/mini';
import { PromotionCodeMax } from '../../generated/model/promotionCode.zod.ts';
import { isSameCustomer } from '../domain/customer-id.ts';
import { planOfParam, PLANS, type Plan, type PlanParam } from '../domain/plans.ts';
import { boundedText, email, money } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

export type StoredPurchaseIntent = Omit<StoredPurchase, 'plan'> & { plan: Plan };

type StoredPurchase = z.infer<typeof StoredPurchase>;

/** Far above any amount that is sold. */
const MAX_AMOUNT = 10_000;

const StoredPurchase = z.object({
  plan: z.custom<PlanParam>((value) => planOfParam(value) !== undefined),
  amount: z.int().check(z.positive(), z.lte(MAX_AMOUNT)),
  code: boundedText(PromotionCodeMax),
  /** The price shown; undefined until the code is applied. */
  total: z.optional(money),
  /**
   * Email of the customer whose session ended during the purchase; undefined for a visitor. Never shown to another
   * customer.
   */
  customer: z.optional(email),
});

const stored = persisted<StoredPurchase, null>('purchase-intent', json(StoredPurchase), null);

/** Remembers the purchase in this tab, through the login and the social sign-in's reload. */
export function keepPurchaseIntent(purchase: StoredPurchaseIntent): void {
  stored.write({ ...purchase, plan: PLANS[purchase.plan].param });
}

export function clearPurchaseIntent(): void {
  stored.write(null);
}

/** The interrupted purchase; null if there is none, and while hydrating. */
export function useStoredPurchaseIntent(): StoredPurchaseIntent | null {
  const { email } = useSession();
  const intent = useAtomValue(stored.atom);
  const plan = planOfParam(intent?.plan);
  if (intent === null || plan === undefined) return null;
  const isOwn = intent.customer === undefined || isSameCustomer(intent.customer, email);
  return isOwn ? { ...intent, plan } : null;
}
