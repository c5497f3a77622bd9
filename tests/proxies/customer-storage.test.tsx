import { afterEach, expect, test } from 'vitest';
import { keep, readKept } from '../../src/proxies/customer-storage.ts';
import { endSession, keepSession } from '../../src/session/session.ts';

const asText = (value: unknown) => String(value);

afterEach(() => {
  endSession();
  localStorage.clear();
});

test('a customer’s settings are kept under the e-mail, for the next visit', () => {
  keepSession({ token: 'secret-token', userInfo: { email: 'a@b.co' } });
  expect(keep('recipes', 'a@b.co', 'kept')).toBe(true);
  expect(readKept('recipes', 'a@b.co', asText)).toBe('kept');
  expect(readKept('recipes', 'other@b.co', asText)).toBeUndefined();
});

test('without an e-mail nothing is kept: a token never stands in storage as a name, and does not outlive the session', () => {
  keepSession({ token: 'secret-token', userInfo: {} });
  expect(keep('recipes', 'secret-token', 'kept')).toBe(false);
  expect(readKept('recipes', 'secret-token', asText)).toBeUndefined();
  endSession();
  expect(Object.keys(localStorage).join()).not.toContain('secret-token');
});
