import { DIRECTION } from './language.ts';

/**
 * Isolates a text whose language may differ from the page's, so that its punctuation stays at the correct end on a
 * right-to-left page. For display only, because it adds invisible characters.
 */
export const isolatedText = (text: string): string =>
  DIRECTION === 'rtl' && text.trim() !== '' ? `\u2068${text}\u2069` : text;
