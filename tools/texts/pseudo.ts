import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { escaped } from './marks.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const LETTERS = new Map(
  Array.from(PLAIN, (letter, at) => [letter, Array.from(ACCENTED)[at] ?? letter]),
);

/**
 * An English message in a pseudo-locale. `en-XA` adds brackets and accents, and is a third longer; `ar-XB` is
 * right-to-left.
 */
export function pseudoText(message: string, tag: string): string {
  const elements = parse(message);
  if (tag === 'ar-XB') return printed(elements, mirrored);
  return `[${printed(elements, accented)}${' ~'.repeat(Math.ceil(message.length * 0.175))}]`;
}

function printed(elements: readonly MessageFormatElement[], change: Change): string {
  const print = (element: MessageFormatElement): string => {
    switch (element.type) {
      case TYPE.literal:
        return escaped(change(element.value));
      case TYPE.argument:
        return `{${element.value}}`;
      case TYPE.tag:
        return `<${element.value}>${printed(element.children, change)}</${element.value}>`;
      case TYPE.plural: {
        const forms = Object.entries(element.options).map(
          ([name, { value }]) => `${name} {${printed(value, change)}}`,
        );
        return `{${element.value}, plural, ${forms.join(' ')}}`;
      }
      default:
        return '#';
    }
  };
  return elements.map(print).join('');
}

type Change = (words: string) => string;

const accented: Change = (words) =>
  Array.from(words, (letter) => LETTERS.get(letter) ?? letter).join('');

/** Adds a right-to-left override around each run of words. */
const mirrored: Change = (words) => words.replace(/\S+(?: \S+)*/g, '\u202E$&\u202C');
