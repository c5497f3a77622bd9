/** A plan that is sold per IP. */
export type SoldPlan = {
  planKey: string;
  planName: string;
  unitCents: number;
};

export const PLAN_DAYS = 30;
export const SUBNET_SIZE = 254;
const SUBNET_CENTS = 43_520;

/** The plans for sale. The shop sells the second one as its ISP plan. */
export const soldPlans = (ispUnitCents = 200): readonly SoldPlan[] => [
  { planKey: 'static-dc-us', planName: 'Datacenter (US)', unitCents: 120 },
  { planKey: 'static-isp-us', planName: 'Private ISP (US)', unitCents: ispUnitCents },
];

/** A whole subnet has its own list price. */
export const addressesCents = (plan: SoldPlan, quantity: number): number =>
  quantity === SUBNET_SIZE ? SUBNET_CENTS : quantity * plan.unitCents;
