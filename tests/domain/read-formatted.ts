import { parseCsv, unguardFormula } from '../../src/domain/csv-read.ts';
import { percentDecode } from '../../src/domain/percent-encoding.ts';
import { proxyEntry, type ProxyEntry } from '../../src/domain/proxies/entry.ts';
import {
  readPlaceholder,
  parseLineTemplate,
  CSV_COLUMNS,
  DEFAULT_LINE_TEMPLATE,
  type ProxyFormat,
} from '../../src/domain/proxies/line-formats.ts';
import { entryOf, readLayout } from '../../src/domain/proxies/recognise.ts';
import { escapeRegExp } from '../escape-reg-exp.ts';

// Strict readers of what the shop writes, to prove that each format loses nothing.

/** Reads a URL of any scheme. User name and password are percent-decoded; one trailing slash is allowed. */
export function parseProxyUrl(line: string): ProxyEntry | null {
  const scheme = /^[a-z][a-z0-9+.-]*:\/\//i.exec(line)?.[0];
  if (scheme === undefined) return null;
  return readLayout(
    'user:pass@host:port',
    line.slice(scheme.length).replace(/\/$/, ''),
    percentDecode,
  );
}

/** Reads the cells host, port, user, password; the last two may be missing. */
function parseCells(cells: readonly string[]): ProxyEntry | null {
  const [host = '', port = '', user = '', password = ''] = cells.map(unguardFormula);
  return entryOf(host, port, user, password);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Reads an object with host and port, and optional user and password; null for anything else. */
function parseJsonValue(value: unknown): ProxyEntry | null {
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
    case 'user:pass@host:port':
    case 'user:pass:host:port':
      return readLayout(format, line);
    case 'http-url':
    case 'socks5-url':
    case 'socks5h-url':
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

const PATTERNS: Partial<Record<string, string>> = {
  host: String.raw`(\[[^[\]]*\]|[^\s:@[\]/]+?)`,
  bare: String.raw`([^\s@[\]/]+?)`,
  port: String.raw`(\d{1,5})`,
  json: String.raw`("(?:[^"\\]|\\.)*")`,
};

/** How to read back a value that was written with a modifier. */
const READ: Partial<Record<string, (text: string) => string>> = {
  url: percentDecode,
  json: (text) => String(parseJson(text)),
};

function patternOf({ kind, modifier }: ReturnType<typeof readPlaceholder>): string {
  return PATTERNS[modifier ?? kind] ?? PATTERNS[kind] ?? '(.*?)';
}

/**
 * Reads a line by the template that wrote it. The first match wins.
 * @returns null when it does not match, or when the template lacks host or port
 */
function parseOwnLine(line: string, template: string): ProxyEntry | null {
  const parts = parseLineTemplate(template);
  const source = parts.map((part) =>
    part.placeholder === null
      ? escapeRegExp(part.text)
      : patternOf(readPlaceholder(part.placeholder)),
  );
  const match = new RegExp(`^${source.join('')}$`, 's').exec(line);
  if (match === null) return null;
  const found: Partial<Record<string, string>> = {};
  const placeholders = parts.flatMap((part) => part.placeholder ?? []);
  for (const [index, placeholder] of placeholders.entries()) {
    const text = match[index + 1] ?? '';
    const { kind, modifier = '' } = readPlaceholder(placeholder);
    found[kind] ??= READ[modifier]?.(text) ?? text;
  }
  const { host = '', port = '', user = '', password = '' } = found;
  return proxyEntry({ host, port: Number(port), user, password });
}
