/** A random whole number from 0 to `maxExclusive` − 1, all equally likely. `maxExclusive` is from 1 to 2³². */
export type RandomInt = (maxExclusive: number) => number;

/** A shuffled copy of a list (Fisher–Yates). */
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
