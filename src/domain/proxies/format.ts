import { csvCell, guardFormula } from '../csv.ts';
import { percentEncode } from '../money/percent.ts';
import type { CredentialSegments, ProxyEntry, Segment, SegmentKind } from './entry.ts';
import { cut, hostText } from './entry.ts';
import { readPlaceholder, parseLineTemplate, CSV_COLUMNS } from './line-formats.ts';
import type { LineFormat, LinePlaceholder, ProxyFormat } from './line-formats.ts';

type Encode = (text: string) => string;

/** An entry with the segments of its user name and password, and the number of its line. */
type CutEntry = {
  entry: ProxyEntry;
  user: readonly Segment[];
  password: readonly Segment[];
  number: number;
};

const asIs: Encode = (text) => text;
const plain = (text: string): Segment => ({ kind: 'plain', text });
const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1);

function encoded(segments: readonly Segment[], encode: Encode): Segment[] {
  return segments.map(({ kind, text }) => ({ kind, text: encode(text) }));
}

function hostAndPort({ entry }: CutEntry): Segment[] {
  return [
    { kind: 'host', text: hostText(entry.host) },
    plain(':'),
    { kind: 'port', text: String(entry.port) },
  ];
}

function hasCredential({ entry }: CutEntry): boolean {
  return entry.user !== '' || entry.password !== null;
}

function credential({ entry, user, password }: CutEntry): readonly Segment[] {
  return entry.password === null ? user : [...user, plain(':'), ...password];
}

function credentialFirst(entry: CutEntry, sign: string): Segment[] {
  if (!hasCredential(entry)) return hostAndPort(entry);
  return [...credential(entry), plain(sign), ...hostAndPort(entry)];
}

/** Writes the colon even without a password, because many clients otherwise send no user name (RFC 7617). */
function url(scheme: string, entry: CutEntry): Segment[] {
  const start = plain(`${scheme}://`);
  if (!hasCredential(entry)) return [start, ...hostAndPort(entry)];
  const user = encoded(entry.user, percentEncode);
  const password = encoded(entry.password, percentEncode);
  return [start, ...user, plain(':'), ...password, plain('@'), ...hostAndPort(entry)];
}

function hostFirst(entry: CutEntry): Segment[] {
  if (!hasCredential(entry)) return hostAndPort(entry);
  return [...hostAndPort(entry), plain(':'), ...credential(entry)];
}

/** A CSV cell. Quotes and guard surround the segments, whose own quotes are doubled. */
function csvSegments(segments: readonly Segment[]): Segment[] {
  const text = textOf(segments);
  const cell = csvCell(text);
  const quote = cell.startsWith('"') ? '"' : '';
  const guard = guardFormula(text) === text ? '' : "'";
  const encode: Encode = quote === '' ? asIs : (part) => part.replaceAll('"', '""');
  return [plain(quote + guard), ...encoded(segments, encode), plain(quote)];
}

function csvRow({ entry, user, password }: CutEntry): Segment[] {
  return [
    { kind: 'host', text: csvCell(entry.host) },
    plain(','),
    { kind: 'port', text: String(entry.port) },
    plain(','),
    ...csvSegments(user),
    plain(','),
    ...csvSegments(password),
  ];
}

function jsonObject({ entry, user, password }: CutEntry): Segment[] {
  return [
    plain('{"host":"'),
    { kind: 'host', text: inJson(entry.host) },
    plain('","port":'),
    { kind: 'port', text: String(entry.port) },
    plain(',"user":'),
    ...jsonString(user),
    plain(',"password":'),
    ...(entry.password === null ? [plain('null')] : jsonString(password)),
    plain('}'),
  ];
}

function jsonString(segments: readonly Segment[]): Segment[] {
  return [plain('"'), ...encoded(segments, inJson), plain('"')];
}

function ownSegments(placeholder: LinePlaceholder, cutEntry: CutEntry): readonly Segment[] {
  const { entry, number } = cutEntry;
  const { kind, modifier } = readPlaceholder(placeholder);
  if (kind === 'plain') return [plain(String(number))];
  if (kind === 'host') {
    return [{ kind, text: modifier === 'bare' ? entry.host : hostText(entry.host) }];
  }
  if (kind === 'port') return [{ kind, text: String(entry.port) }];
  const segments = valueSegments(kind, cutEntry);
  if (modifier === 'json') return jsonString(segments);
  return modifier === 'url' ? encoded(segments, percentEncode) : segments;
}

/** A user name or password whole, or a setting where it first appears in them. */
function valueSegments(kind: SegmentKind, { user, password }: CutEntry): readonly Segment[] {
  if (kind === 'user') return user;
  if (kind === 'password') return password;
  return [...user, ...password].filter((segment) => segment.kind === kind).slice(0, 1);
}

/** How an entry becomes the segments of a line. The customer's own line is parsed once for all entries. */
function layoutOf({ format, template }: LineFormat): (entry: CutEntry) => Segment[] {
  switch (format) {
    case 'host:port:user:pass':
      return hostFirst;
    case 'user:pass@host:port':
      return (entry) => credentialFirst(entry, '@');
    case 'user:pass:host:port':
      return (entry) => credentialFirst(entry, ':');
    case 'http-url':
      return (entry) => url('http', entry);
    case 'socks5-url':
      return (entry) => url('socks5', entry);
    case 'socks5h-url':
      return (entry) => url('socks5h', entry);
    case 'csv':
      return csvRow;
    case 'json':
      return jsonObject;
    case 'template': {
      const parts = parseLineTemplate(template);
      return (entry) =>
        parts.flatMap(({ placeholder, text }) =>
          placeholder === null ? [plain(text)] : ownSegments(placeholder, entry),
        );
    }
  }
}

function segmentWriter(lineFormat: LineFormat, segments: CredentialSegments | undefined) {
  const layout = layoutOf(lineFormat);
  return (entry: ProxyEntry, number: number): Segment[] => {
    const user = cut(entry.user, segments?.user, 'user');
    const password = cut(entry.password ?? '', segments?.password, 'password');
    return layout({ entry, user, password, number });
  };
}

function textOf(segments: readonly Segment[]): string {
  return segments.map((segment) => segment.text).join('');
}

/**
 * Formats one proxy as a line without a line break. CSV is a row without header, JSON one object. In the colon
 * formats the first colon after the user name separates the password, so a user name must not contain one (RFC 7617
 * forbids it too). Passwords may contain anything but line breaks.
 * @param segments of the list that the entry was generated in; supplies {session} and the places to the customer's
 *   own line
 * @param number of the line, from 1, for {n}
 */
export function formatEntry(
  entry: ProxyEntry,
  lineFormat: LineFormat,
  segments?: CredentialSegments,
  number = 1,
): string {
  return textOf(segmentWriter(lineFormat, segments)(entry, number));
}

/**
 * Splits a line into segments, for tints and for highlighting what a picker sets.
 * @returns non-empty segments; joined they equal {@link formatEntry} with the same arguments
 */
export function segmentsOf(
  entry: ProxyEntry,
  lineFormat: LineFormat,
  segments?: CredentialSegments,
  number = 1,
): Segment[] {
  return segmentWriter(lineFormat, segments)(entry, number).filter(({ text }) => text !== '');
}

/**
 * Formats a whole list: lines joined by line feeds; CSV with header and CRLF (RFC 4180); a JSON array with one object
 * per line.
 */
export function formatList(
  entries: readonly ProxyEntry[],
  lineFormat: LineFormat,
  segments?: CredentialSegments,
): string {
  return joinLines(entries.map(lineWriter(lineFormat, segments)), lineFormat.format);
}

/** Yields the lines of a list, starting with number `first`. */
export function lineWriter(lineFormat: LineFormat, segments?: CredentialSegments, first = 1) {
  const write = segmentWriter(lineFormat, segments);
  let number = first - 1;
  return (entry: ProxyEntry): string => textOf(write(entry, (number += 1)));
}

/** A whole list of its lines. */
export function joinLines(lines: readonly string[], format: ProxyFormat): string {
  if (format === 'csv') return `${[CSV_COLUMNS.join(), ...lines].join('\r\n')}\r\n`;
  if (format !== 'json') return lines.join('\n');
  return lines.length === 0 ? '[]' : `[\n  ${lines.join(',\n  ')}\n]`;
}
