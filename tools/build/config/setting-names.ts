import { distance } from './nearest.ts';
import { Environment } from './schema.ts';

const KNOWN = Object.keys(Environment.shape);
/** Set by Vite itself. */
const VITE_OWN = new Set(['VITE_USER_NODE_ENV']);

/**
 * `VITE_` names in the environment that are not settings of the shop, each with the setting that was probably intended.
 */
export function unknownSettings(env: Record<string, unknown>): { name: string; meant?: string }[] {
  return Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && !KNOWN.includes(name))
    .filter((name) => !VITE_OWN.has(name))
    .map((name) => {
      const meant = KNOWN.find((known) => isNear(name, known));
      return meant === undefined ? { name } : { name, meant };
    });
}

/**
 * Two names are similar if they differ in at most two letters, if the known name begins with the words of the other, or
 * if one lacks one word of the other and at least two words match.
 */
function isNear(name: string, known: string): boolean {
  const [given, right] = [wordsOf(name), wordsOf(known)];
  if (distance(given.join(''), right.join('')) <= 2) return true;
  if (given.every((word, index) => word === right[index])) return true;
  const common = given.filter((word) => right.includes(word)).length;
  const [shorter, longer] = [given.length, right.length].toSorted((a, b) => a - b);
  return common >= 2 && common === shorter && longer === shorter + 1;
}

const wordsOf = (name: string) => name.toUpperCase().split('_').slice(1);
