import { BlockList, isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAllowedIp } from '../../src/domain/allowed-ip.ts';
import { runs } from './runs.ts';

/** Node's own reader of addresses, which shares no code with the shop's. */
const isInside = (network: string, length: number, address: string) => {
  const family = isIP(network) === 4 ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  list.addSubnet(network, length, family);
  return list.check(address, family);
};

const network = fc.oneof(
  fc.tuple(fc.ipV4(), fc.integer({ min: 16, max: 32 })),
  fc.tuple(fc.ipV6(), fc.integer({ min: 48, max: 128 })),
);

test('law: a stored address belongs to the same network and parses to itself', () => {
  fc.assert(
    fc.property(network, ([address, length]) => {
      const { ip, problem } = readAllowedIp(` ${address}/${length} `);
      if (ip === null) {
        expect(problem).toBe('not-public');
        return;
      }
      const [first = '', bits = isIP(first) === 4 ? 32 : 128] = ip.split('/');
      expect(Number(bits)).toBe(length);
      expect(isIP(first)).toBe(isIP(address));
      expect(isInside(first, length, address)).toBe(true);
      expect(readAllowedIp(ip)).toEqual({ ip, problem: null });
    }),
    { numRuns: runs(300) },
  );
});

test('law: any text is either parsed as Node does or rejected', () => {
  const text = fc.oneof(
    fc.string(),
    fc.stringMatching(/^[0-9a-f.:/]{0,24}$/),
    fc.ipV4Extended(),
    fc.ipV6(),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const { ip, problem } = readAllowedIp(typed);
      expect(ip === null).toBe(problem !== null);
      if (ip !== null) expect(isIP(ip.split('/')[0] ?? '')).not.toBe(0);
      if (isIP(typed) === 0 && !typed.includes('/')) expect(ip).toBe(null);
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7/32', '203.0.113.7'],
  ['198.51.100.20/24', '198.51.100.0/24'],
  ['2001:DB8:0:0::9', '2001:db8::9'],
  ['2001:db8:12:34::9/64', '2001:db8:12:34::/64'],
  ['２０３.0.113.７', '203.0.113.7'],
  ['\u200B203.0.113.7\u00A0', '203.0.113.7'],
])('%j is stored as %s', (typed, ip) => {
  expect(readAllowedIp(typed)).toEqual({ ip, problem: null });
});

test.each([
  ['', 'invalid'],
  ['203.0.113', 'invalid'],
  ['0313.0.113.7', 'invalid'],
  ['0xcb007107', 'invalid'],
  ['256.0.0.1', 'invalid'],
  ['203.0.113.7/33', 'invalid'],
  ['203.0.113.7/024', 'invalid'],
  ['203.0.113.7/', 'invalid'],
  ['203.0.113.7:80', 'invalid'],
  ['2001:db8::1%eth0', 'invalid'],
  ['2001:db8::/129', 'invalid'],
  ['gate.example', 'invalid'],
  ['8.0.0.0/15', 'too-large'],
  ['2001:db8::/47', 'too-large'],
  ['8.8.8.8/0', 'too-large'],
  ['0.0.0.0/0', 'not-public'],
  ['10.1.2.3', 'not-public'],
  ['172.31.0.0/16', 'not-public'],
  ['192.168.0.7', 'not-public'],
  ['100.64.0.1', 'not-public'],
  ['127.0.0.1', 'not-public'],
  ['169.254.1.1', 'not-public'],
  ['224.0.0.1', 'not-public'],
  ['255.255.255.255', 'not-public'],
  ['::1', 'not-public'],
  ['fe80::1', 'not-public'],
  ['fd00::1', 'not-public'],
  ['ff02::1', 'not-public'],
  ['::ffff:203.0.113.7', 'not-public'],
])('%j is rejected as %s', (typed, problem) => {
  expect(readAllowedIp(typed)).toEqual({ ip: null, problem });
});
