import { existsSync, readdirSync } from 'node:fs';
import { attempt } from '../../src/domain/attempt.ts';

export type Language = {
  /** A BCP 47 tag, as in the paths below `/<tag>/`. */
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** The locale with which Intl formats its numbers and dates. */
  locale: string;
};

/** Locales that cannot be derived from a tag. Older browsers use other digits for Arabic. */
const LOCALES: Record<string, string> = { en: 'en-US', ar: 'ar-u-nu-latn' };

/** Pseudo-locales for tests: one with accents and longer words, and one with right-to-left English. */
export const PSEUDO = ['en-XA', 'ar-XB'];

/** Right-to-left scripts. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

export function languageOf(tag: string): Language {
  const { script = '' } = new Intl.Locale(tag).maximize();
  const name = new Intl.DisplayNames(tag, { type: 'language' });
  const own = name.of(tag) ?? tag;
  return {
    tag,
    // Georgian has capitals, but starts no name with one.
    name: own.replace(/^\p{Changes_When_Titlecased}/u, (letter) => letter.toLocaleUpperCase(tag)),
    direction: RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr',
    // React Aria has no texts for `no`.
    locale: LOCALES[tag] ?? withLatinDigits(tag.replace(/^no\b/, 'nb')),
  };
}

/** Latin digits, so that sentences use the same digits as prices and proxy lines. */
const withLatinDigits = (tag: string): string =>
  new Intl.NumberFormat(tag).resolvedOptions().numberingSystem === 'latn'
    ? tag
    : `${tag}-u-nu-latn`;

/** The page with the root element's language replaced. */
export const withLanguage = (template: string, { tag, direction }: Language): string =>
  template.replace('<html lang="en"', () => `<html lang="${tag}" dir="${direction}"`);

/** The language that this process builds or serves, and all languages of the shop. The first one is at the root. */
export type BuiltLanguages = { tag: string; tags: readonly string[] };

/**
 * Reads the languages from the environment, which tools/build/main.ts sets for each of its processes. Other processes,
 * such as tests, use English and the languages that they pass.
 */
export function builtLanguages(all?: readonly string[]): BuiltLanguages {
  const tag = process.env['SHOP_LANGUAGE'] ?? 'en';
  return { tag, tags: process.env['SHOP_LANGUAGES']?.split(' ') ?? all ?? [tag] };
}

/** What is wrong with a language tag; undefined if it is valid. */
export function tagProblem(text: string): string | undefined {
  const [tag = ''] = attempt(() => Intl.getCanonicalLocales(text.replaceAll('_', '-')), []);
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const locale = tag === '' ? undefined : new Intl.Locale(tag);
  if (locale === undefined || names.of(locale.language) === undefined)
    return 'it is not the tag of a language. Write one such as it or pt-BR';
  // Extensions, such as a calendar, are not allowed.
  return locale.baseName === text ? undefined : `write ${locale.baseName}`;
}

/** Whether there are texts in a language, either the shop's own or the operator's. */
export const hasTexts = (tag: string): boolean =>
  tag === 'en' || PSEUDO.includes(tag) || filesOf(tag).some((file) => existsSync(file));

/** The files with a language's texts; the operator's take precedence. */
export const filesOf = (tag: string): [own: string, operators: string] => [
  `texts/${tag}.po`,
  `brand/texts/${tag}.po`,
];

/** The languages that the shop includes. */
export const SHIPPED: readonly string[] = [
  'en',
  ...readdirSync('texts').flatMap((file) => (file.endsWith('.po') ? [file.slice(0, -3)] : [])),
];

/** Locales whose strings React Aria's components should use; English if it does not support the language. */
export function ariaLocales(tag: string): string[] {
  const { language, region, script } = new Intl.Locale(tag).maximize();
  if (language === 'no') return ['nb'];
  if (!ARIA.includes(language) || language === 'en') return ['en-US'];
  // React Aria has two locales for these languages, so use the closer one for other regions.
  if (language === 'pt') return [region === 'BR' ? 'pt-BR' : 'pt-PT'];
  if (language === 'zh') return [script === 'Hant' ? 'zh-TW' : 'zh-CN'];
  return [language];
}

/** The languages of React Aria: https://react-spectrum.adobe.com/react-aria/internationalization.html. */
// oxfmt-ignore
const ARIA = [
  'ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'he', 'hr', 'hu', 'it', 'ja', 'ko', 'lt',
  'lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'zh',
];
