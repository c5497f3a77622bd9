import { parseCsv, unguardFormula } from './csv.ts';
import { parseOwnLine } from './line-parse.ts';
import { percentDecode } from './percent-encoding.ts';
import type { ProxyEntry } from './proxy-entry.ts';
import { isPort, proxyEntry } from './proxy-entry.ts';
import type { ProxyFormat } from './proxy-formats.ts';
import { CSV_COLUMNS, DEFAULT_LINE_TEMPLATE } from './proxy-formats.ts';

const HOST_FIRST = /^(\[[^[\]]*\]|[^\s:@[\]/]+):(\d{1,5})(?::|$)/;
const HOST_LAST = /(?:^|[:@])(\[[^[\]]*\]|[^\s:@[\]/]+):(\d{1,5})$/;
const URL_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** A port from 1 to 65535 written in digits, or null. */
export function parsePort(digits: string): number | null {
  const port = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return isPort(port) ? port : null;
}

/** An entry from its parts, or null when they are invalid. */
export function entryOf(
  host: string,
  port: string,
  user: string,
  password: string | null,
): ProxyEntry | null {
  const number = parsePort(port);
  return number === null ? null : proxyEntry({ host, port: number, user, password });
}

/** Splits a credential at its first colon. */
function splitCredential(credential: string): { user: string; password: string | null } {
  const colon = credential.indexOf(':');
  if (colon === -1) return { user: credential, password: null };
  return { user: credential.slice(0, colon), password: credential.slice(colon + 1) };
}

/** Reads host:port:user:pass from the left. Everything after the port is the credential. */
export function parseHostFirst(line: string): ProxyEntry | null {
  const match = HOST_FIRST.exec(line);
  if (match === null) return null;
  const [whole, host = '', port = ''] = match;
  const { user, password } = splitCredential(line.slice(whole.length));
  return entryOf(host, port, user, password);
}

/** Reads user:pass:host:port or user:pass@host:port from the right. Everything before the host is the credential. */
export function parseHostLast(
  line: string,
  sign: ':' | '@',
  decode = (text: string) => text,
): ProxyEntry | null {
  const match = HOST_LAST.exec(line);
  if (match === null) return null;
  const [whole, host = '', port = ''] = match;
  if (whole.startsWith(host)) return entryOf(host, port, '', null);
  if (!whole.startsWith(sign)) return null;
  const { user, password } = splitCredential(line.slice(0, match.index));
  return entryOf(host, port, decode(user), password === null ? null : decode(password));
}

/** Reads a URL of any scheme. User name and password are percent-decoded; one trailing slash is allowed. */
export function parseProxyUrl(line: string): ProxyEntry | null {
  const scheme = URL_SCHEME.exec(line)?.[0];
  if (scheme === undefined) return null;
  return parseHostLast(line.slice(scheme.length).replace(/\/$/, ''), '@', percentDecode);
}

/** Reads the cells host, port, user, password; the last two may be missing. */
export function parseCells(cells: readonly string[]): ProxyEntry | null {
  const [host = '', port = '', user = '', password = ''] = cells.map(unguardFormula);
  return entryOf(host, port, user, password);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Reads an object with host and port, and optional user and password; null for anything else. */
export function parseJsonValue(value: unknown): ProxyEntry | null {
  if (typeof value !== 'object' || value === null) return null;
  const { host, port, user, password } = value as Partial<Record<keyof ProxyEntry, unknown>>;
  return entryOf(textOf(host) ?? '', textOf(port) ?? '', textOf(user) ?? '', textOf(password));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Reads a line that {@link formatEntry} wrote, so that parse(format(entry)) is the entry. Strict: repairs nothing.
 * @param template the customer's own line; reversible when it has host and port, and when no value contains the text
 *   that follows its placeholder
 * @returns the entry, or null when the line is not in that format
 */
export function parseLine(
  line: string,
  format: ProxyFormat,
  template = DEFAULT_LINE_TEMPLATE,
): ProxyEntry | null {
  switch (format) {
    case 'host:port:user:pass':
      return parseHostFirst(line);
    case 'user:pass@host:port':
      return parseHostLast(line, '@');
    case 'user:pass:host:port':
      return parseHostLast(line, ':');
    case 'http-url':
    case 'socks5-url':
      return parseProxyUrl(line);
    case 'csv':
      return parseCells(parseCsv(line)[0]?.cells ?? []);
    case 'json':
      return parseJsonValue(parseJson(line));
    case 'template':
      return parseOwnLine(line, template);
  }
}

/**
 * Reads a text that {@link formatList} wrote.
 * @returns an entry or null for each line, row or element, without blank lines and the CSV header; empty when JSON is
 *   not an array
 */
export function parseList(
  text: string,
  format: ProxyFormat,
  template = DEFAULT_LINE_TEMPLATE,
): (ProxyEntry | null)[] {
  if (format === 'csv') {
    const header = CSV_COLUMNS.join();
    return parseCsv(text)
      .filter((record, index) => index > 0 || record.raw !== header)
      .map((record) => parseCells(record.cells));
  }
  if (format === 'json') {
    const values = parseJson(text);
    return Array.isArray(values) ? values.map(parseJsonValue) : [];
  }
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  return lines.map((line) => parseLine(line, format, template));
}
