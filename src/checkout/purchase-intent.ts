import * as z from 'zod/mini';
import type { Plan, PlanParam } from '../domain/plans.ts';
import { planOfParam, PLANS } from '../domain/plans.ts';
import { json, persisted } from '../platform/persisted.ts';
import { useAtomValue } from '../platform/store.ts';
import { isSameCustomer } from '../session/session-state.ts';
import { useSession } from '../session/session.ts';

export type StoredPurchaseIntent = Omit<StoredPurchase, 'plan'> & { plan: Plan };

type StoredPurchase = z.infer<typeof StoredPurchase>;

const StoredPurchase = z.object({
  plan: z.custom<PlanParam>((value) => planOfParam(value) !== undefined),
  amount: z.int().check(z.positive()),
  code: z.string(),
  /** The price shown, in US dollars; undefined while the code is not applied. */
  total: z.optional(z.number()),
  /** E-mail of the customer whose session ended during it. It is shown to nobody else. Undefined for a visitor. */
  customer: z.optional(z.string()),
});

const stored = persisted<StoredPurchase, null>(
  'begun-purchase',
  json((value) => StoredPurchase.safeParse(value).data),
  null,
);

/** Remembers the purchase in this tab, through the login and the social sign-in's reload. */
export function keepPurchaseIntent(purchase: StoredPurchaseIntent): void {
  const { plan, amount, code, total, customer } = purchase;
  stored.write({
    plan: PLANS[plan].param,
    amount,
    code,
    ...(total !== undefined && { total }),
    ...(customer !== undefined && { customer }),
  });
}

export function clearPurchaseIntent(): void {
  stored.write(null);
}

/** The interrupted purchase; null without one and while hydrating. */
export function useStoredPurchaseIntent(): StoredPurchaseIntent | null {
  const { email } = useSession();
  const intent = useAtomValue(stored.atom);
  const plan = planOfParam(intent?.plan);
  if (intent === null || plan === undefined) return null;
  const isOwn = intent.customer === undefined || isSameCustomer(intent.customer, email);
  return isOwn ? { ...intent, plan } : null;
}
