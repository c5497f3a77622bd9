/** What the shop sells. The contract spells it like this as `mealType`, `MealType` and `planType`. */
export type Plan = 'basic' | 'premium' | 'isp';

/** A plan of residential data. Only these have a price per GB, session durations and generated lines. */
export type Tier = Exclude<Plan, 'isp'>;

/** A tab of the dashboard, and the `type` parameter of its address. */
export type Product = 'residential' | 'isp';

/** How the `plan` parameter of /pricing spells a plan. Links outside the shop use it. */
export type PlanParam = 'resi_basic' | 'resi_premium' | 'isp';

type PlanFacts = {
  /** Name of its card on the pricing page. */
  name: string;
  /** Name where its product is clear, as in "Buy Basic data". */
  shortName: string;
  /** Name in the Type column of Orders History. */
  orderType: string;
  product: Product;
  param: PlanParam;
  /** What an amount of it counts. */
  unit: 'GB' | 'IPs';
};

/** Everything that follows from a plan. */
export const PLANS = {
  basic: {
    name: 'Basic Residential',
    shortName: 'Basic',
    orderType: 'Basic Residential',
    product: 'residential',
    param: 'resi_basic',
    unit: 'GB',
  },
  premium: {
    name: 'Premium Residential',
    shortName: 'Premium',
    orderType: 'Premium Residential',
    product: 'residential',
    param: 'resi_premium',
    unit: 'GB',
  },
  isp: {
    name: 'Private ISP (US)',
    shortName: 'ISP',
    orderType: 'ISP',
    product: 'isp',
    param: 'isp',
    unit: 'IPs',
  },
} as const satisfies Record<Plan, PlanFacts>;

/** `Type` of Order/PageList. */
export const ORDER_TYPE = { residential: 0, isp: 1 } as const satisfies Record<Product, number>;

/** The tiers in display order. */
export const TIERS = ['basic', 'premium'] as const satisfies readonly Tier[];

export function isTier(value: unknown): value is Tier {
  return value === 'basic' || value === 'premium';
}

export function isProduct(value: unknown): value is Product {
  return value === 'residential' || value === 'isp';
}

/** The plan that a `plan` parameter means; undefined for any other value. */
export function planOfParam(param: unknown): Plan | undefined {
  return ([...TIERS, 'isp'] as const).find((plan) => PLANS[plan].param === param);
}

/** An amount with its unit: "20 GB", "25 IPs". */
export function amountOf(plan: Plan, amount: number): string {
  return `${amount} ${PLANS[plan].unit}`;
}

/** An amount with its unit and plan: "20 GB Premium Residential", "25 IPs Private ISP (US)". */
export function describePurchase({ plan, amount }: { plan: Plan; amount: number }): string {
  return `${amountOf(plan, amount)} ${PLANS[plan].name}`;
}

/** US dollars per GB. */
export const PRICE_PER_GB = { basic: 3, premium: 4 } as const satisfies Record<Tier, number>;

/** Range of the sliders of both residential cards, in GB. */
export const GB_RANGE = { min: 5, max: 100, step: 1, default: 5 } as const;

/** Numbers of IPs that can be bought on the page. */
export const ISP_QUANTITIES = [25, 50, 75, 100] as const;

export const ISP_DEFAULT_QUANTITY = 25;

/** US dollars per IP until the server's plan has loaded. */
export const ISP_FALLBACK_UNIT_PRICE = 2;

/** The subnet that is sold by ticket: its number of IPs and its price as a whole in US dollars. */
export const SUBNET = { quantity: 254, listPrice: 435.2 } as const;
