const pool = new Uint32Array(2048);
const RANGE = 0x1_0000_0000;
let used = pool.length;

/**
 * A random integer from 0 to `bound` − 1, from the browser's cryptographic source. Discards numbers in the incomplete
 * last block, so that all results are equally likely.
 */
export function randomInt(bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) {
    throw new RangeError(`bound must be an integer from 1 to ${RANGE}`);
  }
  const limit = RANGE - (RANGE % bound);
  let value = next();
  while (value >= limit) value = next();
  return value % bound;
}

function next(): number {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const value = pool[used] ?? 0;
  // Do not leave used random numbers in memory.
  pool[used] = 0;
  used += 1;
  return value;
}
