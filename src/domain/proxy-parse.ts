import type { ProxyEntry } from './proxy-entry.ts';
import { isPort, proxyEntry } from './proxy-entry.ts';
import { percentDecode } from './text.ts';

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
