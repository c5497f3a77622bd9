import { figureText } from '../domain/numbers.ts';

/** Says how many rows of an answer could not be read. */
export function unreadText(count: number): string {
  return `${count === 1 ? '1 row' : `${figureText(count)} rows`} could not be read`;
}

/** The part that a message adds when rows are missing; undefined when none are. */
export function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return `${unreadText(count)} and ${count === 1 ? 'is' : 'are'} missing.`;
}
