import { amounts } from '../../../shop.config.ts';
import type { Tier } from '../plans.ts';

/** The settings of a generated list, in the form in which they are chosen, stored, linked and used to build it. */
export type GeneratorSettings = {
  tier: Tier;
  /** Codes as sent by the server; empty means Global, any state or any city. */
  country: string;
  state: string;
  city: string;
  /** Minutes that a sticky session lasts; null for rotating lines. */
  life: number | null;
  amount: number | null;
};

export const AMOUNT_RANGE = { min: 1, max: amounts.lines, default: 100 } as const;

/** Session durations of each tier, in minutes. */
export const DURATIONS = {
  basic: [15, 30, 60, 120],
  premium: [10, 30, 60, 90, 120],
} as const satisfies Record<Tier, readonly number[]>;

/** The duration that switching to a tier selects, in minutes. */
export const DEFAULT_DURATION = { basic: 15, premium: 10 } as const satisfies Record<Tier, number>;

/** The default country. The match ignores case, because servers differ. */
export const DEFAULT_COUNTRY = 'US';

/** A whole number of lines that can be generated. Truncates fractions; null and NaN result in 1. */
export function clampAmount(amount: number | null): number {
  if (amount === null || Number.isNaN(amount)) return AMOUNT_RANGE.min;
  return Math.min(AMOUNT_RANGE.max, Math.max(AMOUNT_RANGE.min, Math.trunc(amount)));
}

/** Whether a tier offers this session duration, in minutes. */
export function isDurationOf(tier: Tier, minutes: number): boolean {
  return DURATIONS[tier].some((duration) => duration === minutes);
}
