import { describe, expect, test } from 'vitest';
import { shownEntries as shown } from './convert-text.ts';

// Layouts that providers, browsers, lists and tools write, collected from their documentation and bug reports.

const FULL = '203.0.113.5 1080 bob pw';
const OPEN = '203.0.113.5 1080 - -';
const SEVERAL_HOSTS =
  '[More than one part could be the host. Separate the parts by commas, under a first line host,port,user,password.]';
const UNCLEAR = '[It is not clear which part is the host, the port, the user and the password.]';
const UNCLEAR_END = '[It is not clear which parts belong to the user name and the password.]';
const BRACKETS = '[Write an IPv6 address in brackets, such as [2001:db8::1]:8080.]';
const IS_PASSWORD = 'everything after the user name read as the password';

describe('a protocol in front does not change how the rest is read', () => {
  test.each([
    ['socks5://203.0.113.5:1080@bob:pw', FULL],
    ['socks5://203.0.113.5:11758@om:123', '203.0.113.5 11758 om 123'],
    ['http://gate.example.com:8080@bob:12345', 'gate.example.com 8080 bob 12345'],
    ['socks5://203.0.113.5:1080:bob:pw', FULL],
    ['http://bob:pw:203.0.113.5:1080', FULL],
    ['socks4a:203.0.113.5:1080:bob:pw', `${FULL} [slashes after the scheme repaired]`],
    ['(socks5)203.0.113.5:1080:bob:pw', FULL],
    ['[HTTP] 203.0.113.5:1080:bob:pw', FULL],
    ['SOCKS5 203.0.113.5:1080', OPEN],
    ['socks5 203.0.113.5 1080', OPEN],
    ['socks5 203.0.113.5 1080 bob pw', FULL],
    ['socks5\t203.0.113.5\t1080\tbob\tpw', FULL],
    ['socks5h,203.0.113.5,1080,bob,pw', FULL],
    ['"socks5","203.0.113.5","1080","bob","pw"', FULL],
    ['HTTP/HTTPS 203.0.113.5:1080', OPEN],
    ['socks5://http://203.0.113.5:1080', OPEN],
    ['socks5://[2001:db8::7]:1080:bob:pw', '2001:db8::7 1080 bob pw'],
    ['http://203.0.113.5 1080 bob pw', FULL],
    ['https://bob:p%40w@203.0.113.5:1080/', '203.0.113.5 1080 bob p@w'],
    ['https://203.0.113.5:1080:bob:p%40w', '203.0.113.5 1080 bob p%40w'],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});

describe('a protocol is no user name', () => {
  test.each([
    ['203.0.113.5:1080@socks4', OPEN],
    ['203.0.113.5:1080:socks5', OPEN],
    ['203.0.113.5:1080 SOCKS5', OPEN],
    ['203.0.113.5:1080 (socks5)', OPEN],
    ['203.0.113.5,1080,https', OPEN],
    ['203.0.113.5:1080:socks5:bob:pw', FULL],
    ['203.0.113.5 1080 socks5 bob pw', FULL],
    ['203.0.113.5 1080 bob pw socks5', FULL],
    ['203.0.113.5:1080|bob|pw|socks5', FULL],
    ['bob:pw@203.0.113.5:1080:socks5', FULL],
    ['bob:pw:203.0.113.5:1080@socks5', FULL],
    ['203.0.113.5:1080:bob:pw:socks5', UNCLEAR_END],
    ['203.0.113.5:1080:bob:socks5', UNCLEAR_END],
    ['203.0.113.5 1080 bob socks5', UNCLEAR_END],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});

describe('a line with two readings is not read', () => {
  test.each([
    ['a:1:b:2', SEVERAL_HOSTS],
    ['gate.example.com:80:john.doe:1234', SEVERAL_HOSTS],
    ['203.0.113.5:80:gate.example.com:8080', SEVERAL_HOSTS],
    ['gate.example.com:8080:203.0.113.6:9000', SEVERAL_HOSTS],
    ['http://john.doe:1234@gate.example.com:8080', SEVERAL_HOSTS],
    ['gate.example.com:80:u:p@203.0.113.5:81', SEVERAL_HOSTS],
    ['203.0.113.5 80 gate.example.com 81', SEVERAL_HOSTS],
    ['203.0.113.5:80 203.0.113.6:80', SEVERAL_HOSTS],
    ['203.0.113.5:80:a:b, 203.0.113.6:80:a:b', UNCLEAR],
    ['bob:1234:203.0.113.5:1080:US', SEVERAL_HOSTS],
    ['bob:pw@gate.example.com:80,bob:pw@gate.example.com:81', SEVERAL_HOSTS],
    ['203.0.113.5:pw:bob:8080', UNCLEAR],
    ['gate.example.com:bob:pw:8080', UNCLEAR],
    ['203.0.113.5:bob:1234', UNCLEAR],
    ['203.0.113.5:1080:bob:pw US', UNCLEAR],
    ['203.0.113.5:1080 US elite', UNCLEAR_END],
    ['203.0.113.5:1080 anonymous', UNCLEAR_END],
    ['203.0.113.5:1080 US-N-S +', UNCLEAR_END],
    ['203.0.113.5:1080 (bob:pw)', UNCLEAR],
    ['setx HTTP_PROXY http://203.0.113.5:1080', UNCLEAR_END],
    ['1 203.0.113.5:1080', UNCLEAR_END],
    ['203.0.113.5:1080:bob,pw', UNCLEAR_END],
    ['203.0.113.5:1080:bob:pw|https://rotate.example/x', UNCLEAR_END],
    ['2001:db8::1:8080', BRACKETS],
    ['2001:db8::abcd:8080', BRACKETS],
    ['bob:pw@2001:db8::abcd:8080', BRACKETS],
    [
      '["203.0.113.5:1", "203.0.113.5:2"]\n1',
      '[Several proxies in one line: put each on a line of its own.]',
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)[0]).toBe(expected);
  });
});

describe('what a reader decided or dropped is noted', () => {
  test.each([
    ['203.0.113.5:1080:bob:pw[https://rotate.example/x?k=1]', `${FULL} [link in brackets removed]`],
    [
      'socks5://bob:pw@203.0.113.5:1080[https://rotate.example/x]',
      `${FULL} [link in brackets removed]`,
    ],
    ['203.0.113.5:1080:bob:pw:US', `203.0.113.5 1080 bob pw:US [${IS_PASSWORD}]`],
    [
      'geo.example.com:12321:bob:pw_country-dk,it_session-x',
      `geo.example.com 12321 bob pw_country-dk,it_session-x [${IS_PASSWORD}]`,
    ],
    [
      '203.0.113.5 1080 Germany',
      '203.0.113.5 1080 Germany - ["Germany" read as a user name without a password]',
    ],
    ['203.0.113.5:1080:US', '203.0.113.5 1080 US - ["US" read as a user name without a password]'],
    ['7:203.0.113.5:1080', '203.0.113.5 1080 7 - ["7" read as a user name without a password]'],
    ['203.0.113.5:1080:bob:pw # Germany', `${FULL} [comment removed]`],
    ['203.0.113.5: 1080: bob: pw', `${FULL} [spaces around colons removed]`],
    ['<http://bob:pw@203.0.113.5:1080>', `${FULL} [quotes removed]`],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});

describe('hosts, user names and passwords of every kind are read', () => {
  test.each([
    ['bob@mail.example:pw@203.0.113.5:1080', '203.0.113.5 1080 bob@mail.example pw'],
    ['http://bob@mail.example:12345@203.0.113.5:1080', '203.0.113.5 1080 bob@mail.example 12345'],
    ['203.0.113.5:1080:bob@mail.example:pw', '203.0.113.5 1080 bob@mail.example pw'],
    ['203.0.113.5:1080:bob:12345', '203.0.113.5 1080 bob 12345'],
    ['203.0.113.5:1080:12345:67890', '203.0.113.5 1080 12345 67890'],
    ['bob:p@s#s/?;w@203.0.113.5:1080', '203.0.113.5 1080 bob p@s#s/?;w'],
    ['xn--80ak6aa92e.com:1080:bob:pw', 'xn--80ak6aa92e.com 1080 bob pw'],
    ['münchen.example:1080:bob:pw', 'münchen.example 1080 bob pw'],
    ['2001:db8::1 1080 bob pw', '2001:db8::1 1080 bob pw'],
    [
      'brd-customer-x-ip-203.0.113.9:pw@brd.example.io:22225',
      'brd.example.io 22225 brd-customer-x-ip-203.0.113.9 pw',
    ],
    [
      'brd.example.io:22225:user-ip-203.0.113.9:12345',
      'brd.example.io 22225 user-ip-203.0.113.9 12345',
    ],
    [
      'customer-bob-cc-US-sessid-1:pw@pr.example.io:7777',
      'pr.example.io 7777 customer-bob-cc-US-sessid-1 pw',
    ],
    [
      'package-1-country-us;bob:pw@proxy.example.com:5000',
      'proxy.example.com 5000 package-1-country-us;bob pw',
    ],
  ])('%s', (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });
});
