import { parseJson } from '../parse-json.ts';
import type { Pair } from './fields.ts';
import { readFields, roleOf } from './fields.ts';
import { hostRank } from './host-rank.ts';
import type { Verdict } from './recognise.ts';
import { recognise } from './recognise.ts';

/** A proxy, or a value in the place of one, in a JSON text. */
export type JsonElement = {
  /** A string is read as a line. */
  text: string | null;
  /** What an object holds. */
  verdict: Verdict;
  /** Line on which it begins, from 1. */
  line: number;
  /** The text as written. */
  raw: string;
};

/** Wrappers around lists are opened down to this depth. */
const MAX_DEPTH = 6;

/** A string, a bracket, a line break, or a run of any other characters but white space, commas and colons. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]|\n|[^\s"[\]{},:]+/g;

type JsonObject = Record<string, unknown>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function scalar(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** The named values of an object; those of an object with credentials, such as axios's `auth`, count as its own. */
function pairsOf(object: JsonObject): Pair[] {
  return Object.entries(object).flatMap(([name, value]): Pair[] => {
    const [only] = Array.isArray(value) && value.length === 1 ? value : [value];
    if (isObject(only)) {
      const isPart = roleOf(name)?.field === 'credential' || name === 'connection';
      return isPart ? pairsOf(only) : [];
    }
    const text = scalar(Array.isArray(value) ? value[0] : value);
    if (text === null || (Array.isArray(value) && roleOf(name)?.field !== 'protocol')) return [];
    return [[name, text]];
  });
}

const ROUNDED = 'A long number without quotes, which is read as another number.';

/** Whether a user name or password is a number that JSON.parse cannot hold. */
function isRounded([name, value]: [string, unknown]): boolean {
  const isCredential = ['user', 'password'].includes(roleOf(name)?.field ?? '');
  return isCredential && typeof value === 'number' && !Number.isSafeInteger(value);
}

function verdictOf(value: unknown): Verdict {
  if (!isObject(value)) return null;
  const verdict = readFields(pairsOf(value), 'json');
  return verdict !== null && Object.entries(value).some(isRounded) ? { unclear: ROUNDED } : verdict;
}

/** Whether a string in a wrapper is a proxy whose host is certain, and not just any text with a number. */
function isProxyText(value: unknown): boolean {
  const verdict = typeof value === 'string' ? recognise(value) : null;
  return verdict !== null && !('unclear' in verdict) && hostRank(verdict.entry.host) > 1;
}

/** A list whose first values are no proxies is not a list of proxies; looking at all could take a second. */
const MAX_LOOKED_AT = 100;

/** Whether a value contains a proxy below itself. */
function holdsProxies(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return false;
  const values = Object.values(value).slice(0, MAX_LOOKED_AT);
  return values.some(
    (child) => isProxyText(child) || verdictOf(child) !== null || holdsProxies(child, depth + 1),
  );
}

/**
 * Reads the proxies of a JSON text lazily: of an array, of an object, or of what wraps them, such as
 * `{"data": {"proxies": […]}}` or an object with one proxy per key.
 * @returns null when the text is no array or object
 */
export function jsonElements(text: string): Iterable<JsonElement> | null {
  const whole = parseJson(text);
  return typeof whole === 'object' && whole !== null ? elementsIn(text, whole) : null;
}

/** Reads the text and its parsed value side by side. The value decides what is an element. */
function* elementsIn(text: string, whole: unknown): Generator<JsonElement> {
  const tokens = text.matchAll(TOKEN);
  let line = 1;
  let token = '';
  let start = 0;
  const advance = () => {
    do {
      const { value } = tokens.next();
      token = value?.[0] ?? '';
      start = value?.index ?? text.length;
      if (token === '\n') line += 1;
    } while (token === '\n');
  };

  const isAt = (sign: string) => token === sign;

  /** Passes the value that begins here and returns its end. */
  const pass = (): number => {
    let end: number;
    let depth = 0;
    do {
      if (token === '[' || token === '{') depth += 1;
      if (token === ']' || token === '}') depth -= 1;
      end = start + token.length;
      advance();
    } while (depth > 0);
    return end;
  };

  function* walk(value: unknown, depth: number): Generator<JsonElement> {
    const verdict = verdictOf(value);
    const isList = depth === 0 && Array.isArray(value);
    if (verdict === null && (isList || holdsProxies(value, depth))) {
      advance();
      if (Array.isArray(value)) for (const child of value) yield* walk(child, depth + 1);
      else yield* walkObject(value as JsonObject, depth + 1);
      advance();
      return;
    }
    const from = { start, line };
    const raw = text.slice(from.start, pass());
    yield { text: typeof value === 'string' ? value : null, verdict, line: from.line, raw };
  }

  function* walkObject(object: JsonObject, depth: number): Generator<JsonElement> {
    while (!isAt('}')) {
      const child = object[JSON.parse(token) as string];
      advance();
      const isProxy = isProxyText(child) || verdictOf(child) !== null;
      if (isProxy || holdsProxies(child, depth)) yield* walk(child, depth);
      else pass();
    }
  }

  advance();
  yield* walk(whole, 0);
}
