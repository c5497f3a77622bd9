import { plural } from '../i18n/text.ts';

/** Reports the rows of a list that could not be read. */
export function unreadText(rows: number): string {
  return plural(rows, { one: '# row could not be read', other: '# rows could not be read' });
}

/** Reports the rows that a copy or file lacks; undefined if it has all. */
export function missingText(rows = 0): string | undefined {
  if (rows === 0) return undefined;
  return plural(rows, {
    one: '# row could not be read and is missing.',
    other: '# rows could not be read and are missing.',
  });
}

const MAX_MESSAGE_LENGTH = 300;

/** Truncates a text to the length of a message and adds an ellipsis. Never splits a character. */
export function cutText(text: string, maxLength: number = MAX_MESSAGE_LENGTH): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The name of a file, with a timestamp in UTC: "Ambergate_2026-11-21_05-05-49.txt". */
export function downloadName(productName: string, now: Date, extension: string): string {
  const stamp = now.toISOString().slice(0, 19).replace('T', '_').replaceAll(':', '-');
  return `${productName}_${stamp}.${extension}`;
}
