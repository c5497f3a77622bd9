/**
 * Control characters, characters that reorder or end a line or are invisible, lone surrogates, and characters that XML
 * forbids.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
/** Anywhere in a line, `##[…]`, `##vso[…]` and `##teamcity[…]` are commands for CI servers. */
const ORDER = /#(?=#\w*\[)/g;
/** At the beginning of a line, `::` begins a command for GitHub. */
const ORDER_OF_LINE = /^(\s*):(?=:)/;
const ESCAPES: Record<string, string> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** The text in one line that controls neither a terminal nor a CI server: invisible characters are escaped. */
export const visible = (text: string): string =>
  text
    .replace(HIDDEN, (character) => ESCAPES[character] ?? escaped(character))
    .replace(ORDER, escaped)
    .replace(ORDER_OF_LINE, (_all, space: string) => space + escaped(':'));

/** The same for our own text of several lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

const escaped = (character: string): string =>
  `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** The same JSON, in which invisible characters and commands are escaped. */
export const visibleJson = (json: string): string =>
  json.replaceAll(/(?![ \n])[\p{C}\p{Z}]/gu, escapedInJson).replaceAll(ORDER, escapedInJson);

const escapedInJson = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** The beginning of a text that may be of any length. It is a copy, so that the whole text can be garbage-collected. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = Buffer.from(text.slice(0, most), 'utf16le').toString('utf16le');
  return `${start}… (${text.length} characters)`;
}
