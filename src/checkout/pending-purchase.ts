import * as z from 'zod/mini';
import { json, persisted } from '../platform/persisted.ts';
import { useAtomValue } from '../platform/store.ts';
import type { PlanParam } from '../paths.ts';
import { useSession } from '../session/session.ts';
import { isPlanParam } from './plan-names.ts';

/** A purchase that the login prompt interrupted. */
export type BegunPurchase = z.infer<typeof BegunPurchase>;

const BegunPurchase = z.object({
  plan: z.custom<PlanParam>(isPlanParam),
  amount: z.int().check(z.positive()),
  code: z.string(),
  /** E-mail of the customer whose session ended during it. It is shown to nobody else. Undefined for a visitor. */
  customer: z.optional(z.string()),
});

const begun = persisted<BegunPurchase, null>(
  'begun-purchase',
  json((value) => BegunPurchase.safeParse(value).data),
  null,
);

/** Remembers the purchase in this tab, through the login and the social sign-in's reload. */
export function keepBegunPurchase({ plan, amount, code, customer }: BegunPurchase): void {
  begun.write({ plan, amount, code, ...(customer !== undefined && { customer }) });
}

export function clearBegunPurchase(): void {
  begun.write(null);
}

/** The interrupted purchase; null without one and while hydrating. */
export function useBegunPurchase(): BegunPurchase | null {
  const { email } = useSession();
  const purchase = useAtomValue(begun.atom);
  return purchase?.customer === undefined || purchase.customer === email ? purchase : null;
}
