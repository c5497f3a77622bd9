import type { Tier } from '../store/bandwidth.ts';

const CENTS_PER_GB = { basic: 300, premium: 400 } satisfies Record<Tier, number>;

export const TIER_NAMES = { basic: 'Basic', premium: 'Premium' } satisfies Record<Tier, string>;

export const dataCents = (tier: Tier, gigabytes: number): number => CENTS_PER_GB[tier] * gigabytes;
