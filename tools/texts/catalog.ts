import { existsSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { po } from 'gettext-parser';
import { nearestName as nearest } from '../build/config/nearest.ts';
import type { Translate } from './inline.ts';
import { filesOf, PSEUDO } from './languages.ts';
import { pseudoText } from './pseudo.ts';
import { plainText } from './shop-file.ts';

/** A text of the shop in English. */
export type Message = { message: string; context: string };

export type Catalog = {
  /** What is wrong in the files of the language, one line each. */
  problems: string[];
  /** The messages without a translation. */
  missing: Message[];
};

export const keyOf = ({ message, context }: Message): string => `${context}\u0004${message}`;

/** The texts of a language: `texts/<tag>.po`, and above them the operator's `brand/texts/<tag>.po`. */
export function translateInto(tag: string): Translate {
  if (PSEUDO.includes(tag)) return (message) => pseudoText(message, tag);
  const entries = filesOf(tag).flatMap(entriesOf);
  const texts = new Map(entries.map((entry) => [keyOf(entry), entry.text]));
  return (message, context) => texts.get(keyOf({ message, context })) ?? message;
}

/** The words of `shop.config.ts` in a language, with the files that translate them. */
export const translatedWords = (tag: string): { file: string; message: string; text: string }[] =>
  filesOf(tag).flatMap((file) =>
    entriesOf(file)
      .filter(({ context }) => context === 'shop.config.ts')
      .map(({ message, text }) => ({ file, message, text: plainText(text) })),
  );

/** Compares the files of a language with the messages of the shop. */
export function catalogOf(
  tag: string,
  messages: readonly Message[],
  files: readonly string[] = filesOf(tag),
): Catalog {
  const known = new Set(messages.map(keyOf));
  const translated = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    for (const entry of entriesOf(file)) {
      const { message, text } = entry;
      const key = keyOf(entry);
      const problem = known.has(key)
        ? translationProblem(message, text, tag)
        : unknownProblem(message, messages);
      if (problem === undefined) translated.add(key);
      else problems.push(`${file}: "${message}": ${problem}`);
    }
  }
  const isSource = tag === 'en' || PSEUDO.includes(tag);
  const isMissing = (one: Message) => !translated.has(keyOf(one));
  return { problems, missing: isSource ? [] : messages.filter(isMissing) };
}

/** The translated entries of a PO file; none without the file. */
function entriesOf(file: string): (Message & { text: string })[] {
  if (!existsSync(file)) return [];
  const { translations } = po.parse(readFileSync(file));
  return Object.values(translations)
    .flatMap((entries) => Object.values(entries))
    .flatMap(({ msgid, msgctxt = '', msgstr: [text = ''], comments }) =>
      msgid === '' || text === '' || /\bfuzzy\b/.test(comments?.flag ?? '')
        ? []
        : [{ message: msgid, context: msgctxt, text }],
    );
}

function unknownProblem(message: string, messages: readonly Message[]): string {
  const near = nearest(
    message,
    messages.map((one) => one.message),
  );
  return `the shop has no such text${near === undefined ? '' : `. Did you mean "${near}"?`}`;
}

/** Why a text is not a translation of a message; undefined if it is one. */
export function translationProblem(message: string, text: string, tag: string): string | undefined {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    return `"${text}" cannot be read (${error instanceof Error ? error.message : String(error)})`;
  }
  const wanted = placeholdersOf(parse(message));
  const found = placeholdersOf(elements);
  const missing = [...wanted].filter((name) => !found.has(name));
  const unknown = [...found].filter((name) => !wanted.has(name));
  const [wrong] = [
    ...missing.map((name) => `it lacks ${name}`),
    ...unknown.map((name) => `it has ${name}, which the English text does not have`),
    ...formsProblems(elements, tag),
  ];
  return wrong === undefined ? undefined : `"${text}": ${wrong}`;
}

/** The values and tags of a message, as they are written. */
function placeholdersOf(elements: readonly MessageFormatElement[]): Set<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.argument) return [`{${element.value}}`];
      if (element.type === TYPE.tag)
        return [`<${element.value}>`, ...placeholdersOf(element.children)];
      if (element.type === TYPE.plural)
        return [
          `{${element.value}, plural, …}`,
          ...Object.values(element.options).flatMap((form) => [...placeholdersOf(form.value)]),
        ];
      return element.type === TYPE.literal || element.type === TYPE.pound ? [] : ['a format'];
    }),
  );
}

/** Each plural has the forms that its language needs. */
function formsProblems(elements: readonly MessageFormatElement[], tag: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return formsProblems(element.children, tag);
    if (element.type !== TYPE.plural) return [];
    const lacking = pluralCategories.filter((name) => !(name in element.options));
    return lacking.length === 0 ? [] : [`the plural lacks the form ${lacking.join(', ')}`];
  });
}
