import type { Plan } from '../../domain/plans.ts';
import { planOfParam } from '../../domain/plans.ts';
import { clampGb, ISP_QUANTITIES, SUBNET } from '../../domain/price.ts';

/** A plan, amount and code from the URL, the planner or an interrupted purchase. Each request is a new object. */
export type Brought = {
  /** The card that is meant; undefined for all of them. */
  plan?: Plan | undefined;
  amount?: number | undefined;
  code: string;
};

const CODE_MAX = 64;
const IP_COUNTS: readonly number[] = [...ISP_QUANTITIES, SUBNET.quantity];

/** Reads `plan`, `amount` and `code` from the URL. Invalid values are ignored. */
export function parseBrought(search: string): Brought | null {
  const query = new URLSearchParams(search);
  const plan = planOfParam(query.get('plan'));
  const amount = query.get('amount');
  const code = (query.get('code') ?? '').trim();
  const brought: Brought = { code: code.length <= CODE_MAX ? code : '' };
  if (plan !== undefined) brought.plan = plan;
  if (amount !== null && /^\d{1,4}$/.test(amount)) brought.amount = Number(amount);
  const asksNothing = !brought.plan && brought.amount === undefined && brought.code === '';
  return asksNothing ? null : brought;
}

/** The amount for one card, or undefined. */
export function amountFor(plan: Plan, { amount }: Brought): number | undefined {
  if (amount === undefined) return undefined;
  if (plan === 'isp') return IP_COUNTS.includes(amount) ? amount : undefined;
  return clampGb(amount);
}
