import type { Backend } from '../backend.ts';
import { Refusal } from '../Refusal.ts';
import type { ReplacedPositions } from '../store/checkouts.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { addresses } from './addresses.ts';
import { toDollars } from './cents.ts';
import { utcTime } from './utc-time.ts';

/** A tenth of a plan is replaced free of charge until it is renewed; each additional address costs this much. */
const FREE_SHARE = 0.1;
const CENTS = 50;

const leftOf = ({ quantity, replacements }: IspPlanRow): number =>
  Math.max(0, Math.ceil(quantity * FREE_SHARE) - replacements);

const isActive = (plan: IspPlanRow, now: number): boolean => plan.expiresAt > now;

/** The replacements that a plan's detail reports; undefined for an expired plan, whose addresses cannot be replaced. */
export const allowanceOf = (plan: IspPlanRow, now: number) =>
  isActive(plan, now)
    ? { left: leftOf(plan), price: toDollars(CENTS), until: utcTime(plan.expiresAt) }
    : undefined;

/** The addresses with these ids, and the price of their replacement in cents. Rejects an unknown one. */
export function planReplacement({ store, now }: Backend, plan: IspPlanRow, ids: readonly string[]) {
  if (!isActive(plan, now())) {
    throw new Refusal(409, 'This plan has expired. Renew it first', 'no_replacements');
  }
  if (new Set(ids).size < ids.length) {
    throw new Refusal(400, 'An address is listed twice', 'invalid_request');
  }
  const all = addresses(store, plan);
  const positions = ids.map((id) => all.findIndex((address) => address.id === id));
  if (positions.includes(-1)) {
    throw new Refusal(404, 'This plan has no such address', 'address_not_found');
  }
  return { positions, all, cents: Math.max(0, ids.length - leftOf(plan)) * CENTS };
}

/** Replaces addresses of a plan and counts those that were free. */
export function replaceAddresses(
  { store }: Backend,
  { planId, positions }: ReplacedPositions,
): void {
  const plan = store.ispPlans.byId(planId);
  if (!plan) return;
  for (const position of positions) store.changedAddresses.replace(planId, position);
  store.ispPlans.countReplacements(planId, Math.min(positions.length, leftOf(plan)));
}
