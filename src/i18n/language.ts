// The language of the source. The build of each language puts its own values here (tools/texts/plugin.ts).

/** The language of the page, as a tag of BCP 47. */
export const LANGUAGE: string = 'en';

/** In the language itself. */
export const LANGUAGE_NAME: string = 'English';

/** The locale of numbers and dates in the shop's sentences. */
export const LOCALE: string = 'en-US';

/** The part of each path that names the language, such as `de/`; empty for the shop's first language. */
export const LANGUAGE_PATH: string = '';

/** Whether the shop has more languages than this one. */
export const HAS_LANGUAGES: boolean = false;

export type Language = {
  tag: string;
  /** In the language itself. */
  name: string;
};

/** The languages of the shop, the one at the root first. */
export const LANGUAGES: readonly Language[] = [{ tag: 'en', name: 'English' }];
