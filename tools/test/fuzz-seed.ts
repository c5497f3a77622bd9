import { randomInt } from 'node:crypto';

/** The seed of this run's fuzzing: in `npm run test:all` a new one, or the one that a failure named. */
export function fuzzSeed(isAll: boolean, given = process.env['FUZZ_SEED']): string | undefined {
  return given ?? (isAll ? String(randomInt(2 ** 31)) : undefined);
}
