import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { translateInto } from '../../tools/texts/catalog.ts';
import { languageOf } from '../../tools/texts/languages.ts';
import { findMessages } from '../../tools/texts/messages.ts';
import { escapeRegExp } from '../escape-reg-exp.ts';

type Elements = readonly MessageFormatElement[];
/** What a group of a pattern captures: a value, or the number that leads to a plural form. */
type Group = { name: string; count?: string };
type Values = ReadonlyMap<string, string>;

/** A message in English and in the language. */
type Text = {
  english: Elements;
  pattern: RegExp;
  groups: readonly Group[];
  /** Number of letters outside of values. */
  letters: number;
  translation: Elements;
};

/** The texts of the shop in a language, found by the English text that a customer reads. */
export class TextsIn {
  readonly #texts: readonly Text[];
  readonly #rules: Intl.PluralRules;
  readonly #figures: Intl.NumberFormat;

  constructor(tag: string) {
    const translate = translateInto(tag);
    const { locale } = languageOf(tag);
    this.#rules = new Intl.PluralRules(locale);
    this.#figures = new Intl.NumberFormat(locale);
    this.#texts = findMessages().map(({ message, context }) => {
      const english = parse(withoutSign(message));
      const groups: Group[] = [];
      const pattern = new RegExp(`^${patternOf(english, groups)}$`, 's');
      return {
        english,
        pattern,
        groups,
        letters: sampleOf(english, '').length,
        translation: parse(withoutSign(translate(message, context))),
      };
    });
  }

  /** Translations of an English text with its values, in which each value is translated too; none if the shop lacks it. */
  whole(text: string): string[] {
    const found = this.#texts.flatMap(({ pattern, groups, letters, translation }) => {
      const match = pattern.exec(text);
      // A message that consists only of values would match everything.
      if (match === null) return [];
      if (groups.some(({ count }, at) => count === undefined && match[at + 1] === text)) return [];
      return [{ letters, text: this.#printed(translation, valuesOf(match, groups)) }];
    });
    // Values of one message may look like another message.
    const most = Math.max(...found.map(({ letters }) => letters));
    const nearest = found.filter(({ letters }) => letters === most);
    return [...new Set(nearest.map((one) => one.text))];
  }

  /** Patterns of the translations of every text that passes, regardless of its values. */
  passing(isWanted: (english: string) => boolean, values: readonly string[] = []): string[] {
    const found = this.#texts.filter(({ english }) =>
      [...SAMPLES, ...values].some((sample) => isWanted(sampleOf(english, sample))),
    );
    return [...new Set(found.map(({ translation }) => patternOf(translation, [])))];
  }

  /** A value in the language: a text of the shop, or two, such as "20 GB Premium". */
  #value(text: string): string {
    const [whole] = this.whole(text);
    if (whole !== undefined) return whole;
    const blanks = Array.from(text.matchAll(/ /g), ({ index }) => index);
    const halves = blanks.map((at) => [
      this.whole(text.slice(0, at))[0],
      this.whole(text.slice(at + 1))[0],
    ]);
    const known = halves.find((pair) => !pair.includes(undefined));
    return known?.join(' ') ?? text;
  }

  #printed(elements: Elements, values: Values, count = ''): string {
    const print = (element: MessageFormatElement): string => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.pound) return this.#figures.format(Number(count));
      if (element.type === TYPE.tag) return this.#printed(element.children, values, count);
      if (element.type === TYPE.argument) return this.#value(values.get(element.value) ?? '');
      if (element.type !== TYPE.plural) throw new Error('A text has an unknown format');
      const number = values.get(element.value)?.replaceAll(',', '') ?? '';
      const form =
        element.options[`=${number}`] ??
        element.options[this.#rules.select(Number(number))] ??
        element.options['other'];
      return this.#printed(form?.value ?? [], values, number);
    };
    return elements.map(print).join('');
  }
}

/** The minus sign of a discount is a separate element. */
const withoutSign = (text: string) => text.replace(/^🎉 /u, '');

/** Values that a pattern may contain: a number, money, a word. */
const SAMPLES = ['1', '$1', 'x'];

function sampleOf(elements: Elements, sample: string): string {
  const print = (element: MessageFormatElement): string => {
    if (element.type === TYPE.literal) return element.value;
    if (element.type === TYPE.tag) return sampleOf(element.children, sample);
    if (element.type === TYPE.plural)
      return sampleOf(element.options['other']?.value ?? [], sample);
    return sample;
  };
  return elements.map(print).join('');
}

/** A pattern for a text whose values are not known. */
function patternOf(elements: Elements, groups: Group[]): string {
  const capture = (group: Group, pattern: string) => {
    groups.push(group);
    return `(${pattern})`;
  };
  const print = (element: MessageFormatElement, plural: string): string => {
    if (element.type === TYPE.literal) return escapeRegExp(element.value);
    if (element.type === TYPE.tag)
      return element.children.map((child) => print(child, plural)).join('');
    if (element.type === TYPE.pound)
      return capture({ name: plural }, String.raw`[\d.,\u00A0\u202F]+`);
    if (element.type !== TYPE.plural)
      return capture({ name: 'value' in element ? element.value : '' }, '.+?');
    const forms = Object.entries(element.options).map(([key, { value }]) => {
      const group = { name: element.value, count: key.replace('=', '').replace('one', '1') };
      // The group of a plural form opens before the groups inside it.
      groups.push(group);
      return `(${value.map((child) => print(child, element.value)).join('')})`;
    });
    return `(?:${forms.join('|')})`;
  };
  return elements.map((element) => print(element, '')).join('');
}

function valuesOf(match: RegExpExecArray, groups: readonly Group[]): Values {
  const values = new Map<string, string>();
  for (const [at, { name, count }] of groups.entries()) {
    const found = match[at + 1];
    if (found !== undefined) values.set(name, count ?? found);
  }
  return values;
}
