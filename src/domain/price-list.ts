/** A tier of residential data, as it is written in `mealType` and `planType` (specification §3). */
export type ResidentialTier = 'basic' | 'premium';

/** US dollars for one GB (specification §9). */
export const PRICE_PER_GB = { basic: 3, premium: 4 } as const satisfies Record<
  ResidentialTier,
  number
>;

/** What the sliders of both residential cards offer, in GB (specification §9). */
export const GB_RANGE = { min: 5, max: 100, step: 1, default: 5 } as const;

/** IPs that can be bought through the page (specification §9). */
export const ISP_QUANTITIES = [25, 50, 75, 100] as const;

/** IPs that are chosen at first (specification §9). */
export const ISP_DEFAULT_QUANTITY = 25;

/** US dollars for one IP until the plan has been loaded (specification §9). */
export const ISP_FALLBACK_UNIT_PRICE = 2;

/** The subnet that is sold by ticket: IPs, and US dollars for all of them (specification §9, decisions §3.9). */
export const SUBNET = { quantity: 254, listPrice: 435.2 } as const;
