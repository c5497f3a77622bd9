import { DIRECTION } from './language.ts';

/**
 * A text in a language that may not be the page's: on a page from right to left, its punctuation stays at its own end.
 * For display only, because it contains invisible characters.
 */
export const isolatedText = (text: string): string =>
  DIRECTION === 'rtl' && text.trim() !== '' ? `\u2068${text}\u2069` : text;
