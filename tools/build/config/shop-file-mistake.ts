import { parseSync } from 'vite';

const FILE = 'shop.config.ts';

/** Explains in two lines where and why `shop.config.ts` cannot be read. */
export function shopFileMistake(text: string, error: unknown): string {
  const [syntax] = parseSync(FILE, text).errors;
  const reason = error instanceof Error ? error : new Error(String(error));
  const [, ofStack] = /shop\.config\.ts:(\d+)/.exec(reason.stack ?? '') ?? [];
  const at = syntax?.labels[0]?.start;
  const { line, message } =
    at === undefined
      ? { line: ofStack, message: reason.message.split('\n')[0] }
      : mistakeAt(text, at, syntax?.message ?? '');
  const place = line === undefined ? FILE : `${FILE}:${line}`;
  return `${place} cannot be read:\n  ${message}`;
}

/** The parser reports a decimal comma after its position, and a missing comma on the next line. */
function mistakeAt(text: string, at: number, message: string) {
  const before = text.slice(0, at);
  const lineOf = (part: string) => part.split('\n').length;
  const line = text.split('\n')[lineOf(before) - 1] ?? '';
  const [, whole, part] = /:\s*(\d+),(\d+)/.exec(line) ?? [];
  if (whole !== undefined && part !== undefined) {
    const number = part.length === 3 ? `${whole}${part}` : `${whole}.${part}`;
    return {
      line: lineOf(before),
      message: `numbers have a decimal point, not a comma. Write ${number}`,
    };
  }
  const last = lineOf(withoutComments(before));
  if (message.startsWith('Expected `,`') && last < lineOf(before))
    return { line: last, message: 'a comma is missing at the end of this line' };
  return { line: lineOf(before), message };
}

/** The text without trailing whitespace and comments. */
function withoutComments(text: string): string {
  const code = text.trimEnd();
  if (code.endsWith('*/')) return withoutComments(code.slice(0, code.lastIndexOf('/*')));
  const lineStart = code.lastIndexOf('\n') + 1;
  const isComment = code.slice(lineStart).trimStart().startsWith('//');
  return isComment ? withoutComments(code.slice(0, lineStart)) : code;
}
