import ip from 'ipaddr.js';
import { typedText } from './typed-text.ts';

/** Why an address cannot be on the list of addresses that need no password. */
export type AllowedIpProblem =
  /** It is neither an IPv4 or IPv6 address nor a network in CIDR notation. */
  | 'invalid'
  /** An IPv4 network is larger than /16, an IPv6 network larger than /48. */
  | 'too-large'
  /**
   * It cannot be the source of a connection over the internet: private, loopback, link-local, multicast and the like.
   */
  | 'not-public';

export type AllowedIp = { ip: string; problem: null } | { ip: null; problem: AllowedIpProblem };

/** The ranges that the contract rejects, as the library names them. */
const REFUSED = new Set<string>([
  'broadcast',
  'carrierGradeNat',
  'ipv4Mapped',
  'linkLocal',
  'loopback',
  'multicast',
  'private',
  'uniqueLocal',
  'unspecified',
]);

const SHORTEST = { ipv4: 16, ipv6: 48 };
const WHOLE = { ipv4: 32, ipv6: 128 };

/**
 * Reads an address or network as typed by a customer, following the rules of `saveAllowedIps`.
 * @returns the form that the server stores: IPv6 as in RFC 5952, a network by its first address, and a network of one
 * address without its length; or why it is rejected
 */
export function readAllowedIp(typed: string): AllowedIp {
  const found = parsed(typedText(typed));
  if (found === null) return { ip: null, problem: 'invalid' };
  const [address, length] = found;
  const kind = address.kind();
  const network = `${address.toNormalizedString()}/${length}`;
  const first =
    kind === 'ipv4'
      ? ip.IPv4.networkAddressFromCIDR(network)
      : ip.IPv6.networkAddressFromCIDR(network);
  if (REFUSED.has(address.range())) return { ip: null, problem: 'not-public' };
  if (length < SHORTEST[kind]) return { ip: null, problem: 'too-large' };
  // A network that contains a public address may begin with a non-public one, such as ::/48.
  if (REFUSED.has(first.range())) return { ip: null, problem: 'not-public' };
  const text = first instanceof ip.IPv6 ? first.toRFC5952String() : first.toString();
  return { ip: length === WHOLE[kind] ? text : `${text}/${length}`, problem: null };
}

/** Rejects short and octal IPv4, which programs interpret in different ways, and IPv6 with a zone. */
function parsed(text: string): [ip.IPv4 | ip.IPv6, number] | null {
  const [, address = '', length] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  if (!ip.IPv4.isValidFourPartDecimal(address) && !ip.IPv6.isValid(address)) return null;
  const read = ip.parse(address);
  const most = WHOLE[read.kind()];
  const bits = length === undefined ? most : Number(length);
  return bits > most ? null : [read, bits];
}
