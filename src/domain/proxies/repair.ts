import { plural, t } from '../../i18n/text.ts';
import { asciiDigits } from '../typed-text.ts';
import { hostRank } from './host-rank.ts';
import { recogniseNamed } from './named.ts';
import { foreignScheme } from './protocol.ts';
import {
  BRACKETS_NEEDED,
  MAX_LINE_LENGTH,
  UNCLEAR,
  hasBareIpv6,
  parsePort,
  recognise,
  type Verdict,
} from './recognise.ts';

type Repair = readonly [name: string, apply: (line: string) => string];

const QUOTES = '"\'`“”‘’«»';

const replace =
  (pattern: RegExp, by = '') =>
  (line: string): string =>
    line.replace(pattern, by);

function unquote(line: string): string {
  const [first, last, inner] = [line.charAt(0), line.slice(-1), line.slice(1, -1)];
  const isQuoted = line.length > 1 && QUOTES.includes(first) && QUOTES.includes(last);
  if (first === '<' && last === '>' && !/[<>]/.test(inner)) return inner;
  // Inner quotes belong to several cells: "host","port".
  return isQuoted && !inner.includes(first) && !inner.includes(last) ? inner : line;
}

/** Removes commas and semicolons at the end. A regular expression would take quadratic time on many of them. */
function withoutCommas(line: string): string {
  let end = line.length;
  while (line[end - 1] === ',' || line[end - 1] === ';') end -= 1;
  return line.slice(0, end);
}

/** Removes characters that never belong to a proxy line. */
const TIDY: readonly Repair[] = [
  [t`invisible characters removed`, replace(/\p{Cf}|\p{Cc}(?<!\t)/gu)],
  [t`spaces around it removed`, (line) => line.trim()],
  [t`list mark removed`, replace(/^(?:[-*•]|\d{1,6}[.)])\s+/)],
  [t`comma at the end removed`, withoutCommas],
  [t`comment removed`, replace(/(?<![:\s])\s+(?:#|\/\/)\s.*$/)],
  [t`link in brackets removed`, replace(/(?<=.)[[({<]https?:\/\/[^\s[\](){}<>]*[\])}>]$/i)],
  [
    t`PAC keywords removed`,
    (line) =>
      line
        .replace(/^return\s+(["'])(.*)\1$/, '$2')
        .replace(/;\s*DIRECT$/i, '')
        .replace(/^PROXY\s+(?=\S+:\d+$)/, ''),
  ],
  [t`quotes removed`, unquote],
  // This must run before recognition, because `http:bob:pw@…` would be read as a user named http.
  [
    t`slashes after the scheme repaired`,
    replace(/^(https?|socks(?:4a?|5h?)?)\s*:[\\/\s]*/i, '$1://'),
  ],
];

/** Repairs that are applied one after the other until the line is recognized. */
const REPAIRS: readonly Repair[] = [
  [
    t`full-width characters replaced`,
    (line) =>
      line
        .replace(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replaceAll('。', '.'),
  ],
  [t`non-ASCII digits replaced`, asciiDigits],
  [t`"##" read as a colon`, replace(/^([^\s#]+:\d{1,5})##/, '$1:')],
  [
    t`spaces around colons removed`,
    // A label with a number, such as "Order: 1234", is not a host with a port.
    (line) =>
      /^[^\s:.]+\s*:\s*\d+$/.test(line)
        ? line
        : line
            .split(/([:@])/)
            .map((piece) => piece.trim())
            .join(''),
  ],
  [t`path after the port removed`, replace(/(:\d{1,5})[/?#][^@:]*$/, '$1')],
];

const MAX_PASSES = 6;

/** Removes what surrounds a proxy in a line, such as quotes or list markers, and names each repair. */
export function tidy(raw: string): { line: string; repairs: readonly string[] } {
  const repairs = new Set<string>();
  let line = raw;
  let before = '';
  // Each pass may reveal more to remove. The limit protects against hostile lines that would need one pass per
  // character.
  for (let pass = 0; pass < MAX_PASSES && line !== before; pass += 1) {
    before = line;
    for (const [name, apply] of TIDY) {
      const after = apply(line);
      if (after !== line) repairs.add(name);
      line = after;
    }
  }
  return { line, repairs: [...repairs] };
}

/** Recognizes a tidy line with as few repairs as possible; the verdict is null when no repair helps. */
export function recogniseRepaired(tidied: string): {
  verdict: Verdict;
  repairs: readonly string[];
} {
  const repairs: string[] = [];
  let line = tidied;
  let verdict = recogniseNamed(line) ?? recognise(line);
  for (const [name, apply] of REPAIRS) {
    if (verdict !== null) break;
    const after = apply(line);
    if (after !== line) {
      repairs.push(name);
      line = after;
      verdict = recognise(line);
    }
  }
  return { verdict, repairs };
}

export const MORE_COLUMNS = t`More than four columns: add a header first, such as host,port,user,password.`;

/** The reason why a line is not a proxy, and what to do about it. */
export function problemOf(line: string): string {
  if (line.length > MAX_LINE_LENGTH)
    return plural(MAX_LINE_LENGTH, {
      one: 'This line is longer than # character.',
      other: 'This line is longer than # characters.',
    });
  const scheme = foreignScheme(line);
  if (scheme !== null) return t`${scheme}:// is not a proxy protocol. Use http, https or socks5.`;
  if (hasBareIpv6(line)) return BRACKETS_NEEDED;
  if (/^[^,;|\t]+(?:[,;|\t][^,;|\t]*){4}/.test(line)) return MORE_COLUMNS;
  const words = line.split(/[:@,;|\s/]+/);
  const address = words.find((word) => /^\d+(?:\.\d+){3}$/.test(word) && hostRank(word) === 0);
  if (address !== undefined) return t`${address} is not an IP address.`;
  if (words.some((word) => /^\d+$/.test(word) && parsePort(word) === null)) {
    return t`The port must be between 1 and 65535.`;
  }
  const hasPort = words.some((word) => parsePort(word) !== null);
  if (words.every((word) => hostRank(word) < 2)) return t`No host and port found.`;
  return hasPort ? UNCLEAR : t`The port is missing.`;
}
