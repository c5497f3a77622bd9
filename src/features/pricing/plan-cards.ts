import { PLAN_NAMES } from '../../checkout/plan-names.ts';
import { PRODUCTS } from '../../content/products.ts';
import type { PlanParam } from '../../paths.ts';

/** The texts of a card. */
export type PlanText = {
  plan: PlanParam;
  name: string;
  summary: string;
  features: readonly string[];
  isPopular: boolean;
};

export const PLAN_TEXTS: readonly PlanText[] = PRODUCTS.map(
  ({ plan, summary, features, popular }) => ({
    plan,
    name: PLAN_NAMES[plan],
    summary,
    features,
    isPopular: popular,
  }),
);
