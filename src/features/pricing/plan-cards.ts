import { PRODUCTS } from '../../content/products.ts';
import type { Plan } from '../../domain/plans.ts';
import { PLANS } from '../../domain/plans.ts';

/** The texts of a card. */
export type PlanText = {
  plan: Plan;
  name: string;
  summary: string;
  features: readonly string[];
  isPopular: boolean;
};

export const PLAN_TEXTS: readonly PlanText[] = PRODUCTS.map(
  ({ plan, summary, features, popular }) => ({
    plan,
    name: PLANS[plan].name,
    summary,
    features,
    isPopular: popular,
  }),
);
