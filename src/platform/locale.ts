import { useSyncExternalStore } from 'react';
import { attempt } from '../domain/attempt.ts';
import { LANGUAGE, LANGUAGES, LOCALE } from '../i18n/language.ts';

const FALLBACK = { locale: 'en-US', timeZone: 'UTC' };

/**
 * The locale of values that are not part of a sentence: the customer's own variant of the page's language. On an
 * English page, it is the customer's own language if the shop is not available in it. `navigator.language` is `C` when
 * the system has no language.
 */
export function customerLocale(): string {
  const wanted = [navigator.language, ...(navigator.languages ?? [])].filter(isLocale);
  const [first = LOCALE] = wanted;
  const isSpoken = LANGUAGES.some(({ tag }) => languageOf(tag) === languageOf(first));
  if (LANGUAGE === 'en' && !isSpoken) return first;
  const variant = wanted.find((tag) => matchingTag([tag], [LOCALE]) !== undefined);
  if (variant === undefined) return LOCALE;
  // Android adds preferences of the system to the tag.
  return localeOf(variant).baseName + (DIGITS.exec(LOCALE)?.[0] ?? '');
}

const languageOf = (tag: string) => tag.replace(/-.*/, '').toLowerCase();
/** The part of a locale that selects its digits. */
const DIGITS = /-u-.*/;

export function customerTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat(FALLBACK.locale).resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : FALLBACK.timeZone;
}

/** Cached, because reading the zone takes as long as formatting many dates. */
let known: string | undefined;

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => (known = undefined));

function onVisible(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** The customer's time zone, read again whenever the page becomes visible, because no event reports a change. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    onVisible,
    () => (known ??= customerTimeZone()),
    () => FALLBACK.timeZone,
  );
}

/** The locale of the shop's sentences, and therefore of the dates in them. */
export const SENTENCES = LOCALE;

const regions: Record<string, Intl.DisplayNames> = {};

/** The name of a country by its ISO 3166-1 code, in the shop's language or another; the code if the browser has no name for it. */
export function countryName(code: string, language = SENTENCES): string {
  regions[language] ??= new Intl.DisplayNames(language, { type: 'region' });
  return regions[language].of(code) ?? code;
}

const formats = new Map<string, Intl.DateTimeFormat>();

type DateFormatOptions = Intl.DateTimeFormatOptions & {
  /** The zone of `useTimeZone`, or UTC for a day without a time. */
  timeZone: string;
};

/**
 * A date format; by default in the customer's locale, for dates that are not in a sentence. Formats are cached, because
 * creating one takes longer than rendering the row that shows the date.
 */
export function dateFormat(
  options: DateFormatOptions,
  locale = customerLocale(),
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

const isLocale = (tag: string): boolean =>
  attempt(() => Intl.getCanonicalLocales(tag).length > 0, false);

/** Contrary to the types, browsers report an unknown zone as undefined or `Etc/Unknown`. */
const isTimeZone = (timeZone: string | undefined): boolean =>
  timeZone !== undefined &&
  attempt(() => Boolean(new Intl.DateTimeFormat(FALLBACK.locale, { timeZone })), false);

/**
 * The first of these tags that matches a list of locales, preferably in the same region: `pt-PT` matches `pt-BR`, but
 * `zh-TW` does not match `zh-Hans`.
 */
export function matchingTag(
  locales: readonly string[],
  tags: readonly string[],
): string | undefined {
  const known = tags.map(maximized);
  return locales.filter(isLocale).flatMap((locale) => {
    const { language, script, region } = maximized(locale);
    const isWritten = (one: Intl.Locale) => one.language === language && one.script === script;
    const same = known.findIndex((one) => isWritten(one) && one.region === region);
    return tags[same < 0 ? known.findIndex(isWritten) : same] ?? [];
  })[0];
}

/** Norwegian may be reported as `no`, for which the calendar has no texts. */
const localeOf = (tag: string) => new Intl.Locale(tag.replace(/^no\b/i, 'nb'));
/** With the likely script and region. */
const maximized = (tag: string) => localeOf(tag).maximize();
