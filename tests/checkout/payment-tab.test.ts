import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { safePaymentUrl } from '../../src/checkout/payment-tab.ts';
import { config } from '../../src/config.ts';

afterEach(() => {
  config.paymentOrigins = [];
});

test.each([
  'https://pay.example/c/1',
  'https://pay.example:8443/c/1?a=b#c',
  'http://localhost:4300/pay/1',
  'http://127.0.0.1:4300/pay/1',
  'http://[::1]:4300/pay/1',
])('%s is accepted', (url) => {
  expect(safePaymentUrl(url)).toBe(url);
});

test('international host names are opened in their encoded form', () => {
  expect(safePaymentUrl('https://раy.example/1')).toBe('https://xn--y-7sb1c.example/1');
});

test.each([
  'http://pay.example/c/1',
  'http://localhost.evil.example/',
  'https://user:secret@pay.example/',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'intent://pay.example/#Intent;scheme=https;end',
  '//evil.example/',
  'https:evil.example',
  'https://pay.example\\@evil.example/',
  'https://pay.example/ ',
  'https://pay.ex\nample/',
  'https://',
  '/pay/1',
  '',
])('%j is rejected', (url) => {
  expect(safePaymentUrl(url)).toBeNull();
});

test('an address that is too long for servers is rejected', () => {
  expect(safePaymentUrl(`https://pay.example/${'a'.repeat(8000)}`)).not.toBeNull();
  const longest = 'https://pay.example/'.padEnd(8192, 'a');
  expect(safePaymentUrl(longest)).toBe(longest);
  expect(safePaymentUrl(`${longest}a`)).toBeNull();
});

describe('law', () => {
  const pieces = fc.constantFrom(
    ...'https http javascript data blob : / // \\ @ ? # . localhost 127.0.0.1 [::1]'.split(' '),
    ...'pay.example evil.example user:secret 8443 %2f %0a е \u200b \u3002 \uff0f'.split(' '),
    ' ',
    '\t',
    '\n',
    '\0',
  );
  const hostile = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(pieces, { maxLength: 6 }).map((parts) => `https://${parts.join('')}`),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string(),
  );

  test('every accepted address is https or local, has no credentials, and parses the same everywhere', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = safePaymentUrl(text);
        if (safe === null) return;
        const url = new URL(safe);
        expect(url.href).toBe(safe);
        expect(['https:', 'http:']).toContain(url.protocol);
        if (url.protocol === 'http:')
          expect(url.hostname).toMatch(/^(localhost|127\.0\.0\.1|\[::1\])$/);
        expect(url.username + url.password).toBe('');
        expect(text).toMatch(/^https?:\/\//i);
        expect(text).not.toMatch(/[\\\s]/);
        expect(safePaymentUrl(safe)).toBe(safe);
      }),
      { numRuns: 3000 },
    );
  });
});

test('payment origins are compared by scheme, host and port', () => {
  config.paymentOrigins = ['https://pay.example'];
  expect(safePaymentUrl('https://pay.example/c/1')).toBe('https://pay.example/c/1');
  expect(safePaymentUrl('https://PAY.example:443/c/1')).toBe('https://pay.example/c/1');
  for (const other of [
    'https://pay.example:8443/',
    'https://pay.example.evil.example/',
    'https://a.pay.example/',
    'http://localhost/',
  ]) {
    expect(safePaymentUrl(other)).toBeNull();
  }
});
