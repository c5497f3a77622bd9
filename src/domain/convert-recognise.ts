import { entryFromFields, fieldsOfObject } from './convert-fields.ts';
import { parseCsv } from './csv.ts';
import { hostRank } from './host-rank.ts';
import type { ProxyEntry } from './proxy-entry.ts';
import { parseHostFirst, parseHostLast, parseProxyUrl } from './proxy-parse.ts';

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
  readonly entry: ProxyEntry;
  readonly layout: Layout;
  /** Another layout that fits equally well, or null. */
  readonly rival: Layout | null;
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
