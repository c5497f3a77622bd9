import { csvCell, guardFormula } from '../csv.ts';
import { percentEncode } from '../money/percent.ts';
import type { Tokens, ProxyEntry, Span, SpanKind } from './entry.ts';
import { cut, hostText } from './entry.ts';
import { LINE_KIND, parseLineTemplate, CSV_COLUMNS } from './line-formats.ts';
import type { LineFormat, LinePlaceholder, ProxyFormat } from './line-formats.ts';

type Encode = (text: string) => string;

/** A part of a line: text, or the user name or password, which tokens can split further. */
type Piece = Span | { field: 'user' | 'password'; encode: Encode };

const asIs: Encode = (text) => text;
const plain = (text: string): Span => ({ kind: 'plain', text });
const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1);

function hostAndPort(entry: ProxyEntry): Piece[] {
  return [
    { kind: 'host', text: hostText(entry.host) },
    plain(':'),
    { kind: 'port', text: String(entry.port) },
  ];
}

function hasCredential(entry: ProxyEntry): boolean {
  return entry.user !== '' || entry.password !== null;
}

function credential(entry: ProxyEntry, encode: Encode): Piece[] {
  const user: Piece = { field: 'user', encode };
  return entry.password === null ? [user] : [user, plain(':'), { field: 'password', encode }];
}

function credentialFirst(entry: ProxyEntry, sign: string, encode: Encode): Piece[] {
  if (!hasCredential(entry)) return hostAndPort(entry);
  return [...credential(entry, encode), plain(sign), ...hostAndPort(entry)];
}

function hostFirst(entry: ProxyEntry): Piece[] {
  if (!hasCredential(entry)) return hostAndPort(entry);
  return [...hostAndPort(entry), plain(':'), ...credential(entry, asIs)];
}

/** The parts of a CSV cell. Quotes and guard surround the text, whose own quotes are doubled. */
function csvPieces(text: string, field: 'user' | 'password'): Piece[] {
  const cell = csvCell(text);
  const quote = cell.startsWith('"') ? '"' : '';
  const guard = guardFormula(text) === text ? '' : "'";
  const encode: Encode = quote === '' ? asIs : (part) => part.replaceAll('"', '""');
  return [plain(quote + guard), { field, encode }, plain(quote)];
}

function csvRow(entry: ProxyEntry): Piece[] {
  return [
    { kind: 'host', text: csvCell(entry.host) },
    plain(','),
    { kind: 'port', text: String(entry.port) },
    plain(','),
    ...csvPieces(entry.user, 'user'),
    plain(','),
    ...csvPieces(entry.password ?? '', 'password'),
  ];
}

function jsonObject(entry: ProxyEntry): Piece[] {
  const password: Piece[] =
    entry.password === null
      ? [plain('null')]
      : [plain('"'), { field: 'password', encode: inJson }, plain('"')];
  return [
    plain('{"host":"'),
    { kind: 'host', text: inJson(entry.host) },
    plain('","port":'),
    { kind: 'port', text: String(entry.port) },
    plain(',"user":"'),
    { field: 'user', encode: inJson },
    plain('","password":'),
    ...password,
    plain('}'),
  ];
}

/** The value of a setting in a generated entry, found by its kind; empty when there is none. */
function settingOf(entry: ProxyEntry, kind: SpanKind, tokens: Tokens | undefined): string {
  const spans = [
    ...cut(entry.user, tokens?.user, 'user'),
    ...cut(entry.password ?? '', tokens?.password, 'password'),
  ];
  return spans.find((span) => span.kind === kind)?.text ?? '';
}

function ownPiece(
  placeholder: LinePlaceholder,
  entry: ProxyEntry,
  tokens: Tokens | undefined,
  number: number,
): Piece {
  const kind = LINE_KIND[placeholder];
  const encode = placeholder.endsWith(':url') ? percentEncode : asIs;
  if (placeholder === 'n') return plain(String(number));
  if (kind === 'host') return { kind, text: hostText(entry.host) };
  if (kind === 'port') return { kind, text: String(entry.port) };
  if (kind === 'user' || kind === 'password') return { field: kind, encode };
  return { kind, text: settingOf(entry, kind, tokens) };
}

/** Writes entries as pieces. The customer's own line is parsed once for all of them. */
function pieceWriter(
  { format, template }: LineFormat,
  tokens: Tokens | undefined,
): (entry: ProxyEntry, number: number) => Piece[] {
  switch (format) {
    case 'host:port:user:pass':
      return hostFirst;
    case 'user:pass@host:port':
      return (entry) => credentialFirst(entry, '@', asIs);
    case 'user:pass:host:port':
      return (entry) => credentialFirst(entry, ':', asIs);
    case 'http-url':
      return (entry) => [plain('http://'), ...credentialFirst(entry, '@', percentEncode)];
    case 'socks5-url':
      return (entry) => [plain('socks5://'), ...credentialFirst(entry, '@', percentEncode)];
    case 'csv':
      return csvRow;
    case 'json':
      return jsonObject;
    case 'template': {
      const parts = parseLineTemplate(template);
      return (entry, number) =>
        parts.map(({ placeholder, text }) =>
          placeholder === null ? plain(text) : ownPiece(placeholder, entry, tokens, number),
        );
    }
  }
}

/**
 * Formats one proxy as a line without a line break. CSV is a row without header, JSON one object. In the colon
 * formats the first colon after the user name separates the password, so a user name must not contain one (RFC 7617
 * forbids it too). Passwords may contain anything but line breaks.
 * @param tokens of the list that the entry was generated in; supplies {session} and the places to the customer's own
 *   line
 * @param number of the line, from 1, for {n}
 */
export function formatEntry(
  entry: ProxyEntry,
  lineFormat: LineFormat,
  tokens?: Tokens,
  number = 1,
): string {
  return textOf(entry, pieceWriter(lineFormat, tokens)(entry, number));
}

function textOf(entry: ProxyEntry, pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => ('field' in piece ? piece.encode(entry[piece.field] ?? '') : piece.text))
    .join('');
}

/**
 * Splits a line into spans, for tints and for highlighting what a picker sets.
 * @returns non-empty spans; joined they equal {@link formatEntry} with the same arguments
 */
export function segmentsOf(
  entry: ProxyEntry,
  lineFormat: LineFormat,
  tokens?: Tokens,
  number = 1,
): Span[] {
  return pieceWriter(lineFormat, tokens)(entry, number)
    .flatMap((piece) => {
      if (!('field' in piece)) return [piece];
      const { field, encode } = piece;
      const spans = cut(entry[field] ?? '', tokens?.[field], field);
      return spans.map(({ kind, text }) => ({ kind, text: encode(text) }));
    })
    .filter((span) => span.text !== '');
}

/**
 * Formats a whole list: lines joined by line feeds; CSV with header and CRLF (RFC 4180); a JSON array with one object
 * per line.
 */
export function formatList(
  entries: readonly ProxyEntry[],
  lineFormat: LineFormat,
  tokens?: Tokens,
): string {
  return joinLines(entries.map(lineWriter(lineFormat, tokens)), lineFormat.format);
}

/** Writes the lines of a list, one after the other. */
export function lineWriter(lineFormat: LineFormat, tokens?: Tokens): (entry: ProxyEntry) => string {
  const write = pieceWriter(lineFormat, tokens);
  let number = 0;
  return (entry) => textOf(entry, write(entry, (number += 1)));
}

/** A whole list of its lines. */
export function joinLines(lines: readonly string[], format: ProxyFormat): string {
  if (format === 'csv') return `${[CSV_COLUMNS.join(), ...lines].join('\r\n')}\r\n`;
  if (format !== 'json') return lines.join('\n');
  return lines.length === 0 ? '[]' : `[\n  ${lines.join(',\n  ')}\n]`;
}
