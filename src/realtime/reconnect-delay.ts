const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * How long to wait before the next try, in milliseconds: doubles from 1 s to 30 s and never gives up. Half of it is
 * random, so that the customers of a restarted server do not all come back at once.
 * @param failures tries that failed since the last success
 * @param random 0 to 1
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return longest / 2 + (longest / 2) * random;
}
