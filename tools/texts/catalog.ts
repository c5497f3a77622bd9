import { nearestName as nearest } from '../build/config/nearest.ts';
import type { Translate } from './inline.ts';
import { filesOf, PSEUDO } from './languages.ts';
import { readPo } from './po-file.ts';
import { pseudoText } from './pseudo.ts';
import { plainText } from './shop-file.ts';
import { translationProblem } from './translation-problem.ts';

/** One of the shop's English texts. */
export type Message = { message: string; context: string };

export type Catalog = {
  /** Problems in the files of the language, one line each. */
  problems: string[];
  /** The untranslated messages. */
  missing: Message[];
};

export const keyOf = ({ message, context }: Message): string => `${context}\u0004${message}`;

/** The texts of a language: `texts/<tag>.po`, overridden by the operator's `brand/texts/<tag>.po`. */
export function translateInto(tag: string): Translate {
  if (PSEUDO.includes(tag)) return (message) => pseudoText(message, tag);
  const entries = filesOf(tag).flatMap(entriesOf);
  const texts = new Map(entries.map((entry) => [keyOf(entry), entry.text]));
  return (message, context) => texts.get(keyOf({ message, context })) ?? message;
}

/** The texts of `shop.config.ts` in a language, with the files that contain the translations. */
export const translatedWords = (tag: string): { file: string; message: string; text: string }[] =>
  filesOf(tag).flatMap((file) =>
    entriesOf(file)
      .filter(isWord)
      .map(({ message, text }) => ({ file, message, text: plainText(text) })),
  );

/**
 * Compares the files of a language with the messages of the shop. The texts of `shop.config.ts` are in the shop's first
 * language, and the sample texts are in English.
 */
export function catalogOf(
  tag: string,
  messages: readonly Message[],
  files: readonly string[] = filesOf(tag),
  first = 'en',
): Catalog {
  const known = new Set(messages.map(keyOf));
  const translated = new Set<string>();
  const problems: string[] = [];
  for (const file of files) {
    let entries: Entry[] = [];
    try {
      entries = entriesOf(file);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
    for (const entry of entries) {
      const { message, text } = entry;
      const key = keyOf(entry);
      // Skip translations of sample texts that the operator has replaced. The shop includes them in every language.
      if (!known.has(key) && isWord(entry) && file === filesOf(tag)[0]) continue;
      const problem = known.has(key)
        ? translationProblem(message, text, tag)
        : unknownProblem(entry, messages);
      if (problem === undefined) translated.add(key);
      else problems.push(`${file}: "${message}": ${problem}`);
    }
  }
  const sample = tag === 'en' ? new Set(entriesOf(filesOf(first)[0]).map(keyOf)) : undefined;
  const isMissing = (one: Message) => {
    if (translated.has(keyOf(one))) return false;
    return isWord(one) ? tag !== first && sample?.has(keyOf(one)) !== true : tag !== 'en';
  };
  return { problems, missing: PSEUDO.includes(tag) ? [] : messages.filter(isMissing) };
}

const isWord = ({ context }: Message) => context === 'shop.config.ts';

type Entry = Message & { text: string };

/** The translated entries of a PO file; none if the file is missing. */
function entriesOf(file: string): Entry[] {
  return Object.values(readPo(file).translations)
    .flatMap((entries) => Object.values(entries))
    .flatMap(({ msgid, msgctxt = '', msgstr: [text = ''], comments }) =>
      msgid === '' || text === '' || /\bfuzzy\b/.test(comments?.flag ?? '')
        ? []
        : [{ message: msgid, context: msgctxt, text }],
    );
}

function unknownProblem({ message, context }: Message, messages: readonly Message[]): string {
  const other = messages.find((one) => one.message === message);
  if (other !== undefined)
    return other.context === ''
      ? `the shop has this text without the context "${context}"`
      : `the shop has this text with the context "${other.context}"`;
  const near = nearest(
    message,
    messages.map((one) => one.message),
  );
  return `the shop has no such text${near === undefined ? '' : `. Did you mean "${near}"?`}`;
}
