import { LOCALE } from './language.ts';

/** "a, b, and c" in the page's language. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE).format(items);
