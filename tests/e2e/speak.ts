import type { Page } from '@playwright/test';
import { escapeRegExp } from '../escape-reg-exp.ts';
import { TextsIn } from './texts-in.ts';

type Options = { name?: string | RegExp; exact?: boolean; hasText?: string | RegExp };
type Finder = Record<string, ((...values: unknown[]) => unknown) | undefined>;

let texts: TextsIn | undefined;
let folder = '';

/** A text that the page shows, in the language of the test: `say('Payment Success')`. */
export function say(english: string): string {
  if (texts === undefined) return english;
  // A toast has a title and a text.
  const parts = english.split(': ').map((part) => texts?.whole(part)[0]);
  if (parts.every((part) => part !== undefined)) return parts.join(': ');
  return texts.whole(english)[0] ?? english;
}

/** Matches a text that contains this, in the language of the test. */
export function saidAs(english: string): RegExp {
  const found = wanted(english, false);
  return found instanceof RegExp ? found : new RegExp(escapeRegExp(english));
}

/** The path of a page in the language of the test. */
export const at = (path: string): string => folder + path;

/** The name of a country by its code, as the picker shows it. */
export const countryIn = (code: string): string =>
  new Intl.DisplayNames(folder.slice(1) || 'en', { type: 'region' }).of(code) ?? code;

/** Patterns that have been translated: a page passes a locator on to its frame. */
const translated = new WeakSet<RegExp>();

/** Finds a text in the language of the test, and also the English text, which a server may have written. */
function wanted(english: unknown, isWhole: boolean): unknown {
  if (texts === undefined) return english;
  if (english instanceof RegExp) {
    if (translated.has(english)) return english;
    const found = texts.passing((text) => english.test(text));
    return noted(new RegExp([...found, english.source].join('|'), english.flags));
  }
  if (typeof english !== 'string') return english;
  const whole = texts.whole(english).map(sourceOf);
  const holds = (text: string) => text.toLowerCase().includes(english.toLowerCase());
  // A word in a part may be a value, such as the name of a provider.
  const parts = isWhole ? [] : texts.passing(holds, english.split(/[ .,:]+/));
  const any = [...whole, ...parts, escapeRegExp(english)].join('|');
  return noted(isWhole ? new RegExp(`^\\s*(?:${any})\\s*$`) : new RegExp(any, 'i'));
}

function noted(pattern: RegExp): RegExp {
  translated.add(pattern);
  return pattern;
}

/** Places where direction marks may surround a number. */
const sourceOf = (text: string): string =>
  escapeRegExp(text).replaceAll(/[\d%]/g, String.raw`$&\u200E*`);

const BY_NAME = ['getByLabel', 'getByTitle', 'getByPlaceholder', 'getByAltText', 'getByText'];

/** From now on, the locators and URLs of all tests, which are written in English, match the shop in this language. */
export function speak(page: Page, tag: string): void {
  texts = new TextsIn(tag);
  folder = `/${tag}`;
  for (const finder of [
    page,
    page.mainFrame(),
    page.locator('html'),
    page.frameLocator('iframe'),
  ]) {
    const prototype = Object.getPrototypeOf(finder) as Finder;
    change(prototype, 'getByRole', ([role, options]) => {
      const { name, ...rest } = (options ?? {}) as Options;
      return [
        role,
        name === undefined ? rest : { ...rest, name: wanted(name, rest.exact !== false) },
      ];
    });
    for (const method of BY_NAME)
      change(prototype, method, ([text, options]) => {
        const { exact = method !== 'getByText' } = (options ?? {}) as Options;
        return [wanted(text, exact), options];
      });
    change(prototype, 'filter', ([options]) => {
      const { hasText, ...rest } = (options ?? {}) as Options;
      return [hasText === undefined ? rest : { ...rest, hasText: wanted(hasText, false) }];
    });
  }
  change(Object.getPrototypeOf(page) as Finder, 'goto', ([url, options]) => [
    typeof url === 'string' && url.startsWith('/') ? at(url) : url,
    options,
  ]);
}

function change(
  prototype: Finder,
  method: string,
  inLanguage: (values: readonly unknown[]) => unknown[],
): void {
  const call = prototype[method];
  if (call === undefined) return;
  prototype[method] = function (...values) {
    return call.apply(this, inLanguage(values));
  };
}
