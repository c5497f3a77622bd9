const LABEL = /^[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?$/u;
const NUMBERS = /^[\d.]+$/;

function isIpv4(host: string): boolean {
  const octets = host.split('.');
  return (
    octets.length === 4 && octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) < 256)
  );
}

function isIpv6(host: string): boolean {
  const [, address = ''] = /^([\da-f:.]+)(?:%[\w.~-]+)?$/i.exec(host) ?? [];
  return address.split(':').length > 2;
}

/**
 * Rates how much a text looks like the host of a proxy: 3 for an IP address (IPv6 without brackets), 2 for a name
 * with a dot, 1 for a single word, 0 for anything else.
 */
export function hostRank(host: string): 0 | 1 | 2 | 3 {
  if (isIpv4(host) || isIpv6(host)) return 3;
  if (host.length > 253 || NUMBERS.test(host)) return 0;
  const labels = host.replace(/\.$/, '').split('.');
  if (!labels.every((label) => label.length <= 63 && LABEL.test(label))) return 0;
  return labels.length > 1 ? 2 : 1;
}
