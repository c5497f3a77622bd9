import * as z from 'zod/mini';
import type { Plan, PlanParam } from '../domain/plans.ts';
import { planOfParam, PLANS } from '../domain/plans.ts';
import { json, persisted } from '../platform/persisted.ts';
import { useAtomValue } from '../platform/store.ts';
import { useSession } from '../session/session.ts';

/** A purchase that the login prompt interrupted. */
export type BegunPurchase = Omit<StoredPurchase, 'plan'> & { readonly plan: Plan };

type StoredPurchase = z.infer<typeof StoredPurchase>;

const StoredPurchase = z.object({
  plan: z.custom<PlanParam>((value) => planOfParam(value) !== undefined),
  amount: z.int().check(z.positive()),
  code: z.string(),
  /** E-mail of the customer whose session ended during it. It is shown to nobody else. Undefined for a visitor. */
  customer: z.optional(z.string()),
});

const begun = persisted<StoredPurchase, null>(
  'begun-purchase',
  json((value) => StoredPurchase.safeParse(value).data),
  null,
);

/** Remembers the purchase in this tab, through the login and the social sign-in's reload. */
export function keepBegunPurchase({ plan, amount, code, customer }: BegunPurchase): void {
  begun.write({
    plan: PLANS[plan].param,
    amount,
    code,
    ...(customer !== undefined && { customer }),
  });
}

export function clearBegunPurchase(): void {
  begun.write(null);
}

/** The interrupted purchase; null without one and while hydrating. */
export function useBegunPurchase(): BegunPurchase | null {
  const { email } = useSession();
  const stored = useAtomValue(begun.atom);
  const plan = planOfParam(stored?.plan);
  if (stored === null || plan === undefined) return null;
  return stored.customer === undefined || stored.customer === email ? { ...stored, plan } : null;
}
