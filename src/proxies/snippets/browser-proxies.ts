import type { ProxyEntry } from '../../domain/proxy-entry.ts';
import { hostText } from '../../domain/proxy-entry.ts';
import { literal } from './quote.ts';

/** Browsers take the credentials separately from the address. */
export function browserProxies(proxies: readonly ProxyEntry[]): string {
  return proxies
    .map(
      ({ host, port, user, password }) => `  {
    server: ${literal(`http://${hostText(host)}:${port}`)},
    username: ${literal(user)},
    password: ${literal(password ?? '')},
  },`,
    )
    .join('\n');
}
