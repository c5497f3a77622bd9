// The language of the source code. Each language's build replaces these values with its own (tools/texts/plugin.ts).

/** The language of the page as a BCP 47 tag. */
export const LANGUAGE: string = 'en';

/** In the language itself. */
export const LANGUAGE_NAME: string = 'English';

/** In which the page reads. */
export const DIRECTION: 'ltr' | 'rtl' = 'ltr';

/** The locale of numbers and dates in the shop's sentences. */
export const LOCALE: string = 'en-US';

/** The prefix of each path that names the language, such as `de/`; empty for the shop's first language. */
export const LANGUAGE_PATH: string = '';

/** Whether the shop has more languages than this one. */
export const HAS_LANGUAGES: boolean = false;

export type Language = {
  tag: string;
  /** In the language itself. */
  name: string;
};

/** The languages of the shop, starting with the one at the root. */
export const LANGUAGES: readonly Language[] = [{ tag: 'en', name: 'English' }];
