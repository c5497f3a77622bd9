import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostRank } from '../../src/domain/proxies/host-rank.ts';

const label = 'a'.repeat(63);

test.each([
  ['1.2.3.4', 3],
  ['255.255.255.255', 3],
  ['256.1.1.1', 0],
  ['1.2.3', 0],
  ['1.2.3.4.5', 0],
  ['1.2.3.1000', 0],
  ['1.2.3.', 0],
  ['::1', 3],
  ['2001:DB8::1.2.3.4', 3],
  ['fe80::1%eth0', 3],
  ['a:b', 0],
  ['::x', 0],
  ['x::1', 0],
  ['%::1', 0],
  ['gate.example.com', 2],
  ['gate.example.com.', 2],
  ['1a.2b', 2],
  ['exämple.de', 2],
  ['_sip.example', 2],
  ['localhost', 2],
  ['localhost.', 1],
  ['proxy.1', 0],
  ['user-ip-1.2.3.4', 0],
  ['1:2:3', 0],
  ['1.2.3.4:80:a', 0],
  ['1:2:3:4:5:6:7:8', 3],
  ['1:2:3:4:5:6:7', 0],
  ['1::2::3', 0],
  ['a', 1],
  ['a-b', 1],
  ['a.1x', 2],
  ['', 0],
  ['8080', 0],
  ['-a', 0],
  ['a-', 0],
  ['a..b', 0],
  ['a b', 0],
  ['a_', 1],
  [label, 1],
  [`${label}a`, 0],
  [`${label}.${label}.${label}.${'a'.repeat(61)}`, 2],
  [`${label}.${label}.${label}.${'a'.repeat(62)}`, 0],
])('"%s" ranks %d', (host, rank) => {
  expect(hostRank(host)).toBe(rank);
});

test('law: addresses rank 3 and domains 2', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.domain(), (address, domain) => {
      expect(hostRank(address)).toBe(3);
      expect(hostRank(domain)).toBe(2);
    }),
  );
});
