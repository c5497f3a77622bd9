import { hostRank } from './host-rank.ts';

/** One proxy with its credentials: what a line of text is made of, whatever its format. Made by {@link proxyEntry}. */
export type ProxyEntry = {
  /** Host name or address; an IPv6 address without its brackets. */
  readonly host: string;
  /** 1 to 65535. */
  readonly port: number;
  /** User name; empty when the proxy asks for none. */
  readonly user: string;
  /** Never the empty text: no password is null. */
  readonly password: string | null;
};

/** What a piece of a proxy line is, for its tint and for the picker that sets it. */
export type SpanKind =
  | 'host'
  | 'port'
  | 'user'
  | 'country'
  | 'state'
  | 'city'
  | 'session'
  | 'life'
  | 'password'
  | 'plain';

/** A piece of a line. */
export type Span = { readonly kind: SpanKind; readonly text: string };

/** Kind and length in characters (UTF-16) of the pieces of one text, in order. */
export type Ruler = readonly { readonly kind: SpanKind; readonly length: number }[];

/**
 * What the user names and passwords of one generated list are made of. All entries of a list share it, because only
 * the session differs, which always has 8 digits.
 */
export type Anatomy = { readonly user: Ruler; readonly password: Ruler };

/** The host as it stands before a port: an IPv6 address in brackets. */
export function hostText(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The host without the brackets of an IPv6 address. */
export function bareHost(text: string): string {
  return text.replace(/^\[([^[\]]*)\]$/, '$1');
}

/** Whether a text is the host of a proxy: a name or an address, and nothing that a shell or a browser takes for more. */
export function isHost(text: string): boolean {
  return hostRank(bareHost(text)) > 0;
}

export function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1 && port <= 65_535;
}

/** Whether a text can stand in a line: it has no line break and no other control character but the tab. */
export function fitsInLine(text: string): boolean {
  return !/(?!\t)[\p{Cc}\u2028\u2029]/u.test(text);
}

/**
 * The one way in for proxies, wherever they come from: what is no host or no port, or would break a line in two, is none.
 * @param proxy an empty `password` means none
 */
export function proxyEntry(proxy: {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string | null;
}): ProxyEntry | null {
  const { host, port, user, password } = proxy;
  if (!isHost(host) || !isPort(port)) return null;
  if (!fitsInLine(user) || !fitsInLine(password ?? '')) return null;
  return { host: bareHost(host), port, user, password: password || null };
}

/**
 * Cuts a text along a ruler.
 * @returns pieces whose texts together are `text`; one piece of kind `whole` when the ruler is missing or does not fit
 */
export function cut(text: string, ruler: Ruler | undefined, whole: SpanKind): Span[] {
  const measured = ruler?.reduce((sum, part) => sum + part.length, 0);
  if (ruler === undefined || measured !== text.length) return [{ kind: whole, text }];
  let end = 0;
  return ruler.map(({ kind, length }) => {
    end += length;
    return { kind, text: text.slice(end - length, end) };
  });
}
