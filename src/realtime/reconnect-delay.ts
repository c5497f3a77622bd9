const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * The delay before the next attempt in milliseconds. Doubles from 1 s to 30 s and never gives up. Half of it is
 * random, so that the customers of a restarted server do not all reconnect at once.
 * @param failures failed attempts since the last success
 * @param random 0 to 1
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return longest / 2 + (longest / 2) * random;
}
