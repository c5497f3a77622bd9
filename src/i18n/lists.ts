import { LOCALE } from './language.ts';

/** "a, b, and c" in the page's language. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE).format(items);

/** "a, b" in the page's language. */
export const shortListText = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { style: 'narrow' }).format(items);
