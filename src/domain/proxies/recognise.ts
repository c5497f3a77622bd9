import { parseCsv } from '../csv-read.ts';
import { percentDecode } from '../money/percent.ts';
import { hostRank, isPort, proxyEntry } from './entry.ts';
import type { ProxyEntry } from './entry.ts';

export type FieldName = 'host' | 'port' | 'user' | 'password';
export type Fields = Partial<Record<FieldName, string>>;

/** Common names of columns and keys, in lower case without `_`, `-` and spaces. */
const NAMES: Record<FieldName, RegExp> = {
  host: /^(host(name)?|ip(address)?|address|server|proxy(host|address)?)$/,
  port: /^(proxy)?port$/,
  user: /^((proxy)?user(name)?|login)$/,
  password: /^((proxy)?pass(word)?|pwd|passwd)$/,
};
const FIELDS = Object.keys(NAMES) as FieldName[];

/** The field that a column or key stands for, or null. */
function fieldNamed(name: string): FieldName | null {
  const bare = name.toLowerCase().replace(/[\s_-]/g, '');
  return FIELDS.find((field) => NAMES[field].test(bare)) ?? null;
}

/** The field of each column if the row is a header with host and port, else null. */
export function headerOf(cells: readonly string[]): (FieldName | null)[] | null {
  const fields = cells.map(fieldNamed);
  return fields.includes('host') && fields.includes('port') ? fields : null;
}

/** An entry from named values; null without a host or a port. */
export function entryFromFields(fields: Fields): ProxyEntry | null {
  const { host = '', port = '', user = '', password = null } = fields;
  return entryOf(host.trim(), port.trim(), user, password);
}

/** The proxy fields of a JSON object, found by its keys; null when the value is not an object. */
export function fieldsOfObject(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const fields: Fields = {};
  for (const [key, content] of Object.entries(value)) {
    const field = fieldNamed(key);
    const isText = typeof content === 'string' || typeof content === 'number';
    if (field !== null && isText) fields[field] ??= String(content);
  }
  return fields;
}

/** Layouts of pasted lines. 'separated' uses commas, semicolons, tabs, bars or spaces. */
export type Layout =
  | 'host:port'
  | 'host:port:user:pass'
  | 'user:pass@host:port'
  | 'user:pass:host:port'
  | 'host:port@user:pass'
  | 'url'
  | 'separated'
  | 'csv'
  | 'json';

export type Recognised = {
  entry: ProxyEntry;
  layout: Layout;
  /** Another layout that fits equally well, or null. */
  rival: Layout | null;
};

/** URL schemes of proxies. */
const PROXY_SCHEME = /^(?:https?|socks(?:4a?|5h?)?):\/\//i;
const ANY_SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;
const DELIMITERS = [',', ';', '\t', '|'];

/** The scheme of the line if it is not a proxy scheme, else null. */
export function foreignScheme(line: string): string | null {
  return PROXY_SCHEME.test(line) ? null : (ANY_SCHEME.exec(line)?.[1] ?? null);
}

/** Reads `host:port@user:pass`, which some providers write, as `host:port:user:pass`. */
function parseSwapped(line: string): ProxyEntry | null {
  const at = line.indexOf('@');
  const address = parseHostFirst(line.slice(0, Math.max(0, at)));
  if (address?.user !== '' || address.password !== null) return null;
  return parseHostFirst(`${line.slice(0, at)}:${line.slice(at + 1)}`);
}

function candidate(layout: Layout, entry: ProxyEntry | null): (Recognised & { rank: number })[] {
  return entry === null ? [] : [{ entry, layout, rival: null, rank: hostRank(entry.host) }];
}

/**
 * Tries all layouts with colons and @, and takes the one whose host looks most like a host. On a tie the earlier one
 * wins.
 */
function recognisePlain(line: string): Recognised | null {
  const [best, second] = [
    ...candidate('host:port:user:pass', parseHostFirst(line)),
    ...candidate('user:pass@host:port', parseHostLast(line, '@')),
    ...candidate('host:port@user:pass', parseSwapped(line)),
    ...candidate('user:pass:host:port', parseHostLast(line, ':')),
  ].toSorted((a, b) => b.rank - a.rank);
  if (best === undefined) return null;
  const { entry, layout, rank } = best;
  if (entry.user === '' && entry.password === null) {
    return { entry, layout: 'host:port', rival: null };
  }
  return { entry, layout, rival: second?.rank === rank ? second.layout : null };
}

function recogniseUrl(line: string): Recognised | null {
  const entry = PROXY_SCHEME.test(line) ? parseProxyUrl(line) : null;
  return entry && { entry, layout: 'url', rival: null };
}

function recogniseJson(line: string): Recognised | null {
  // Parsing that fails is slow, and most lines are not JSON.
  if (!line.startsWith('{') || !line.endsWith('}')) return null;
  try {
    const entry = entryFromFields(fieldsOfObject(JSON.parse(line)) ?? {});
    return entry && { entry, layout: 'json', rival: null };
  } catch {
    return null;
  }
}

/** Reads the cells host, port, user, password, or a colon layout that uses delimiters in place of some colons. */
function recogniseCells(cells: readonly string[]): Recognised | null {
  const [host = '', port = '', user = '', password = '', ...more] = cells.map((cell) =>
    cell.trim(),
  );
  // With more columns their meaning is unknown.
  if (port === '' || more.length > 0) return null;
  const inOrder = entryFromFields({ host, port, user, password });
  if (inOrder !== null) return { entry: inOrder, layout: 'separated', rival: null };
  const joined = [host, port, user, password].filter((cell) => cell !== '').join(':');
  const recognised = host.includes(':') && password !== '' ? null : recognisePlain(joined);
  return recognised && { ...recognised, layout: 'separated' };
}

function recogniseSeparated(line: string): Recognised | null {
  const tables = DELIMITERS.filter((delimiter) => line.includes(delimiter)).map((delimiter) =>
    parseCsv(line, delimiter).flatMap((record) => record.cells),
  );
  for (const cells of [...tables, line.split(/\s+/)]) {
    const recognised = recogniseCells(cells);
    if (recognised !== null) return recognised;
  }
  return null;
}

/** Recognises a line as it is, without repairs; null when no layout fits. Never throws. */
export function recognise(line: string): Recognised | null {
  if (ANY_SCHEME.test(line)) return recogniseUrl(line);
  return recogniseJson(line) ?? recognisePlain(line) ?? recogniseSeparated(line);
}

const HOST_FIRST = /^(\[[^[\]]*\]|[^\s:@[\]/]+):(\d{1,5})(?::|$)/;
const HOST_LAST = /(?:^|[:@])(\[[^[\]]*\]|[^\s:@[\]/]+):(\d{1,5})$/;

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
  const scheme = ANY_SCHEME.exec(line)?.[0];
  if (scheme === undefined) return null;
  return parseHostLast(line.slice(scheme.length).replace(/\/$/, ''), '@', percentDecode);
}
