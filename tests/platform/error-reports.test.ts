import fc from 'fast-check';
import { describe as group, expect, test } from 'vitest';
import { contractError } from '../../src/api/check-contract.ts';
import { ApiError } from '../../src/api/errors.ts';
import {
  describe,
  kindOfAddress,
  placesIn,
  placesOf,
} from '../../src/platform/error-reports/reporter.ts';
import { LoadError } from '../../src/platform/lazy/lazy-part.tsx';

const FROM = 'https://shop.example/assets/';
const call = { operationId: 'listOrders', requestId: 'req-1', status: 200 };

group('a report names the class of an error, and of our own what our code wrote', () => {
  test.each([
    [new TypeError("Cannot read properties of undefined (reading 'Ada Lovelace')"), 'TypeError'],
    [new SyntaxError(`Unexpected token 'a', "ada:secret" is not JSON`), 'SyntaxError'],
    [new Error('Authorization: Bearer abcdefghijklm'), 'Error'],
    [Object.assign(new Error('x'), { name: 'Ada Lovelace' }), 'Error'],
    [new DOMException('Ada Lovelace', 'QuotaExceededError'), 'QuotaExceededError'],
    [new DOMException('x', 'ada@example.com'), 'Error'],
    ['Ada Lovelace', 'not an error but string'],
    [{ name: 'TypeError', report: 'Ada Lovelace' }, 'not an error but object'],
    [new LoadError(false, new Error('Ada')), 'LoadError: missing'],
    [
      contractError(call, '$.body.records[3].amount: Invalid input'),
      'ApiError: contract listOrders $.body.records[].amount: Invalid input',
    ],
    [
      new ApiError({ ...call, kind: 'business', code: 7, message: "Ada's order is unknown" }),
      'ApiError: business listOrders 200',
    ],
  ])('%s', (error, described) => {
    expect(describe(error)).toBe(described);
  });

  test('law: no text of a foreign error is reported', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (message, name) => {
        expect(describe(Object.assign(new RangeError(message), { name }))).toBe('RangeError');
      }),
    );
  });
});

test.each([
  [
    'Chromium',
    `Error: secret of ada@example.com
    at renew (${FROM}main-a1B2.js:1:2345)
    at async ${FROM}PlanDetail-x_y.js:7:8
    at ${FROM}core-1.js:12:34
    at async Promise.all (index 0)
    at ${FROM}ada.js:7:8?token=abc
    at https://elsewhere.example/assets/ada.js:1:1
    at chrome-extension://abcdef/content.js:1:1`,
  ],
  [
    'Firefox and Safari',
    `renew@${FROM}main-a1B2.js:1:2345
@${FROM}PlanDetail-x_y.js:7:8
${FROM}core-1.js:12:34
[native code]
ada@https://elsewhere.example/assets/ada.js:1:1`,
  ],
])('of a stack of %s, only positions in the build are reported', (_browser, stack) => {
  expect(placesIn(stack, FROM)).toEqual([
    'main-a1B2.js:1:2345',
    'PlanDetail-x_y.js:7:8',
    'core-1.js:12:34',
  ]);
  expect(placesIn(`${stack}\n`.repeat(20), FROM)).toHaveLength(10);
});

test('a text that looks like a position is ignored', () => {
  const message = `no plan\n    at ${FROM}ada-secret.js:1:2`;
  const stack = `Error: ${message}\n    at renew (${FROM}main-1.js:1:2)`;
  expect(placesOf(Object.assign(new Error(message), { stack }), FROM)).toEqual(['main-1.js:1:2']);
});

test.each([
  `Error: see ${FROM}ada-secret.js:1:2`,
  `Error: look at ${FROM}ada-secret.js:1:2`,
  `    at ada ${FROM}ada-secret.js:1:2`,
  `ada@example.com ${FROM}ada-secret.js:1:2`,
  `    at ${FROM}ada@example.com/main-1.js:1:2`,
])('%s is not a position in the build', (line) => {
  expect(placesIn(line, FROM)).toEqual([]);
});

test('our own texts are truncated after 300 characters', () => {
  const error = contractError(call, '$.x'.repeat(200));
  expect(describe(error)).toBe(`ApiError: ${error.report}`.slice(0, 300));
});

test.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['https://token-of-ada.evil.example/steal?of=ada@example.com', 'https'],
  ['chrome-extension://ada/x', 'chrome-extension'],
  ['data:text/html,secret', 'data'],
  ['ada', 'other'],
  ['inline of ada', 'other'],
  ['ada@eval', 'other'],
  ['', 'other'],
])('the blocked address %s is reported as %s', (address, named) => {
  expect(kindOfAddress(address)).toBe(named);
});
