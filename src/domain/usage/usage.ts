import { products } from '../../../shop.config.ts';
import { figureText } from '../../i18n/numbers.ts';
import { plural, t } from '../../i18n/text.ts';
import { gigabytesText } from '../gigabytes.ts';
import { ALL_TIERS, TIERS, type Tier } from '../plans.ts';
import { DAY_MS, HOUR_MS } from '../server-time.ts';

/** The four figures of BandwidthAnalysis, in GB. */
export type Bandwidth = Record<`${Tier}UsedBandwidth` | `${Tier}TotalBandWidth`, number>;

export type Usage = {
  usedGb: number;
  totalGb: number;
  /** total − used, never below 0. */
  remainingGb: number;
};

/** Data counts as low when this fraction or less remains. */
const LOW_FRACTION = 0.1;

/** The figures of one tier. */
export function usageOf(bandwidth: Bandwidth, tier: Tier): Usage {
  const usedGb = bandwidth[`${tier}UsedBandwidth`];
  const totalGb = bandwidth[`${tier}TotalBandWidth`];
  return { usedGb, totalGb, remainingGb: Math.max(0, totalGb - usedGb) };
}

/** Whether data is left, so that the server returns lines. */
export function canGenerate(usage: Pick<Usage, 'usedGb' | 'totalGb'>): boolean {
  return usage.totalGb > usage.usedGb;
}

const hasLeft = (bandwidth: Bandwidth) => (tier: Tier) => canGenerate(usageOf(bandwidth, tier));

/** The tier that the generator starts with: the first one with data left, preferably one that is sold. */
export function suggestedTier(bandwidth: Bandwidth): Tier {
  return [...TIERS, ...ALL_TIERS].find(hasLeft(bandwidth)) ?? TIERS[0];
}

/**
 * The tiers that a customer can use: those that are sold, and discontinued ones as long as the customer has data left.
 */
export function usableTiers(bandwidth: Bandwidth | undefined): readonly Tier[] {
  if (bandwidth === undefined) return TIERS;
  const has = hasLeft(bandwidth);
  return ALL_TIERS.filter((tier) => TIERS.includes(tier) || has(tier));
}

/** Whether a tenth or less of the bought data remains; false if nothing was ever bought. */
export function isLow(usage: Pick<Usage, 'remainingGb' | 'totalGb'>): boolean {
  return usage.totalGb > 0 && usage.remainingGb <= usage.totalGb * LOW_FRACTION;
}

/** "12.5 GB", with at most 2 decimals. A small amount that would round to 0 becomes "< 0.01 GB". */
export function formatGb(gb: number): string {
  if (gb > 0 && gb < 0.005) return t`< ${figureText(0.01)} GB`;
  return gigabytesText(gb);
}

/** How long bought data of a tier can be used; empty if the shop file does not specify it. */
export function validityText(tier: Tier): string {
  const { shortName, dataDays } = products[tier];
  if (dataDays === undefined) return '';
  if (dataDays === 'never') return t`${shortName} data does not expire.`;
  return plural(dataDays, {
    one: `${shortName} data is valid for # day after purchase.`,
    other: `${shortName} data is valid for # days after purchase.`,
  });
}

/** The data used per tier, in GB, at one moment (milliseconds since 1970). */
export type Reading = { at: number } & Record<Tier, number>;

/** How fast data is used: GB per day over the last `days` whole days (1 to 7). */
export type Pace = { days: number; gbPerDay: number };

const MAX_DAYS = 7;
const MIN_DAYS = 1;
/** One year, because a later date would be meaningless. */
export const HORIZON_DAYS = 365;

/**
 * Adds a reading to the readings, which are in chronological order: at most one per hour, and only if the pace of the
 * last 7 days needs it.
 * @returns the same array when there is nothing to add
 */
export function addReading(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  // If the clock was set back, there are readings from the future.
  const past = readings.filter(({ at }) => at <= reading.at);
  const last = past.at(-1);
  if (last && past.length === readings.length && reading.at - last.at < HOUR_MS) return readings;
  return [...neededAt(past, reading.at), reading];
}

/** Whether the readings reach back far enough for a pace at this moment. */
export function hasPace(readings: readonly Reading[], now: number): boolean {
  const [first] = neededAt(readings, now);
  return first !== undefined && now - first.at >= MIN_DAYS * DAY_MS;
}

/**
 * The pace at which data of one tier was used in the last 7 days, or since the first reading. Spreads usage evenly
 * between two readings.
 * @returns null if the readings span less than a day, or less than a day since the server's counter was reset
 */
export function paceOf(readings: readonly Reading[], tier: Tier, now: number): Pace | null {
  const needed = neededAt(readings, now).filter(({ at }) => at <= now);
  const restart = needed.findLastIndex(
    (reading, at) => reading[tier] < (needed[at - 1]?.[tier] ?? 0),
  );
  const [first, second, ...others] = needed.slice(Math.max(0, restart));
  const last = others.at(-1) ?? second;
  if (!first || !second || !last) return null;
  const start = Math.max(first.at, now - MAX_DAYS * DAY_MS);
  // Prevents division by zero for two readings at the same moment.
  const share = (start - first.at) / (second.at - first.at || 1);
  const usedAtStart = first[tier] + share * (second[tier] - first[tier]);
  const days = (last.at - start) / DAY_MS;
  if (now - start < MIN_DAYS * DAY_MS || days < 1) return null;
  return {
    days: Math.round((now - start) / DAY_MS),
    gbPerDay: (last[tier] - usedAtStart) / days,
  };
}

/** When the remaining data is used up at a pace; null if that is more than a year away, or never. */
export function usedUpAt(remainingGb: number, { gbPerDay }: Pace, now: number): Date | null {
  const days = remainingGb / gbPerDay;
  return days <= HORIZON_DAYS ? new Date(now + days * DAY_MS) : null;
}

/** The readings of the last 7 days, and the one before them. */
function neededAt(readings: readonly Reading[], now: number): readonly Reading[] {
  const before = readings.findLastIndex(({ at }) => at <= now - MAX_DAYS * DAY_MS);
  return readings.slice(Math.max(0, before));
}
