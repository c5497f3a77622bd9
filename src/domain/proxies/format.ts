import { csvCell, guardFormula } from '../csv.ts';
import { percentEncode } from '../percent-encoding.ts';
import { cut, hostText, type CredentialSegments, type ProxyEntry, type Segment } from './entry.ts';
import {
  CSV_COLUMNS,
  LINE_PLACEHOLDERS,
  parseLineTemplate,
  readPlaceholder,
  templateParser,
  type CsvPlaceholder,
  type LineFormat,
  type LinePlaceholder,
  type ProxyFormat,
} from './line-formats.ts';

/** An entry with the segments of its user name and password, and the number of its line. */
type CutEntry = {
  entry: ProxyEntry;
  user: readonly Segment[];
  password: readonly Segment[];
  number: number;
};

type Write = (entry: CutEntry) => readonly Segment[];
type Encode = (text: string) => string;

const plain = (text: string): Segment => ({ kind: 'plain', text });

function encoded(segments: readonly Segment[], encode: Encode): Segment[] {
  return segments.map(({ kind, text }) => ({ kind, text: encode(text) }));
}

/** A CSV cell. The quotes and the formula guard surround the segments, whose own quotes are doubled. */
function csvSegments(segments: readonly Segment[]): Segment[] {
  const text = textOf(segments);
  const quote = csvCell(text).startsWith('"') ? '"' : '';
  const guard = guardFormula(text) === text ? '' : "'";
  const inCell = quote === '' ? segments : encoded(segments, (part) => part.replaceAll('"', '""'));
  return [plain(quote + guard), ...inCell, plain(quote)];
}

function jsonString(segments: readonly Segment[]): Segment[] {
  return [
    plain('"'),
    ...encoded(segments, (text) => JSON.stringify(text).slice(1, -1)),
    plain('"'),
  ];
}

const MODIFY = {
  url: (segments: readonly Segment[]) => encoded(segments, percentEncode),
  json: jsonString,
  csv: csvSegments,
};

function writerOf(placeholder: LinePlaceholder | CsvPlaceholder): Write {
  const { kind, modifier } = readPlaceholder(placeholder);
  if (kind === 'plain') return ({ number }) => [plain(String(number))];
  if (kind === 'port') return ({ entry }) => [{ kind, text: String(entry.port) }];
  if (kind === 'host') {
    return ({ entry: { host } }) => [{ kind, text: modifier === 'bare' ? host : hostText(host) }];
  }
  const value: Write = ({ user, password }) => {
    if (kind === 'user') return user;
    if (kind === 'password') return password;
    // Use the first occurrence of a setting.
    return [...user, ...password].filter((segment) => segment.kind === kind).slice(0, 1);
  };
  if (modifier === undefined || modifier === 'bare') return value;
  return (entry) => MODIFY[modifier](value(entry));
}

const parse = templateParser([...LINE_PLACEHOLDERS, 'user:csv', 'pass:csv']);

function layoutOf(parts: ReturnType<typeof parse>): (entry: CutEntry) => Segment[] {
  const writers = parts.map(({ placeholder, text }): Write => {
    const literal = [plain(text)];
    return placeholder === null ? () => literal : writerOf(placeholder);
  });
  return (entry) => {
    const segments: Segment[] = [];
    // Twice as fast as flatMap.
    for (const write of writers) for (const segment of write(entry)) segments.push(segment);
    return segments;
  };
}

const ADDRESS = '{host}:{port}';
const CSV = '{host:bare},{port},{user:csv},{pass:csv}';
const jsonWith = (password: string) =>
  `{"host":"{host:bare}","port":{port},"user":{user:json},"password":${password}}`;
/** The colon remains even without a password, because many clients otherwise send no user name (RFC 7617). */
const urlOf = (scheme: string) => {
  const url = `${scheme}://{user:url}:{pass:url}@${ADDRESS}`;
  return [url, url, `${scheme}://${ADDRESS}`] as const;
};

/** A line with user name and password, with only a user name, and with neither. */
const TEMPLATES = {
  'host:port:user:pass': [`${ADDRESS}:{user}:{pass}`, `${ADDRESS}:{user}`, ADDRESS],
  'user:pass@host:port': [`{user}:{pass}@${ADDRESS}`, `{user}@${ADDRESS}`, ADDRESS],
  'user:pass:host:port': [`{user}:{pass}:${ADDRESS}`, `{user}:${ADDRESS}`, ADDRESS],
  'http-url': urlOf('http'),
  'socks5-url': urlOf('socks5'),
  'socks5h-url': urlOf('socks5h'),
  csv: [CSV, CSV, CSV],
  json: [jsonWith('{pass:json}'), jsonWith('null'), jsonWith('null')],
} as const satisfies Record<Exclude<ProxyFormat, 'template'>, readonly [string, string, string]>;

function segmentWriter(
  { format, template }: LineFormat,
  segments: CredentialSegments | undefined,
): (entry: ProxyEntry, number: number) => Segment[] {
  const isOwn = format === 'template';
  const lines = isOwn ? ([template, template, template] as const) : TEMPLATES[format];
  const read = isOwn ? parseLineTemplate : parse;
  const full = layoutOf(read(lines[0]));
  const withUser = layoutOf(read(lines[1]));
  const open = layoutOf(read(lines[2]));
  return (entry, number) => {
    const user = cut(entry.user, segments?.user, 'user');
    const password = cut(entry.password ?? '', segments?.password, 'password');
    const withoutPassword = entry.user === '' ? open : withUser;
    const layout = entry.password === null ? withoutPassword : full;
    return layout({ entry, user, password, number });
  };
}

function textOf(segments: readonly Segment[]): string {
  return segments.map((segment) => segment.text).join('');
}

/**
 * Formats one proxy as a line without a line break. CSV is a row without a header, JSON one object. In the colon
 * formats, the first colon after the user name separates the password, so a user name must not contain a colon (RFC
 * 7617 forbids it too). Passwords may contain anything but line breaks.
 * @param segments of the list that contains the entry; supplies {session} and the places for the customer's own line
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

/** The non-empty segments of a line, for tints and highlights; joined they equal {@link formatEntry}. */
export function segmentsOf(
  entry: ProxyEntry,
  lineFormat: LineFormat,
  segments?: CredentialSegments,
  number = 1,
): Segment[] {
  return segmentWriter(lineFormat, segments)(entry, number).filter(({ text }) => text !== '');
}

/** A whole list: lines joined by line feeds, CSV with a header and CRLF (RFC 4180), or a JSON array. */
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

/** A complete list made from its lines. */
export function joinLines(lines: readonly string[], format: ProxyFormat): string {
  if (format === 'csv') return `${[CSV_COLUMNS.join(), ...lines].join('\r\n')}\r\n`;
  if (format !== 'json') return lines.join('\n');
  return lines.length === 0 ? '[]' : `[\n  ${lines.join(',\n  ')}\n]`;
}
