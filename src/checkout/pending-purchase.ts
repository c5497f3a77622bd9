import * as z from 'zod/mini';
import { json, persisted } from '../platform/persisted.ts';
import { useAtomValue } from '../platform/store.ts';
import type { PlanParam } from '../paths.ts';
import { isPlanParam } from './plan-names.ts';

/** A purchase that the login prompt interrupted. */
export type BegunPurchase = z.infer<typeof BegunPurchase>;

const BegunPurchase = z.object({
  plan: z.custom<PlanParam>(isPlanParam),
  amount: z.int().check(z.positive()),
  code: z.string(),
});

const begun = persisted<BegunPurchase, null>(
  'begun-purchase',
  json((value) => BegunPurchase.safeParse(value).data),
  null,
);

/** Remembers in this tab what was about to be bought, through login and the social login's reload. */
export function keepBegunPurchase({ plan, amount, code }: BegunPurchase): void {
  begun.write({ plan, amount, code });
}

export function clearBegunPurchase(): void {
  begun.write(null);
}

/** The purchase that waits, null without one and while hydrating. */
export function useBegunPurchase(): BegunPurchase | null {
  return useAtomValue(begun.atom);
}
