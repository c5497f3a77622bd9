import { inContext } from '../i18n/text.ts';
import { LOCALE } from './language.ts';

/** "a, b, and c" in the page's language. */
export const listText = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE).format(items);

/** "a, b, or c" in the page's language. */
export const choiceText = (items: readonly string[]): string =>
  new Intl.ListFormat(LOCALE, { type: 'disjunction' }).format(items);

/** "a, b, c" in the page's language, for facts such as the parts of a place. Omits unknown ones. */
export const seriesText = (items: readonly (string | undefined)[]): string =>
  items.filter(Boolean).join(inContext('between items: Miami, Florida, US')`, `);
