// The language of the source. The build of each language puts its own values here (tools/texts/plugin.ts).

/** The tag of BCP 47. */
export const LANGUAGE: string = 'en';

/** The locale of numbers and dates in the shop's sentences. */
export const LOCALE: string = 'en-US';

/** The part of each path that names the language, such as `de/`; empty for the shop's first language. */
export const LANGUAGE_PATH: string = '';
