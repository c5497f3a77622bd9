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
])('%s is sent as %s', (printed, sent) => {
  expect(hidePasswords(printed)).toBe(sent);
});

test('a message without a password does not change', () => {
  const text = 'Error at file:///a.js:10:5\nproxy gate.example:8000 timed out at 12:00:01';
  expect(hidePasswords(text)).toBe(text);
});
