import type { CheckContext } from '../engine/context.ts';
import { optionsOf } from './options.ts';

/** What data costs, in US dollars; undefined where no price was given. */
export function listPrice(
  context: CheckContext,
  tier: string,
  gigabytes: number,
): number | undefined {
  const perGigabyte = optionsOf(context).prices?.[tier];
  return perGigabyte === undefined ? undefined : cents(gigabytes * perGigabyte);
}

/** Rounds to whole cents, in dollars. */
export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
