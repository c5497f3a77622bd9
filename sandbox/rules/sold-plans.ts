/** A plan that is sold per IP. */
export interface SoldPlan {
  planKey: string;
  planName: string;
  unitCents: number;
}

export const PLAN_DAYS = 30;
export const SUBNET_SIZE = 254;
const SUBNET_CENTS = 43_520;

/** The plan table; the second entry is the ISP plan (decisions §2). */
export const soldPlans = (ispUnitCents = 200): readonly SoldPlan[] => [
  { planKey: 'static-dc-us', planName: 'Datacenter (US)', unitCents: 120 },
  { planKey: 'static-isp-us', planName: 'Private ISP (US)', unitCents: ispUnitCents },
];

/** A whole subnet has a list price of its own (specification §9). */
export const addressesCents = (plan: SoldPlan, quantity: number): number =>
  quantity === SUBNET_SIZE ? SUBNET_CENTS : quantity * plan.unitCents;
