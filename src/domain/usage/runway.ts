import type { Tier } from '../plans.ts';
import { DAY_MS, parseServerTime } from '../server-time.ts';
import { HORIZON_DAYS, type Pace } from './usage.ts';

/** A purchase of data: what is left in GB, and when the rest expires (milliseconds since 1970; null for never). */
export type Batch = { leftGb: number; expiresAt: number | null };

/** A purchase as listed by the server. */
type ListedBatch = { tier: Tier; leftGb: number; expireTime?: string | undefined };

/** How long data lasts, and how much of it expires unused. */
export type Runway = {
  /** When nothing will be left; null if that is more than a year away, or never. */
  end: Date | null;
  /** Data that expires before it is used, in GB. */
  lostGb: number;
};

/** The purchases of a tier that have data left, earliest expiry first. An unreadable time counts as never. */
export function batchesOf(listed: readonly ListedBatch[], tier: Tier): readonly Batch[] {
  return listed
    .filter((batch) => batch.tier === tier && batch.leftGb > 0)
    .map(({ leftGb, expireTime = '' }) => ({
      leftGb,
      expiresAt: parseServerTime(expireTime)?.getTime() ?? null,
    }))
    .toSorted((one, other) => endOf(one) - endOf(other));
}

const endOf = ({ expiresAt }: Batch): number => expiresAt ?? Infinity;

/** When the first purchase expires, and how much of it is left; null if none expires. */
export function nextToEnd(batches: readonly Batch[]): { at: Date; leftGb: number } | null {
  const at = Math.min(...batches.map(endOf));
  if (!Number.isFinite(at)) return null;
  const ending = batches.filter((batch) => batch.expiresAt === at);
  return { at: new Date(at), leftGb: ending.reduce((sum, { leftGb }) => sum + leftGb, 0) };
}

/**
 * How long a tier's data lasts at a pace. Each purchase is used until it is empty or expires, followed by the next one,
 * so the end is never after the last expiry.
 * @param pace null if it is not known yet; then nothing counts as used
 */
export function runwayOf(batches: readonly Batch[], pace: Pace | null, now: number): Runway {
  const gbPerMs = Math.max(0, pace?.gbPerDay ?? 0) / DAY_MS;
  let at = now;
  let lostGb = 0;
  const used = batches.filter(({ leftGb }) => leftGb > 0);
  for (const batch of used.toSorted((one, other) => endOf(one) - endOf(other))) {
    const usedAt = at + batch.leftGb / gbPerMs;
    if (usedAt <= endOf(batch)) at = usedAt;
    else {
      const end = Math.max(at, endOf(batch));
      lostGb += batch.leftGb - (end - at) * gbPerMs;
      at = end;
    }
  }
  const isNear = at - now <= HORIZON_DAYS * DAY_MS;
  return { end: isNear ? new Date(at) : null, lostGb };
}
