import { clampGb, residentialPrice } from '../money/price.ts';
import { GB_RANGE, TIERS, type Tier } from '../plans.ts';

/** A customer's estimate of the traffic. */
export type TrafficEstimate = {
  /** Pages or requests that must succeed. */
  pages: number;
  /** Weight of one page in kB (1 kB = 1,000 bytes). */
  pageWeightKb: number;
  /** Repeated requests as a percentage of the pages; 100 means every page twice. */
  retriesPercent: number;
};

type PlanAdvice = {
  tier: Tier;
  /** GB to buy, within the slider's range. */
  gigabytes: number;
  /** Whether the amount exceeds one purchase: buy again, or open a ticket. */
  exceeds: boolean;
  /** US dollars before discount. */
  price: number;
};

const KB_PER_GB = 1_000_000;

const atLeastZero = (value: number): number => (Number.isFinite(value) ? Math.max(0, value) : 0);

/**
 * The data that a job needs: pages × weight × (1 + retries).
 * @returns decimal GB (10⁹ bytes), the unit that is sold, rounded to bytes; negative or missing numbers count as 0
 */
export function planGigabytes(estimate: TrafficEstimate): number {
  const kilobytes =
    atLeastZero(estimate.pages) *
    atLeastZero(estimate.pageWeightKb) *
    (1 + atLeastZero(estimate.retriesPercent) / 100);
  return Math.round(kilobytes * 1000) / (KB_PER_GB * 1000);
}

/**
 * Recommends a tier and an amount: rounded up to whole GB, within the slider's range.
 * @param gigabytes GB needed, from {@link planGigabytes}
 * @param needsPremium whether the job is a high-value task, or needs proxies in one state or city
 */
export function recommendPlan(gigabytes: number, needsPremium = false): PlanAdvice {
  const needed = Math.ceil(Math.max(0, gigabytes || 0));
  const amount = clampGb(needed);
  const wanted = needsPremium ? 'premium' : 'basic';
  const tier = TIERS.find((sold) => sold === wanted) ?? TIERS[0];
  return {
    tier,
    gigabytes: amount,
    exceeds: needed > GB_RANGE.max,
    price: residentialPrice(tier, amount),
  };
}
