import { t } from '../../i18n/text.ts';
import { parseCsv } from '../csv-read.ts';
import { percentDecode } from '../percent-encoding.ts';
import { bareHost, isPort, proxyEntry, type ProxyEntry } from './entry.ts';
import { hostRank } from './host-rank.ts';
import { foreignScheme, isProtocol, leadingProtocol, withoutProtocols } from './protocol.ts';

/**
 * Layouts of pasted lines. 'separated' uses commas, semicolons, tabs, vertical bars or spaces; 'fields' names each
 * value.
 */
export type Layout =
  | 'host:port'
  | 'host:port:user:pass'
  | 'user:pass@host:port'
  | 'user:pass:host:port'
  | 'host:port@user:pass'
  | 'url'
  | 'separated'
  | 'fields'
  | 'csv'
  | 'json';

export type Reading = {
  entry: ProxyEntry;
  layout: Layout;
  /** Decisions of the parser that the customer may want to check, in words. */
  notes: readonly string[];
};

/** A reading, the reason why several are possible, or null if there is none. */
export type Verdict = Reading | { unclear: string } | null;

/** Longer lines are rejected without parsing. No proxy line is nearly this long. */
export const MAX_LINE_LENGTH = 4096;

export const UNCLEAR = t`It is not clear which part is the host, the port, the user and the password.`;
export const SEVERAL_HOSTS = t`More than one part could be the host. Separate the parts with commas, under the header host,port,user,password.`;
export const UNCLEAR_END = t`It is not clear which parts belong to the user name and the password.`;
export const BRACKETS_NEEDED = t`Write an IPv6 address in brackets, such as [2001:db8::1]:8080.`;

const HOST_PORT = String.raw`(?<host>\[[^[\]]*\]|[^\s:@[\]/]+):(?<port>\d{1,5})`;
const CREDENTIAL = '(?<user>[^:]*)(?::(?<password>.*))?';
/** Layouts with colons and @. A host with only a port matches the first one. */
const COLONS = {
  'user:pass@host:port': new RegExp(`^(?:${CREDENTIAL}@)?${HOST_PORT}$`, 's'),
  'host:port:user:pass': new RegExp(`^${HOST_PORT}(?::${CREDENTIAL})?$`, 's'),
  'host:port@user:pass': new RegExp(`^${HOST_PORT}@${CREDENTIAL}$`, 's'),
  'user:pass:host:port': new RegExp(`^(?:${CREDENTIAL}:)?${HOST_PORT}$`, 's'),
} satisfies Partial<Record<Layout, RegExp>>;
const COLON_LAYOUTS = Object.keys(COLONS) as (keyof typeof COLONS)[];

const ADDRESS = /(?<=^|[:@\s,;|/])(\[[^[\]]*\]|[^\s:@,;|/[\]]+):(\d{1,5})(?=$|[:@\s,;|/?#])/g;
const DELIMITERS = [',', ';', '\t', '|'];

/** A port from 1 to 65535 written in digits, or null. */
export function parsePort(digits: string): number | null {
  const port = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return isPort(port) ? port : null;
}

/** The proxy with these parts as text; null if the port or another part is invalid. */
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
export function splitCredential(credential: string): { user: string; password: string | null } {
  const [user = '', ...rest] = credential.split(':');
  return { user, password: rest.length === 0 ? null : rest.join(':') };
}

/** Reads a text in one layout, without repairs. */
export function readLayout(
  layout: keyof typeof COLONS,
  text: string,
  decode = (part: string) => part,
): ProxyEntry | null {
  const { host, port, user = '', password } = COLONS[layout].exec(text)?.groups ?? {};
  if (host === undefined || port === undefined) return null;
  return entryOf(host, port, decode(user), password === undefined ? null : decode(password));
}

/** Whether an entry has neither user name nor password. */
export const isBare = ({ user, password }: ProxyEntry) => user === '' && password === null;

function reading(layout: Layout, entry: ProxyEntry | null): Reading[] {
  if (entry === null || hostRank(entry.host) === 0 || isProtocol(entry.user)) return [];
  const isMarked = layout === 'url' || layout === 'separated';
  return [{ entry, layout: isBare(entry) && !isMarked ? 'host:port' : layout, notes: [] }];
}

/** The readings of a text in all layouts with colons. Decodes user names and passwords only in URLs. */
function colonReadings(text: string, isUrl: boolean): Reading[] {
  return COLON_LAYOUTS.flatMap((layout) =>
    isUrl && layout === 'user:pass@host:port'
      ? reading('url', readLayout(layout, text, percentDecode))
      : reading(layout, readLayout(layout, text)),
  );
}

/** Returns the only reading whose host is certain. If several readings are equally good, the text is unclear. */
function choose(readings: readonly Reading[], text: string): Verdict {
  const ranks = readings.map(({ entry }) => hostRank(entry.host));
  // A name with a dot may be the user name of an address, so both count as hosts.
  const least = Math.min(2, Math.max(...ranks));
  const [first, ...others] = readings.filter((_, index) => (ranks[index] ?? 0) >= least);
  if (first === undefined) return null;
  const { host, port, user, password } = first.entry;
  if (others.some(({ entry }) => entry.host !== host)) return { unclear: SEVERAL_HOSTS };
  const isOne = others.every(
    ({ entry }) => entry.port === port && entry.user === user && entry.password === password,
  );
  // Separate words may be columns of a table. A URL encodes a space as %20.
  if (isOne && first.layout !== 'separated' && !isBare(first.entry) && /\s/.test(text)) return null;
  const doubt = isOne ? doubtOf(first, text) : UNCLEAR_END;
  return doubt === null ? { ...first, notes: notesOf(first) } : { unclear: doubt };
}

/** Whether a text contains an IPv6 address without brackets, whose end could be a port. */
export function hasBareIpv6(text: string): boolean {
  return /::|(?:[\da-f]{1,4}:){5}/i.test(text) && !text.includes('[');
}

const LABEL =
  /^(?:[A-Z]{2}|anonymous|elite|high|transparent|distorting|direct|yes|no|[^\p{L}\p{N}]+|#.*|(?:user|login|pass|pwd|auth)\w*[:=].*|(?:https?|ftp|socks\w*)=.*|[A-Z]{2}-[AHN]!?(?:-S!?)?|(?:\S*[_.])?proxy)$/iu;
/** The time of day at the start of a log line. */
const HOURS = /^\d{1,2}$/;
const MINUTES = /^\d\d(?::\d\d)?$/;
/** A link after the proxy, which usually changes its address. */
const LINK = /https?:\/\//i;

/** Whether a word looks like a column of a proxy table, such as a country or an anonymity level. */
export const isLabel = (word: string) => LABEL.test(word) && !/^[a-z]{2}$/.test(word);

/** The reason why the only reading is still uncertain, or null. */
function doubtOf({ entry, layout }: Reading, text: string): string | null {
  const { user, password } = entry;
  const rank = hostRank(entry.host);
  // Before the last @, `mail.example:12345` is the end of a user name with a password.
  const isAtLast = layout === 'url' || layout === 'user:pass@host:port';
  // Searches only lines that may have two ports, because the search is slow and few lines contain two addresses.
  const found = rank === 1 || /:\d.*:\d/.test(text) ? [...text.matchAll(ADDRESS)] : [];
  const hosts = found.filter(([, host = '']) => hostRank(bareHost(host)) > 1);
  const ends = hosts.filter(
    ({ 0: { length }, index }) => !isAtLast || text[index + length] !== '@',
  );
  if (rank === 1 ? hosts.length > 0 : ends.length > 1) return SEVERAL_HOSTS;
  if (rank === 1) {
    if (hasBareIpv6(text)) return BRACKETS_NEEDED;
    const least = layout === 'user:pass:host:port' ? 2 : 3;
    if (text.split(/[:@,;|\s/]+/).some((word) => hostRank(word) >= least)) return UNCLEAR;
  }
  const isLone = user !== '' && password === null;
  if (layout === 'separated') {
    const isTime = HOURS.test(user) && MINUTES.test(password ?? '');
    const isNumber = isLone && /^\d+$/.test(user);
    if (isLabel(user) || isLabel(password ?? '') || isNumber || isTime) return UNCLEAR_END;
  } else if (isLone && /[,;|]/.test(user)) return UNCLEAR_END;
  return LINK.test(text) ? UNCLEAR_END : null;
}

function recogniseColons(text: string, isUrl: boolean): Verdict {
  const readings = withoutProtocols(text).flatMap((variant) => colonReadings(variant, isUrl));
  return choose(readings, text);
}

const OPEN_ENDED: readonly Layout[] = ['host:port:user:pass', 'host:port@user:pass'];

/** Notes about parts of the line that may have another meaning. */
function notesOf({ entry, layout }: Reading): string[] {
  const { host, user, password } = entry;
  // The end of the line may be additional columns.
  const isOpen = OPEN_ENDED.includes(layout) && /[:,;|#/\\[\](){}<>]/.test(password ?? '');
  if (isOpen) return [t`everything after the user name read as the password`];
  if (layout !== 'url' && isBare(entry) && hostRank(host) === 1)
    return [t`"${host}" read as the host`];
  const isMarked = layout === 'url' || layout === 'user:pass@host:port';
  if (user === '' || password !== null || isMarked) return [];
  return [t`"${user}" read as a user name without a password`];
}

/** Reads credentials in cells: user and password, or both in one. */
function credentialOfCells(cells: readonly string[]) {
  const [user = '', password = null, ...more] = cells;
  if (more.length > 0 || /^[([{<].*[)\]}>]$/.test(cells.join(' '))) return null;
  if (password !== null || !user.includes(':')) return { user, password };
  // A colon at the beginning is part of a separator.
  return user.startsWith(':') ? null : splitCredential(user);
}

function cellReadings(cells: readonly string[]): Reading[] {
  const place = (host: string, port: string, rest: readonly string[]): Reading[] => {
    const { user, password } = credentialOfCells(rest) ?? {};
    if (user === undefined || password === undefined) return [];
    return reading('separated', entryOf(host, port, user, password));
  };
  const joined = (cell: string, rest: readonly string[]): Reading[] => {
    const address = recogniseColons(leadingProtocol(cell).rest, false);
    if (address === null || 'unclear' in address) return [];
    if (rest.length === 0) return [address];
    return isBare(address.entry) && /^[^:@].*\d$/.test(cell)
      ? place(address.entry.host, String(address.entry.port), rest)
      : [];
  };
  const [first = '', second = ''] = cells;
  const [last = '', beforeLast = ''] = cells.toReversed();
  return [
    ...place(first, second, cells.slice(2)),
    ...place(beforeLast, last, cells.slice(0, -2)),
    ...joined(first, cells.slice(1)),
    ...joined(last, cells.slice(0, -1)),
  ];
}

function recogniseCells(cells: readonly string[]): Verdict {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.at(-1) === '') trimmed.pop();
  while (trimmed[0] === '') trimmed.shift();
  if (trimmed.length < 2) return null;
  const untyped = trimmed.filter((cell) => !isProtocol(cell));
  // The meaning of more columns is unknown.
  if (untyped.length > 4) return null;
  return choose([untyped, trimmed].flatMap(cellReadings), untyped.join(' '));
}

function recogniseSeparated(line: string): Verdict {
  for (const delimiter of DELIMITERS.filter((sign) => line.includes(sign))) {
    const verdict = recogniseCells(parseCsv(line, delimiter).flatMap(({ cells }) => cells));
    if (verdict !== null) return verdict;
  }
  return recogniseCells(line.split(/\s+/));
}

/** Recognizes a line without repairs. A protocol at the beginning affects only the decoding. Never throws. */
export function recognise(line: string): Verdict {
  if (foreignScheme(line) !== null) return null;
  const { rest, isUrl } = leadingProtocol(line);
  const unslashed = rest.replace(/(:\d{1,5})\/$/, '$1');
  return (
    recogniseColons(rest, isUrl) ??
    (unslashed === rest ? null : recogniseColons(unslashed, isUrl)) ??
    recogniseSeparated(rest)
  );
}
