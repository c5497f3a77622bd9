import { countText } from '../domain/text.ts';
import { showToast } from './toast.ts';

export function unreadText(count: number): string {
  return `${countText(count, 'row')} could not be read`;
}

export function missingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return `${unreadText(count)} and ${count === 1 ? 'is' : 'are'} missing.`;
}

const LONGER_MS = 6000;

export function confirmListAction(title: string, missing = 0): void {
  const text = missingText(missing);
  showToast({
    kind: 'success',
    title,
    ...(text === undefined ? {} : { text, duration: LONGER_MS }),
  });
}
