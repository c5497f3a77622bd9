import { showToast } from '../ui/toast.ts';
import { missingText } from '../ui/unread-text.ts';

const LONGER_MS = 6000;

/** Confirms an action on a list, and says how many lines are missing because they could not be read. */
export function done(title: string, missing = 0): void {
  const text = missingText(missing);
  showToast({
    kind: 'success',
    title,
    ...(text === undefined ? {} : { text, duration: LONGER_MS }),
  });
}
