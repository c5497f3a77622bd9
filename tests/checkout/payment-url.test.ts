import { expect, test } from 'vitest';
import { safePaymentUrl } from '../../src/checkout/payment-url.ts';

test.each([
  'https://pay.example/c/1',
  'http://localhost:4300/pay/1',
  'http://127.0.0.1:4300/pay/1',
])('%s is followed', (url) => {
  expect(safePaymentUrl(url)).toBe(url);
});

test.each([
  'http://pay.example/c/1',
  'http://localhost.evil.example/',
  'https://pay.example@evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'blob:https://pay.example/1',
  'file:///etc/passwd',
  '//evil.example/',
  '/pay/1',
  '',
])('%j is refused', (url) => {
  expect(safePaymentUrl(url)).toBeNull();
});
