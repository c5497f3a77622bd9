import { amounts, products } from '../../shop.config.ts';
import { t } from '../i18n/text.ts';
import { gigabytesText } from './gigabytes.ts';

/** What the shop sells, as spelled by `mealType`, `MealType` and `planType` in the contract. */
export type Plan = 'basic' | 'premium' | 'isp';

/** A plan of residential data. Only these have a price per GB, session durations and generated lines. */
export type Tier = Exclude<Plan, 'isp'>;

/** The subject of a dashboard tab, and the `type` parameter of its URL. */
export type ProductType = 'residential' | 'isp';

/** How the `plan` parameter of /pricing spells a plan. Links on other sites use it. */
export type PlanParam = 'resi_basic' | 'resi_premium' | 'isp';

type PlanFacts = {
  name: string;
  /** The name to use when the product is clear, as in "Buy Basic data". */
  shortName: string;
  /** Name in the Type column of Orders History. */
  orderType: string;
  product: ProductType;
  param: PlanParam;
  unit: 'GB' | 'IPs';
};

function residential(tier: Tier) {
  const { name, shortName } = products[tier];
  return { name, shortName, orderType: name, product: 'residential', unit: 'GB' } as const;
}

export const PLANS = {
  basic: { ...residential('basic'), param: 'resi_basic' },
  premium: { ...residential('premium'), param: 'resi_premium' },
  isp: {
    name: products.isp.name,
    shortName: products.isp.shortName,
    orderType: products.isp.shortName,
    product: 'isp',
    param: 'isp',
    unit: 'IPs',
  },
} as const satisfies Record<Plan, PlanFacts>;

/** `Type` of Order/PageList. */
export const ORDER_TYPE = { residential: 0, isp: 1 } as const satisfies Record<ProductType, number>;

export const ALL_TIERS = ['basic', 'premium'] as const satisfies readonly Tier[];

const [firstTier = 'basic', ...otherTiers] = ALL_TIERS.filter(
  (tier) => products[tier].sold !== false,
);
/** The tiers that are sold. */
export const TIERS: readonly [Tier, ...Tier[]] = [firstTier, ...otherTiers];

/** Whether a value, for example from the URL, is a tier. */
export function isTier(value: unknown): value is Tier {
  return value === 'basic' || value === 'premium';
}

/** Whether a value, for example from the URL, is a product type. */
export function isProductType(value: unknown): value is ProductType {
  return value === 'residential' || value === 'isp';
}

export const SELLS_ISP = products.isp.sold;

/** What is sold, in display order. */
export const SOLD: readonly Plan[] = SELLS_ISP ? [...TIERS, 'isp'] : TIERS;

/** The plan that a `plan` parameter names; undefined for any other value, and for a plan that is not sold. */
export function planOfParam(param: unknown): Plan | undefined {
  return SOLD.find((plan) => PLANS[plan].param === param);
}

/** An amount with its unit: "20 GB", "25 IPs". */
export function amountOf(plan: Plan, amount: number): string {
  return plan === 'isp' ? t`${amount} IPs` : gigabytesText(amount);
}

export type Item = {
  plan: Plan;
  /** GB, or IPs. */
  amount: number;
};

/** An amount with its unit and plan: "20 GB Premium Residential", "25 IPs Private ISP (US)". */
export function describePurchase({ plan, amount }: Item): string {
  return `${amountOf(plan, amount)} ${PLANS[plan].name}`;
}

/** A shorter form: "20 GB Premium", "25 IPs". */
export function shortPurchase({ plan, amount }: Item): string {
  const of = plan === 'isp' ? '' : ` ${PLANS[plan].shortName}`;
  return `${amountOf(plan, amount)}${of}`;
}

/** US dollars per GB. */
export const PRICE_PER_GB = {
  basic: products.basic.price,
  premium: products.premium.price,
} as const satisfies Record<Tier, number>;

/** Range of the sliders of both residential cards, in GB. */
export const GB_RANGE = { ...amounts.gigabytes, step: 1 } as const;

/** Numbers of IPs that can be bought on the page. */
export const ISP_QUANTITIES = amounts.ips;

export const [ISP_DEFAULT_QUANTITY] = ISP_QUANTITIES;

/** US dollars per IP until the server's plan has loaded. */
export const ISP_FALLBACK_UNIT_PRICE = products.isp.price;

/** The subnet, which is sold by ticket: its number of IPs and its total price in US dollars. */
export const SUBNET = { quantity: amounts.subnet.ips, listPrice: amounts.subnet.price } as const;

/** Every number of IPs on the page. To buy the subnet, customers open a ticket. */
export const ISP_COUNTS: readonly number[] = [...ISP_QUANTITIES, SUBNET.quantity];
