import type { ResidentialTier } from './price-list.ts';

/** How many lines can be generated at once, and how many at first (specification §9). */
export const AMOUNT_RANGE = { min: 1, max: 5000, default: 100 } as const;

/** Session durations that a tier offers, minutes (specification §5). */
export const DURATIONS = {
  basic: [15, 30, 60, 120],
  premium: [10, 30, 60, 90, 120],
} as const satisfies Record<ResidentialTier, readonly number[]>;

/** The duration that switching to a tier sets, minutes (decisions §3.11). */
export const DEFAULT_DURATION = { basic: 15, premium: 10 } as const satisfies Record<
  ResidentialTier,
  number
>;

/** The country that is picked at first, matched whatever its case (specification §9). */
export const DEFAULT_COUNTRY = 'US';

/**
 * The nearest number of lines that can be generated (specification §5).
 * @param amount what was typed; fractions are cut off, not a number gives 1
 * @returns a whole number from 1 to 5000
 */
export function clampAmount(amount: number): number {
  if (Number.isNaN(amount)) return AMOUNT_RANGE.min;
  return Math.min(AMOUNT_RANGE.max, Math.max(AMOUNT_RANGE.min, Math.trunc(amount)));
}

/** Whether a tier offers a session duration of so many minutes (specification §5). */
export function isDurationOf(tier: ResidentialTier, minutes: number): boolean {
  return DURATIONS[tier].some((duration) => duration === minutes);
}
