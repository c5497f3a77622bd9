import { figureText } from '../domain/numbers.ts';

/** What is said of rows that the server sent and that could not be read. */
export function unreadText(count: number): string {
  return `${count === 1 ? '1 row' : `${figureText(count)} rows`} could not be read`;
}

/** What a message about the rest of the list adds; undefined when the list is whole. */
export function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return `${unreadText(count)} and ${count === 1 ? 'is' : 'are'} missing.`;
}
