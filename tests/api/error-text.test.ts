import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/api/caller.ts';
import { ApiError } from '../../src/api/errors.ts';
import { errorText } from '../../src/app/failure.ts';

const text = (operationId: string, kind: ApiError['kind'], status: number, message = '') =>
  errorText(new ApiError({ kind, status, code: null, message, operationId }));

describe('the text of a failure', () => {
  test("is the server's own for a business failure", () => {
    expect(text('sendCode', 'business', 200, 'Please wait')).toBe('Please wait');
    expect(text('getProxyConfig', 'business', 200, 'No data left')).toBe('No data left');
  });

  test("is cut when the server's text is too long for a message", () => {
    const long = 'Sorry. '.repeat(1_000_000);
    for (const kind of ['business', 'http'] as const) {
      expect(text('createUser', kind, 400, long)).toBe(`${long.slice(0, 300)}…`);
    }
  });

  test("is the call's own text for a business failure without one", () => {
    expect(text('sendCode', 'business', 200)).toBe('Send Error');
    expect(text('login', 'business', 200)).toBe('Authentication failed');
    expect(text('register', 'business', 200)).toBe('Authentication failed');
    expect(text('recoverPassword', 'business', 200)).toBe('Failed to reset password');
    expect(text('getProxyConfig', 'business', 200)).toBe('Load proxy config error');
    expect(text('listOrders', 'business', 200)).toBe('Request failed');
  });

  test("is the call's own text with the status for an HTTP or transport failure", () => {
    expect(text('recoverPassword', 'http', 500)).toBe('Reset Error (500)');
    expect(text('sendCode', 'network', 0)).toBe('Send Error (0)');
    expect(text('listOrders', 'http', 502)).toBe('Request failed (502)');
  });

  test('of an answer that breaks the contract says that it could not be read, whatever the call', () => {
    for (const call of ['login', 'createUser', 'listOrders']) {
      expect(text(call, 'contract', 200, '$.body.token: Invalid input')).toBe(
        "The server's answer could not be read (200)",
      );
    }
  });

  test('says that the customer is offline, without a status', () => {
    for (const call of ['login', 'createUser', 'listOrders']) {
      expect(text(call, 'offline', 0)).toBe(
        'You are offline, and this needs a connection. Nothing was sent.',
      );
    }
  });

  test("of the admin creation is the server's error or its own text", () => {
    expect(text('createUser', 'http', 400, 'Already registered')).toBe('Already registered');
    expect(text('createUser', 'http', 500)).toBe('Failed to create admin account');
  });
});

test('only a 401 to a call with a token says that the token is refused', () => {
  const isRefused = (status: number, sentFor?: Caller) =>
    new ApiError({ kind: 'http', status, code: null, message: '', operationId: 'login', sentFor })
      .isTokenRefused;
  const caller = { token: 'token', signal: new AbortController().signal };
  expect([isRefused(401, caller), isRefused(500, caller), isRefused(401)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('the report of a failure has no text of the server, and no number of a row', () => {
  const reportOf = (kind: ApiError['kind'], message: string) =>
    new ApiError({ kind, status: 200, code: null, message, operationId: 'listOrders' }).report;
  expect(reportOf('contract', '$.body[12].id: Invalid')).toBe(
    'contract listOrders $.body[].id: Invalid',
  );
  expect(reportOf('business', 'ada@example.com')).toBe('business listOrders 200');
});
