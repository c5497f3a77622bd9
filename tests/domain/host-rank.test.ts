import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostRank } from '../../src/domain/proxies/host-rank.ts';

const label = 'a'.repeat(63);
const longest = `${label}.${label}.${label}.${'a'.repeat(61)}`;
const domains = 'gate.example.com gate.example.com. 1a.2b exämple.de _sip.example localhost a.1x';
const numbers =
  '256.1.1.1 1.2.3 1.2.3.4.5 1.2.3.1000 1.2.3. proxy.1 user-ip-1.2.3.4 1.2.3.4:80:a 8080';
const groups = 'a:b ::x x::1 %::1 1:2:3 1:2:3:4:5:6:7 1::2::3';

test.each([
  [3, '1.2.3.4 255.255.255.255 ::1 2001:DB8::1.2.3.4 fe80::1%eth0 1:2:3:4:5:6:7:8'],
  [2, `${domains} ${longest}`],
  [1, `localhost. a a-b a_ ${label}`],
  [0, `${numbers} ${groups} -a a- a..b ${label}a ${longest}a`],
])('rank %d belongs to each of: %s', (rank, hosts) => {
  for (const host of hosts.split(' ')) expect([host, hostRank(host)]).toEqual([host, rank]);
});

test.each(['', 'a b'])('"%s" is not a host', (text) => expect(hostRank(text)).toBe(0));

test('law: addresses rank 3 and domains 2', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.domain(), (address, domain) => {
      expect(hostRank(address)).toBe(3);
      expect(hostRank(domain)).toBe(2);
    }),
  );
});
