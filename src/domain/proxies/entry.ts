/** One proxy with its credentials, independent of any format. Created by {@link proxyEntry}. */
export type ProxyEntry = {
  /** Host name or address; IPv6 without brackets. */
  host: string;
  /** 1 to 65535. */
  port: number;
  /** Empty when the proxy needs no user name. */
  user: string;
  /** Null when there is none; never empty. */
  password: string | null;
};

/** What a segment of a proxy line contains. Determines its tint and the picker that sets it. */
export type SegmentName =
  | 'host'
  | 'port'
  | 'user'
  | 'country'
  | 'state'
  | 'city'
  | 'session'
  | 'life'
  | 'password';

export type SegmentKind = SegmentName | 'plain';

export type Segment = { kind: SegmentKind; text: string };

/** Kind and length in UTF-16 characters of the segments of one text, in order. */
export type SegmentLengths = readonly { kind: SegmentKind; length: number }[];

/** Shared by all entries of a generated list, which differ only in the session, whose length is fixed. */
export type CredentialSegments = { user: SegmentLengths; password: SegmentLengths };

/** Formats the host for use before a port: IPv6 in brackets. */
export function hostText(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** Removes the brackets of an IPv6 address. */
export function bareHost(text: string): string {
  return text.startsWith('[') ? text.replace(/^\[([^[\]]*)\]$/, '$1') : text;
}

/** Whether a text is a name or an address, without anything that a shell or browser would interpret. */
export function isHost(text: string): boolean {
  const host = bareHost(text);
  return isIpv6(host) || isName(host);
}

/** Whether a number is a TCP port: whole, 1 to 65,535. */
export function isPort(port: number): boolean {
  return Number.isInteger(port) && port >= 1 && port <= 65_535;
}

/** Whether a text fits in a line: it has no line break and no control character other than the tab. */
export function fitsInLine(text: string): boolean {
  return !/(?!\t)[\p{Cc}\u2028\u2029]/u.test(text);
}

/** An entry from any source; null if the host or port is invalid, or the credentials would break a line. */
export function proxyEntry(proxy: {
  host: string;
  port: number;
  user: string;
  password: string | null;
}): ProxyEntry | null {
  const { host, port, user, password } = proxy;
  if (!isHost(host) || !isPort(port)) return null;
  if (!fitsInLine(user) || !fitsInLine(password ?? '')) return null;
  return { host: bareHost(host), port, user, password: password || null };
}

/** Splits a text into segments; one of kind `whole` if the lengths are missing or do not match. */
export function cut(
  text: string,
  lengths: SegmentLengths | undefined,
  whole: SegmentKind,
): Segment[] {
  const measured = lengths?.reduce((sum, { length }) => sum + length, 0);
  if (lengths === undefined || measured !== text.length) return [{ kind: whole, text }];
  let end = 0;
  return lengths.map(({ kind, length }) => {
    end += length;
    return { kind, text: text.slice(end - length, end) };
  });
}

const LABEL = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u;
const NUMBERS = /^[\d.]+$/;
const IPV4 = /^(?:(?:2(?:[0-4]\d|5[0-5])|[01]?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a host is an IPv4 address in dotted decimal notation. */
export function isIpv4(host: string): boolean {
  return IPV4.test(host);
}

function isIpv6(host: string): boolean {
  if (!host.includes(':')) return false;
  const [, address = ''] = /^([\da-f:.]+)(?:%[\w.~-]+)?$/i.exec(host) ?? [];
  return address.split(':').length > 2;
}

function isName(host: string): boolean {
  if (isIpv4(host)) return true;
  if (host.length > 253 || NUMBERS.test(host)) return false;
  const labels = host.replace(/\.$/, '').split('.');
  return labels.every((label) => label.length <= 63 && LABEL.test(label));
}
