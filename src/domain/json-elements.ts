/** An element of a JSON array, or a single object, and its position. */
export type JsonElement = {
  value: unknown;
  /** Line on which it begins, from 1. */
  line: number;
  /** The text as written. */
  raw: string;
};

/** A string, a bracket, a comma, a line break, or a run of any other characters but white space. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},]|\n|[^\s"[\]{},]+/g;

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
const SEPARATORS = new Set([',', '\n']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads the elements of a JSON array lazily. A single object counts as an array of one.
 * @returns null when the text is neither
 */
export function jsonElements(text: string): Iterable<JsonElement> | null {
  const whole = parse(text);
  if (typeof whole !== 'object' || whole === null) return null;
  return Array.isArray(whole) ? elementsIn(text, whole, 1) : elementsIn(text, [whole], 0);
}

/** @param outer number of brackets that are open around an element */
function* elementsIn(
  text: string,
  values: readonly unknown[],
  outer: number,
): Generator<JsonElement> {
  let found = 0;
  let depth = 0;
  let line = 1;
  let start = { index: 0, line };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const opens = OPENING.has(token);
    const closes = CLOSING.has(token);
    if (closes) depth -= 1;
    if (token === '\n') line += 1;
    if (depth === outer && !SEPARATORS.has(token)) {
      if (!closes) start = { index, line };
      if (!opens) {
        const raw = text.slice(start.index, index + token.length);
        yield { value: values[found], line: start.line, raw };
        found += 1;
      }
    }
    if (opens) depth += 1;
  }
}
