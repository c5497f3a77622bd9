import type { ProxyEntry } from '../../domain/proxies/entry.ts';
import { formatEntry } from '../../domain/proxies/format.ts';
import { lineFormat } from '../../domain/proxies/line-formats.ts';

export type SnippetInput = {
  /** At least one proxy. A snippet for a list rotates through them. */
  proxies: readonly [ProxyEntry, ...ProxyEntry[]];
  /** The page that the snippet fetches through the proxy. */
  target: string;
};

export type Snippet = {
  id: string;
  label: string;
  /** What to install before running it. */
  needs: string;
  /** The file name to save and run it under. */
  file: string;
  /** A pure function: the same input results in the same text. */
  write: (input: SnippetInput) => string;
};

export function urlsOf({ proxies }: SnippetInput): [string, ...string[]] {
  const [first, ...rest] = proxies.map((entry) => formatEntry(entry, lineFormat('http-url')));
  return [first ?? '', ...rest];
}

/** Quotes a text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Quotes a text as a literal that is valid in JavaScript, Python and Go. */
export function literal(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', String.raw`\u007f`);
}

export function literalLines(texts: readonly string[], indent: string): string {
  return texts.map((text) => `${indent}${literal(text)},`).join('\n');
}
