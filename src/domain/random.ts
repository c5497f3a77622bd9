/**
 * A source of randomness that is passed in: gives a whole number from 0 to `maxExclusive` − 1, all equally likely.
 * `maxExclusive` is a whole number from 1 to 2³².
 */
export type RandomInt = (maxExclusive: number) => number;

/** The same items in random order (Fisher–Yates); the list given is left as it is. */
export function shuffle<T>(list: readonly T[], randomInt: RandomInt): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    const item = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = item;
  }
  return shuffled;
}
