import type { PlanParam } from '../paths.ts';

/** Names of the cards on the pricing page. */
export const PLAN_NAMES: Record<PlanParam, string> = {
  resi_basic: 'Basic Residential',
  resi_premium: 'Premium Residential',
  isp: 'Private ISP (US)',
};

export function isPlanParam(value: unknown): value is PlanParam {
  return typeof value === 'string' && Object.hasOwn(PLAN_NAMES, value);
}

/** "20 GB Premium Residential", "25 IPs Private ISP (US)". */
export function describePurchase({ plan, amount }: { plan: PlanParam; amount: number }): string {
  return `${amount} ${plan === 'isp' ? 'IPs' : 'GB'} ${PLAN_NAMES[plan]}`;
}
