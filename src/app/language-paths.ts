import { LANGUAGES } from '../i18n/language.ts';
import { BASE, FILES, plainPath } from '../paths.ts';

/** The part of the paths of a language, such as `de/`; empty for the shop's first language, and for `x-default`. */
export const languagePath = (tag: string): string =>
  LANGUAGES.some((one, at) => at > 0 && one.tag === tag) ? `${tag}/` : '';

/** The path of a page in another language. */
export const pathIn = (tag: string, path: string): string =>
  FILES + languagePath(tag) + plainPath(path).slice(BASE.length);
