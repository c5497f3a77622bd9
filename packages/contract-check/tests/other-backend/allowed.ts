import { BlockList, isIP } from 'node:net';
import { Refused } from './refused.ts';
import type { Ask, Customer, World } from './world.ts';

const INSIDE = new BlockList();
for (const [network, length] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(network, length, 'ipv4');
}
for (const [network, length] of [
  ['::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  INSIDE.addSubnet(network, length, 'ipv6');
}

export const getAllowedIps = (world: World, { customer }: Ask) => ({
  ips:
    (world.has('anybody sees the allowed addresses')
      ? world.customers[0]
      : ownerOf(world, customer)
    )?.allowed ?? [],
  yourIp: null,
});

const ownerOf = (world: World, customer: Customer) =>
  (world.has('all customers share a list') ? world.customers[0] : customer) ?? customer;

export function saveAllowedIps(world: World, { customer, body }: Ask) {
  const owner = ownerOf(world, customer);
  const typed = body['ips'] as string[];
  if (world.has('a refused list is stored')) owner.allowed = typed;
  const stored = typed.map((text) => storedAs(world, text));
  owner.allowed = world.has('an address is stored twice') ? stored : [...new Set(stored)];
  return { ips: owner.allowed };
}

function storedAs(world: World, text: string): string {
  const [address = '', length] = text.split('/');
  const family = isIP(address);
  const most = family === 4 ? 32 : 128;
  const bits = Number(length ?? most);
  if (family === 0 || bits > most) throw new Refused(422, `${text}?`);
  const isLarge = bits < (family === 4 ? 16 : 48);
  if (isLarge && !world.has('the whole internet is allowed')) throw new Refused(422, 'Zu groß');
  const isMapped = /^::ffff:/i.test(address) && !world.has('IPv4 written as IPv6 is allowed');
  const isInside = isMapped || (INSIDE.check(address, family === 4 ? 'ipv4' : 'ipv6') && !isLarge);
  if (isInside && !world.has('a private address is allowed')) throw new Refused(422, 'Intern');
  if (world.has('addresses stay as they are typed')) return text;
  const first = family === 4 ? first4(address, bits) : first6(address, bits);
  return bits === most ? first : `${first}/${bits}`;
}

function first4(address: string, bits: number): string {
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - bits);
  const first = Math.floor(value / size) * size;
  return [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256).join('.');
}

const short6 = (address: string) => new URL(`http://[${address}]/`).hostname.slice(1, -1);

function first6(address: string, bits: number): string {
  const [head = '', tail] = short6(address).split('::');
  const [front, back] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: 8 - (front?.length ?? 0) - (back?.length ?? 0) }, () => '0');
  const groups = [...(front ?? []), ...zeros, ...(back ?? [])].map((group) => parseInt(group, 16));
  const masked = groups.map((group, at) => {
    const kept = Math.min(16, Math.max(0, bits - at * 16));
    return group - (group % 2 ** (16 - kept));
  });
  return short6(masked.map((group) => group.toString(16)).join(':'));
}
