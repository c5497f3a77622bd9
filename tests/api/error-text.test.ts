import { expect, test } from 'vitest';
import type { Caller } from '../../src/api/caller.ts';
import { ApiError } from '../../src/api/errors.ts';
import { errorText } from '../../src/app/failure.ts';

const text = (operationId: string, kind: ApiError['kind'], status: number, message = '') =>
  errorText(new ApiError({ kind, status, code: null, message, operationId }));

const UNREADABLE = "The server's answer could not be read (200)";
const OFFLINE = 'You are offline, and this needs a connection. Nothing was sent.';
const LONG = 'Sorry. '.repeat(1_000_000);
const CUT = `${LONG.slice(0, 300)}…`;

test.each([
  // The server's own text, at most 300 characters of it.
  ['sendCode', 'business', 200, 'Please wait', 'Please wait'],
  ['createUser', 'http', 400, 'Already registered', 'Already registered'],
  ['createUser', 'business', 400, LONG, CUT],
  ['createUser', 'http', 400, LONG, CUT],
  // Without one, the call's own text.
  ['sendCode', 'business', 200, '', 'Send Error'],
  ['login', 'business', 200, '', 'Authentication failed'],
  ['register', 'business', 200, '', 'Authentication failed'],
  ['recoverPassword', 'business', 200, '', 'Failed to reset password'],
  ['getProxyConfig', 'business', 200, '', 'Load proxy config error'],
  ['listOrders', 'business', 200, '', 'Request failed'],
  ['createUser', 'http', 500, '', 'Failed to create admin account'],
  // With the status if there is no response from the API.
  ['recoverPassword', 'http', 500, '', 'Reset Error (500)'],
  ['sendCode', 'network', 0, '', 'Send Error (0)'],
  ['listOrders', 'http', 502, '', 'Request failed (502)'],
  // For any call.
  ['login', 'contract', 200, '$.body.token: Invalid input', UNREADABLE],
  ['createUser', 'contract', 200, '$.body.token: Invalid input', UNREADABLE],
  ['login', 'offline', 0, '', OFFLINE],
  ['createUser', 'offline', 0, '', OFFLINE],
] as const)(
  'a failure of %s of the kind %s with status %i is explained',
  (call, kind, status, sent, shown) => {
    expect(text(call, kind, status, sent)).toBe(shown);
  },
);

test('only a 401 for a call with a token means that the token was rejected', () => {
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

test('a failure report contains no text from the server and no row numbers', () => {
  const reportOf = (kind: ApiError['kind'], message: string) =>
    new ApiError({ kind, status: 200, code: null, message, operationId: 'listOrders' }).report;
  expect(reportOf('contract', '$.body[12].id: Invalid')).toBe(
    'contract listOrders $.body[].id: Invalid',
  );
  expect(reportOf('business', 'ada@example.com')).toBe('business listOrders 200');
});
