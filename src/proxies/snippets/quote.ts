/** Quotes a text as one word of a POSIX shell. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Quotes a text as a literal that JavaScript, Python and Go read alike. */
export function literal(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', String.raw`\u007f`);
}

/** Literals, one per line, each followed by a comma. */
export function literalLines(texts: readonly string[], indent: string): string {
  return texts.map((text) => `${indent}${literal(text)},`).join('\n');
}
