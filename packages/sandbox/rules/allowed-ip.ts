import ip from 'ipaddr.js';
import { Refusal } from '../Refusal.ts';

/** Ranges that cannot be the source of a connection over the internet, with the words for the rejection. */
const REFUSED: Record<string, string> = {
  private: 'a private address',
  uniqueLocal: 'a private address',
  carrierGradeNat: 'the address of a carrier-grade NAT',
  loopback: 'a loopback address',
  linkLocal: 'a link-local address',
  multicast: 'a multicast address',
  broadcast: 'a broadcast address',
  unspecified: 'the unspecified address',
  ipv4Mapped: 'an IPv4 address written as IPv6',
};
const SHORTEST = { ipv4: 16, ipv6: 48 };

/** An address or network as stored. Throws if it is not allowed in the list. */
export function allowedIp(text: string): string {
  const refuse = (reason: string): never => {
    throw new Refusal(400, `${text} is ${reason}`, 'invalid_request');
  };
  const [address, length] = parsed(text) ?? refuse('not an IP address');
  const kind = address.kind();
  if (length < SHORTEST[kind]) refuse(`larger than a /${SHORTEST[kind]} network`);
  const network = `${address.toNormalizedString()}/${length}`;
  const first =
    kind === 'ipv4'
      ? ip.IPv4.networkAddressFromCIDR(network)
      : ip.IPv6.networkAddressFromCIDR(network);
  const range = REFUSED[address.range()] ?? REFUSED[first.range()];
  if (range !== undefined) refuse(range);
  const written = first instanceof ip.IPv6 ? first.toRFC5952String() : first.toString();
  return length === (kind === 'ipv4' ? 32 : 128) ? written : `${written}/${length}`;
}

/** Whether an address is in a list of addresses and networks. */
export const isAllowed = (list: readonly string[], address: string): boolean =>
  list.some((entry) => {
    const [network, own] = [parsed(entry), parsed(address)];
    return (
      network !== undefined &&
      own !== undefined &&
      network[0].kind() === own[0].kind() &&
      own[0].match(network[0], network[1])
    );
  });

/** Whether a host is this machine, or an address of it or of a network that is not the internet. */
export const isInternalHost = (host: string): boolean => {
  const bare = host.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  if (/(?:^|\.)(?:localhost|local|internal)$/i.test(bare)) return true;
  return ip.isValid(bare) && ip.process(bare).range() in REFUSED;
};

/** Rejects the short and octal forms of IPv4, which programs read in different ways, and zones. */
function parsed(text: string): [ip.IPv4 | ip.IPv6, number] | undefined {
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || (length !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(length))) {
    return undefined;
  }
  const isIp4 = ip.IPv4.isValidFourPartDecimal(address);
  if (!isIp4 && (address.includes('%') || !ip.IPv6.isValid(address))) return undefined;
  const most = isIp4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  return bits > most ? undefined : [ip.parse(address), bits];
}
