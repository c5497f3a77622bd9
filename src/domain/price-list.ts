/** A tier of residential data, as `mealType` and `planType` spell it. */
export type ResidentialTier = 'basic' | 'premium';

/** US dollars per GB. */
export const PRICE_PER_GB = { basic: 3, premium: 4 } as const satisfies Record<
  ResidentialTier,
  number
>;

/** Range of the sliders of both residential cards, in GB. */
export const GB_RANGE = { min: 5, max: 100, step: 1, default: 5 } as const;

/** Numbers of IPs that can be bought on the page. */
export const ISP_QUANTITIES = [25, 50, 75, 100] as const;

export const ISP_DEFAULT_QUANTITY = 25;

/** US dollars per IP until the server's plan has loaded. */
export const ISP_FALLBACK_UNIT_PRICE = 2;

/** The subnet that is sold by ticket: its number of IPs and its price as a whole in US dollars. */
export const SUBNET = { quantity: 254, listPrice: 435.2 } as const;
