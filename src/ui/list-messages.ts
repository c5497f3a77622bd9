import { countText } from '../domain/text.ts';
import { showToast } from './toast.ts';

/** Says how many rows of an answer could not be read. */
export function unreadText(count: number): string {
  return `${countText(count, 'row')} could not be read`;
}

/** The part that a message adds when rows are missing; undefined when none are. */
export function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return `${unreadText(count)} and ${count === 1 ? 'is' : 'are'} missing.`;
}

const LONGER_MS = 6000;

/** Confirms an action on a list, and says how many lines are missing because they could not be read. */
export function confirmListAction(title: string, missing = 0): void {
  const text = missingText(missing);
  showToast({
    kind: 'success',
    title,
    ...(text === undefined ? {} : { text, duration: LONGER_MS }),
  });
}
