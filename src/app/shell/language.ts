import { LANGUAGE, LANGUAGES } from '../../i18n/language.ts';
import { BASE, FILES, languagePath, plainPath } from '../../paths.ts';
import { browserLocales } from '../../platform/locale.ts';
import { persisted } from '../../platform/persisted.ts';

/** The language that the customer chose in this browser; null before any choice. */
export const chosenLanguage = persisted(
  'language',
  { parse: (text) => LANGUAGES.find(({ tag }) => tag === text)?.tag, print: (tag: string) => tag },
  null,
);

/** The path of a page in another language. */
export const pathIn = (tag: string, path: string): string =>
  FILES + languagePath(tag) + plainPath(path).slice(BASE.length);

/** Whether another language may suit the visitor better. The code that offers it decides. */
export const mayPreferAnother = (): boolean =>
  LANGUAGES.length > 1 &&
  !(chosenLanguage.read() ?? browserLocales()[0] ?? LANGUAGE).startsWith(LANGUAGE);
