import { LineFailed } from './no-answer.ts';

/**
 * Keys count too: the longest list of the contract has 2,200,000. A text with more values fills the memory long before 32
 * MiB.
 */
const MAX_VALUES = 3_000_000;
/** In one object. Remembering more takes seconds. */
const MAX_KEYS = 10_000;
/** Far deeper than the contract. Node below 26 cannot serialize values that are nested tens of thousands of times. */
const DEEPEST = 1000;

type ReadJson = {
  /** Undefined when the text is not JSON. */
  value: unknown;
  /** The first duplicate key of an object, as written. Parsers differ in which value they use. */
  twice: string | undefined;
};

/** Reads a JSON text. Throws LineFailed if it contains too many values, or nests them too deeply. */
export function readJson(text: string): ReadJson {
  const twice = scan(text);
  const value = parseJson(text);
  return { value, twice: value === undefined ? undefined : twice };
}

/** The value of a JSON text; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the text without building its values, and finds a duplicate key. */
function scan(text: string): string | undefined {
  /** The keys of each open object; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  let twice: string | undefined;
  let values = 0;
  /** The kind of the string or literal at this place. */
  let next: 'key' | 'value' | 'rest' = 'value';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '"') {
      const end = endOfText(text, at);
      if (next === 'key') {
        const key = text.slice(at, end + 1);
        values += 1;
        const keys = open.at(-1);
        if (keys?.has(key)) twice ??= key;
        keys?.add(key);
        if (keys !== undefined && keys.size > MAX_KEYS)
          throw tooMany('keys in one object', MAX_KEYS);
      } else if (next === 'value') values += 1;
      next = 'rest';
      at = end;
    } else if (character === '{' || character === '[') {
      values += 1;
      open.push(character === '{' ? new Set() : undefined);
      if (open.length > DEEPEST) {
        throw new LineFailed('too long', 'the response is nested more than 1,000 times');
      }
      next = character === '{' ? 'key' : 'value';
    } else if (character === '}' || character === ']') {
      open.pop();
      next = 'rest';
    } else if (character === ',') next = open.at(-1) === undefined ? 'value' : 'key';
    else if (character === ':') next = 'value';
    else if (next === 'value' && character > ' ') {
      values += 1;
      next = 'rest';
    }
    if (values > MAX_VALUES) throw tooMany('keys and values', MAX_VALUES);
  }
  return twice;
}

const tooMany = (what: string, most: number) =>
  new LineFailed('too long', `the response has more than ${most.toLocaleString('en-US')} ${what}`);

/** The place of the closing quote; the end of the text if there is none. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}
