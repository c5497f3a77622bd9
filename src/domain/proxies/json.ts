import { t } from '../../i18n/text.ts';
import { parseJson } from '../parse-json.ts';
import { isNumberedProxy, MAX_PAIRS, readFields, roleOf, type Pair } from './fields.ts';
import { hostRank } from './host-rank.ts';
import { readOrdinary } from './ordinary.ts';
import { isBare, MAX_LINE_LENGTH, recognise, type Verdict } from './recognise.ts';

/** A proxy in a JSON text, or a value where a proxy is expected. */
export type JsonElement = {
  /** A string is read as a line. */
  text: string | null;
  /** The verdict on an object. */
  verdict: Verdict;
  /** The line on which it begins, from 1. */
  line: number;
  /** The text as written. */
  raw: string;
};

/** How many levels of wrappers around a list are opened. */
const MAX_DEPTH = 6;

/** A string, a bracket, a line break, or a run of other characters except white space, commas and colons. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|\n|[^\s"[\]{},:]+/g;

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The named values of an object, including those in a nested object with credentials, such as axios's `auth`. */
function pairsOf(object: JsonObject, isPart = false): Pair[] {
  const pairs: Pair[] = [];
  for (const [name, value] of Object.entries(object).slice(0, MAX_PAIRS)) {
    const field = roleOf(name)?.field;
    const isOnly = Array.isArray(value) && value.length === 1;
    const isFirst = field === 'protocol' && Array.isArray(value);
    const first: unknown = isOnly || isFirst ? value[0] : value;
    const isText = typeof first === 'string' || typeof first === 'number';
    const isCredential = field === 'credential' || name === 'connection';
    if (isText && field !== undefined && (isFirst || !isOnly)) pairs.push([name, String(first)]);
    else if (isObject(first) && isCredential && !isPart) pairs.push(...pairsOf(first, true));
  }
  return pairs;
}

const OUTSIDE = t`The user name and password are outside this proxy. Put them into it, or convert the proxies without them.`;

/** Whether an object that contains proxies also has its own user name and password, which may apply to all of them. */
function hasCredential(value: JsonObject): boolean {
  const fields = pairsOf(value).map(([name]) => roleOf(name)?.field);
  return fields.includes('credential') || (fields.includes('user') && fields.includes('password'));
}

/** Turns the element into a problem if it does not have its own credentials. */
function withoutOuterCredential(element: JsonElement): JsonElement {
  const verdict = element.text === null ? element.verdict : recognise(element.text);
  const isOpen = verdict !== null && !('unclear' in verdict) && isBare(verdict.entry);
  return isOpen ? { ...element, text: null, verdict: { unclear: OUTSIDE } } : element;
}

const ROUNDED = t`This number is too long to read exactly. Put it in quotes.`;

/** Whether a user name or password is a number that JSON.parse cannot represent exactly. */
function isRounded([name, value]: [string, unknown]): boolean {
  const isCredential = ['user', 'password'].includes(roleOf(name)?.field ?? '');
  return isCredential && typeof value === 'number' && !Number.isSafeInteger(value);
}

function verdictOf(value: unknown): Verdict {
  if (!isObject(value)) return null;
  const names = Object.keys(value).slice(0, MAX_PAIRS);
  if (names.filter(isNumberedProxy).length > 1) return null;
  const verdict = readFields(pairsOf(value), 'json');
  return verdict !== null && Object.entries(value).some(isRounded) ? { unclear: ROUNDED } : verdict;
}

/** Whether a string is a proxy whose host is certain, and not just any text with a number. */
function isProxyText(text: string): boolean {
  if (text.length > MAX_LINE_LENGTH || !/\d/.test(text)) return false;
  if (readOrdinary(text) !== null) return true;
  const verdict = recognise(text);
  return verdict !== null && !('unclear' in verdict) && hostRank(verdict.entry.host) > 1;
}

/**
 * Reads the proxies of a JSON text: an array, an object, or a wrapper such as `{"data": {"proxies": […]}}` or an object
 * with one proxy per key. Yields null where the work may pause.
 * @returns null when the text is not an array or object
 */
export function jsonElements(text: string): Iterable<JsonElement | null> | null {
  const whole = parseJson(text);
  return typeof whole === 'object' && whole !== null ? elementsIn(text, whole) : null;
}

/** The elements to read in a value, and whether any of them is a proxy. */
type Found = { elements: Array<JsonElement>; hasProxy: boolean };

/** Reads the text and its parsed value side by side. The value decides what is an element. */
function* elementsIn(text: string, whole: object): Generator<JsonElement | null> {
  const tokens = text.matchAll(TOKEN);
  let line = 1;
  let token = '';
  let start = 0;
  let end = 0;
  const advance = () => {
    end = start + token.length;
    do {
      const { value } = tokens.next();
      token = value?.[0] ?? '';
      start = value?.index ?? text.length;
      if (token === '\n') line += 1;
    } while (token === '\n');
  };

  const isAtEnd = () => token === ']' || token === '}' || token === '';

  const passValue = () => {
    let depth = 0;
    do {
      if (token === '[' || token === '{') depth += 1;
      if (token === ']' || token === '}') depth -= 1;
      advance();
    } while (depth > 0);
  };

  function* walk(value: unknown, depth: number): Generator<null, Found> {
    const from = { start, line };
    const verdict = verdictOf(value);
    let hasProxy = verdict !== null || (typeof value === 'string' && isProxyText(value));
    if (typeof value !== 'object' || value === null || verdict !== null || depth >= MAX_DEPTH) {
      passValue();
    } else {
      const elements: JsonElement[] = [];
      const hasOuter = isObject(value) && hasCredential(value);
      advance();
      for (let index = 0; !isAtEnd(); index += 1) {
        yield null;
        const name = isObject(value) ? (JSON.parse(token) as string) : null;
        if (name !== null) advance();
        const child: unknown = (value as JsonObject)[name ?? index];
        const found = yield* walk(child, depth + 1);
        hasProxy ||= found.hasProxy;
        if (!found.hasProxy && name !== null && !isNumberedProxy(name)) continue;
        for (const element of found.elements)
          elements.push(hasOuter ? withoutOuterCredential(element) : element);
      }
      advance();
      if (hasProxy) return { elements, hasProxy };
    }
    const raw = text.slice(from.start, end);
    const string = typeof value === 'string' ? value : null;
    return { elements: [{ text: string, verdict, line: from.line, raw }], hasProxy };
  }

  advance();
  if (!Array.isArray(whole)) {
    yield* (yield* walk(whole, 0)).elements;
    return;
  }
  advance();
  for (const value of whole) yield* (yield* walk(value, 1)).elements;
}
