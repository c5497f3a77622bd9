import { beforeEach, expect, test } from 'vitest';
import { login } from '../../generated/account/account.ts';
import { createUser } from '../../generated/admin/admin.ts';
import { getUserInfo } from '../../generated/customer/customer.ts';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import { ApiError } from '../../src/api/errors.ts';
import { answerCalls } from '../setup/network.ts';
import { visit } from './visit.ts';

const credentials = { email: 'a@b.co', passWord: 'secret', loginType: 'pwd', account: '' } as const;
let network: ReturnType<typeof answerCalls>;

const answer = (body: unknown, init?: ResponseInit) =>
  network.mockResolvedValueOnce(new Response(JSON.stringify(body), init));

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError', { cause: error });
  return error;
};

const sentHeaders = () => new Headers(network.mock.calls[0]?.[1]?.headers);

beforeEach(() => {
  network = answerCalls();
  visit('token-1');
});

test('the shared client sends no Authorization header for an anonymous visitor', async () => {
  visit('');
  answer({ code: 200, message: null, body: { token: 't' } });
  await login(credentials);
  expect(sentHeaders().has('Authorization')).toBe(false);
});

test('the shared client does not send a call without a token if the contract requires one', async () => {
  visit('');
  for (const call of [getUserInfo, getBandwidth]) {
    expect(await failureOf(call())).toMatchObject({ kind: 'signed-out', status: 0 });
  }
  expect(network).not.toHaveBeenCalled();
});

test("the shared client turns a business failure into an error with its message or its body's text", async () => {
  answer({ code: 400, message: 'The email or password is wrong', body: null });
  const withMessage = await failureOf(login(credentials));
  expect(withMessage).toMatchObject({
    kind: 'business',
    code: 400,
    status: 200,
    message: 'The email or password is wrong',
    operationId: 'login',
  });
  answer({ code: 400, message: 'No data left', body: 'E-4711' });
  expect(await failureOf(login(credentials))).toMatchObject({ message: 'No data left' });
  for (const message of [null, ' ']) {
    answer({ code: 410, message, body: 'This code has expired' });
    const withBody = await failureOf(login(credentials));
    expect(withBody).toMatchObject({ kind: 'business', message: 'This code has expired' });
  }
});

test.each([
  ['absent from', undefined, undefined],
  ['null in', null, undefined],
  ['known in', 'email_taken', 'email_taken'],
  ['unknown in', 'account_on_hold', 'other'],
  ['empty in', '', 'other'],
  ['not a string in', { en: 'No' }, undefined],
])(
  'the shared client reads a reason that is %s a business failure',
  async (_where, sent, reason) => {
    answer({ code: 409, message: 'No', body: null, reason: sent });
    expect(await failureOf(login(credentials))).toMatchObject({
      kind: 'business',
      message: 'No',
      reason,
    });
  },
);

test("the shared client keeps the server's request id for every kind of failure", async () => {
  const headers = { 'X-Request-Id': '01JD3Z9Q-6W8M:5T' };
  answer({ code: 400, message: 'No data left', body: null }, { headers });
  answer({ code: 500 }, { headers, status: 500 });
  answer({ code: 200, message: null, body: { total: 'much' } }, { headers });
  for (const kind of ['business', 'http', 'contract']) {
    const failure = await failureOf(getBandwidth());
    expect(failure).toMatchObject({ kind, requestId: '01JD3Z9Q-6W8M:5T' });
  }
});

test('the shared client ignores an invalid request id, and does not require one', async () => {
  for (const id of ['', 'a'.repeat(65), 'call 555-0100', '<b>', 'https://evil.example', 'é']) {
    answer({ code: 500 }, { headers: { 'X-Request-Id': id }, status: 500 });
    const failure = await failureOf(getBandwidth());
    expect([id, failure.requestId, failure.status]).toEqual([id, undefined, 500]);
  }
  answer({ code: 500 }, { status: 500 });
  expect((await failureOf(getBandwidth())).requestId).toBeUndefined();
  expect((await failureOf(getBandwidth())).requestId).toBeUndefined();
});

test('the shared client turns an HTTP failure into its status, whatever the body is', async () => {
  network.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(getBandwidth())).toMatchObject({
    kind: 'http',
    status: 502,
    code: null,
  });
});

test('the shared client turns a dropped connection into status 0', async () => {
  expect(await failureOf(getBandwidth())).toMatchObject({ kind: 'network', status: 0 });
});

test('the shared client names the operation and JSON path when a response violates the contract', async () => {
  answer({ code: 200, message: null, body: { basicUsedBandwidth: '3' } });
  const error = await failureOf(getBandwidth());
  expect(error).toMatchObject({ kind: 'contract', operationId: 'getBandwidth' });
  expect(error.message).toMatch(/^\$\.body\.basicUsedBandwidth: /);
});

test('the shared client treats malformed JSON and HTML as a contract violation', async () => {
  network.mockResolvedValueOnce(new Response('{"code": 200, '));
  expect((await failureOf(getBandwidth())).kind).toBe('contract');
  network.mockResolvedValueOnce(new Response('<!doctype html>'));
  expect((await failureOf(getBandwidth())).kind).toBe('contract');
});

test('the shared client knows whether a 401 rejects the current session, without logging the token', async () => {
  const end = visit('token-1');
  answer({ code: 401, message: null }, { status: 401 });
  const error = await failureOf(getBandwidth());
  expect(error.endsSession).toBe(true);
  const texts = JSON.stringify(error) + String(error) + Object.values(error).join();
  expect(texts).not.toContain('token-1');
  end();
  expect(error.endsSession).toBe(false);
});

test("the shared client rejects an aborted call with the signal's reason, which is not shown", async () => {
  const controller = new AbortController();
  controller.abort();
  network.mockRejectedValueOnce(controller.signal.reason);
  await expect(getBandwidth({ signal: controller.signal })).rejects.toBe(controller.signal.reason);
});

test('the shared client reads the error text of the backend function, which has no envelope', async () => {
  answer({ error: 'A user with this email address exists' }, { status: 400 });
  const error = await failureOf(
    createUser({ email: 'a@b.co', password: 'secret', email_confirm: true }),
  );
  expect(error).toMatchObject({ kind: 'http', message: 'A user with this email address exists' });
  expect(network.mock.calls[0]?.[0]).toBe('/functions/v1/create-user');
});
