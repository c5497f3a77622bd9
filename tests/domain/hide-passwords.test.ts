import { expect, test } from 'vitest';
import { hidePasswords } from '../../src/domain/proxies/hide-passwords.ts';

test.each([
  ['http://bob:pw@h.example:80 failed', 'http://bob:***@h.example:80 failed'],
  ['curl -U bob:p:w http://a.example', 'curl -U bob:*** http://a.example'],
  ["curl --proxy-user 'bob:pw'", "curl --proxy-user 'bob:***'"],
  ['Proxy-Authorization: Basic Ym9iOnB3', 'Proxy-Authorization: Basic ***'],
  ["{'Proxy-Authorization': 'Basic Ym9iOnB3'}", "{'Proxy-Authorization': 'Basic ***'}"],
  ['http://bob:p@w/x@h.example:80 failed', 'http://bob:***@h.example:80 failed'],
  ["Failed to parse: 'bob:pw:h.example:8000'", "Failed to parse: 'bob:***:h.example:8000'"],
  ['{"user": "bob", "password": "pw"}', '{"user": "bob", "password": "***"}'],
  [
    '--proxy=h.example:80 --user=bob --password=pw',
    '--proxy=h.example:80 --user=bob --password=***',
  ],
  ['h.example:8000:bob-country-us:pw refused', 'h.example:8000:bob-country-us:*** refused'],
  ['PROXY_PASSWORD=pw', 'PROXY_PASSWORD=***'],
  ["proxyPassword: 'p w',", "proxyPassword: '***',"],
  ['"pass": "p\\"w",', '"pass": "***",'],
  ["'password' => 'pw'", "'password' => '***'"],
  ['Login: bob\tPassword:    pw', 'Login: bob\tPassword:    ***'],
  ['Пароль: pw', 'Пароль: ***'],
  ['proxyAuth: "bob:pw"', 'proxyAuth: "bob:***"'],
  ['sent Basic Ym9iOnB3cGF5bGQ=', 'sent Basic ***'],
  ['curl -Ubob:pw -x h.example:80', 'curl -Ubob:*** -x h.example:80'],
  ['curl -U "bob:p w" -v', 'curl -U "bob:***" -v'],
  ["curl -U bob:'p w' -v", 'curl -U bob:*** -v'],
  ["http://bob:p'w@h.example:80 failed", 'http://bob:***@h.example:80 failed'],
  ['http%3A%2F%2Fbob%3Apw%40h.example%3A80', 'http%3A%2F%2Fbob%3A***%40h.example%3A80'],
  ['bob:p:w:h.example:80', 'bob:***:h.example:80'],
  ['bob:pw:localhost:80', 'bob:***:localhost:80'],
  ['h.example:80@bob:pw', 'h.example:80@bob:***'],
  ['203.0.113.5,80,bob,pw', '203.0.113.5,80,bob,***'],
  ['"203.0.113.5","80","bob","pw"', '"203.0.113.5","80","bob","***"'],
  ["('h.example', 80, ('bob', 'pw'))", "('h.example', 80, ('bob', '***'))"],
  ['203.0.113.5|80|bob|p|w', '203.0.113.5|80|bob|***'],
  ['socks5 203.0.113.5 80 bob pw', 'socks5 203.0.113.5 80 bob ***'],
])('%s is sent as %s', (printed, sent) => {
  expect(hidePasswords(printed)).toBe(sent);
});

test('a message without a password does not change', () => {
  const text = [
    'Error at file:///a.js:10:5',
    'proxy gate.example:8000 timed out at 12:00:01',
    'connect to 203.0.113.5 8000 failed after 30 seconds',
    'Proxy uses Basic authentication, NO_PROXY bypass: *.example',
    '2026-11-27 12:00:01 https://shop.example/a?b=c:d failed',
  ].join('\n');
  expect(hidePasswords(text)).toBe(text);
});
