import { isHost, isIpv4 } from './entry.ts';

function isIpv6(host: string): boolean {
  const [head = '', tail, ...more] = host.replace(/%[\w.~-]+$/, '').split('::');
  if (more.length > 0) return false;
  const groups = [head, tail ?? ''].flatMap((part) => (part === '' ? [] : part.split(':')));
  // The last 32 bits may be written as an IPv4 address.
  if (isIpv4(groups.at(-1) ?? '')) groups.splice(-1, 1, '0', '0');
  const isFull = tail === undefined ? groups.length === 8 : groups.length < 8;
  return isFull && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

/**
 * Rates how much a pasted text looks like the host of a proxy: 3 for an IP address (IPv6 without brackets), 2 for a
 * name with a dot and for `localhost`, 1 for another single word, 0 for anything else. A name that ends in a number scores 0,
 * because URLs interpret it as an IPv4 address.
 */
export function hostRank(host: string): 0 | 1 | 2 | 3 {
  // Some programs read 010 as 10 and others as 8.
  if (isIpv4(host)) return /(?:^|\.)0\d/.test(host) ? 0 : 3;
  if (host.includes(':')) return isIpv6(host) ? 3 : 0;
  if (/(?:^|\.)\d+\.?$/.test(host) || !isHost(host)) return 0;
  return /\.(?!$)|^localhost$/i.test(host) ? 2 : 1;
}
