import { HAS_LANGUAGES, LANGUAGE } from '../../i18n/language.ts';
import { browserLocales } from '../../platform/browser-locales.ts';
import { persisted } from '../../platform/persisted.ts';

/** The tag of the language that the customer chose in this browser; null before any choice. */
export const chosenLanguage = persisted(
  'language',
  { parse: (text) => (text.length < 20 ? text : undefined), print: (tag: string) => tag },
  null,
);

/** Whether another language may suit the visitor better. The code that offers it decides. */
export const mayPreferAnother = (): boolean =>
  HAS_LANGUAGES && !(chosenLanguage.read() ?? browserLocales()[0] ?? LANGUAGE).startsWith(LANGUAGE);
