import { amounts, products } from '../../../shop.config.ts';
import { toCents } from './cents.ts';

/** A plan that is sold per IP. */
export type SoldPlan = {
  planKey: string;
  planName: string;
  unitCents: number;
};

/** The plan that the shop sells as its ISP plan. */
export const ISP_PLAN_KEY = 'static-isp-us';
export const PLAN_DAYS = 30;
export const SUBNET_SIZE = amounts.subnet.ips;

/** The plans for sale. The shop sells the second one as its ISP plan. */
export const soldPlans = (ispUnitCents = toCents(products.isp.price)): readonly SoldPlan[] => [
  { planKey: 'static-dc-us', planName: 'Datacenter (US)', unitCents: 120 },
  { planKey: ISP_PLAN_KEY, planName: products.isp.name, unitCents: ispUnitCents },
];

/** A whole subnet has its own list price. */
export const addressesCents = (plan: SoldPlan, quantity: number): number =>
  quantity === SUBNET_SIZE ? toCents(amounts.subnet.price) : quantity * plan.unitCents;
