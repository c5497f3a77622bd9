import { parse } from 'yaml';

/** In characters. Reading YAML takes a hundred times as much memory. */
const LONGEST = 2 * 1024 * 1024;
/** Characters and values with all aliases expanded. The shop's contract has 80,000. */
const LARGEST = 4 * 1024 * 1024;
/** The shop's contract is nested 14 times. */
const DEEPEST = 200;

/**
 * Parses a contract (YAML or JSON). Throws an Error when the text is too large to work with, or refers to another file or
 * address, which Redocly and other readers would open.
 */
export function parseContract(text: string): unknown {
  if (text.length > LONGEST) throw new Error('it is longer than 2 MiB');
  const document = valueOf(text);
  const open: (readonly [value: unknown, depth: number])[] = [[document, 0]];
  let size = 0;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, depth] = next;
    size += 1;
    if (typeof value === 'string') size += value.length;
    if (depth > DEEPEST) throw new Error(TOO_DEEP);
    if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value)) {
        expectOwn(key, child);
        size += key.length;
        open.push([child, depth + 1]);
      }
    }
    if (size > LARGEST) throw new Error('it is larger than 4 MiB once its aliases are written out');
  }
  return document;
}

const TOO_DEEP = `it is nested more than ${DEEPEST} times, or contains itself`;

function valueOf(text: string): unknown {
  try {
    // Warnings would be printed without escaping.
    return parse(text, { logLevel: 'error' });
  } catch (error) {
    const isDeep = error instanceof Error && error.message.includes('call stack');
    throw isDeep ? new Error(TOO_DEEP, { cause: error }) : error;
  }
}

function expectOwn(key: string, value: unknown): void {
  if (typeof value !== 'string') return;
  if (key === '$ref' && !value.startsWith('#'))
    throw new Error(`$ref leads out of the contract: ${value}`);
  if (key === 'externalValue') throw new Error(`externalValue leads out of the contract: ${value}`);
}
