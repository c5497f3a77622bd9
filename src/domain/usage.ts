import type { Tier } from './plans.ts';
import { figureText } from './text.ts';

/** The four figures of BandwidthAnalysis, in GB. */
export type Bandwidth = {
  basicUsedBandwidth: number;
  basicTotalBandWidth: number;
  premiumUsedBandwidth: number;
  premiumTotalBandWidth: number;
};

export type Usage = {
  usedGb: number;
  totalGb: number;
  /** total − used, never below 0. */
  remainingGb: number;
};

/** Data counts as low when this fraction or less remains. */
const LOW_FRACTION = 0.1;

/** The usage of one tier. */
export function usageOf(bandwidth: Bandwidth, tier: Tier): Usage {
  const [usedGb, totalGb] =
    tier === 'basic'
      ? [bandwidth.basicUsedBandwidth, bandwidth.basicTotalBandWidth]
      : [bandwidth.premiumUsedBandwidth, bandwidth.premiumTotalBandWidth];
  return { usedGb, totalGb, remainingGb: Math.max(0, totalGb - usedGb) };
}

/** Whether any data is left to generate proxies with. */
export function canGenerate(usage: Pick<Usage, 'usedGb' | 'totalGb'>): boolean {
  return usage.totalGb > usage.usedGb;
}

/** The tier that the generator starts with: Premium where only Premium has data left, else Basic. */
export function startTier(bandwidth: Bandwidth): Tier {
  const has = (tier: Tier) => canGenerate(usageOf(bandwidth, tier));
  return !has('basic') && has('premium') ? 'premium' : 'basic';
}

/** Whether a tenth or less of the bought data remains; false when nothing was ever bought. */
export function isLow(usage: Pick<Usage, 'remainingGb' | 'totalGb'>): boolean {
  return usage.totalGb > 0 && usage.remainingGb <= usage.totalGb * LOW_FRACTION;
}

/** "12.5 GB", at most 2 decimals. A small amount that would round to 0 is "< 0.01 GB". */
export function formatGb(gb: number): string {
  if (gb > 0 && gb < 0.005) return '< 0.01 GB';
  return `${figureText(gb)} GB`;
}
