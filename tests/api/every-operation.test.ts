import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import * as client from '../../generated/index.ts';
import { ApiError } from '../../src/api/errors.ts';
import type { http, HttpOptions } from '../../src/api/http.ts';
import { answerCalls, dropped, success } from '../setup/network.ts';
import { visit } from './visit.ts';

const handedOver: HttpOptions[] = [];

vi.mock('../../src/api/http.ts', async (importOriginal) => {
  const original = await importOriginal<{ http: typeof http }>();
  const recording = (path: string, options: HttpOptions) => {
    handedOver.push(options);
    return original.http(path, options);
  };
  return { ...original, http: recording };
});

type Call = (input: object) => Promise<unknown>;
const isCall = (value: unknown): value is Call => typeof value === 'function';
const calls = loadContract()
  .operations.map(({ id }): [string, unknown] => [id, Reflect.get(client, id)])
  .filter((entry): entry is [string, Call] => isCall(entry[1]));

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
/** Operations whose responses are read only for the code. */
const CODE_ONLY = [
  'sendCode',
  'recoverPassword',
  'cancelSubscription',
  'logout',
  'endSession',
  'endOtherSessions',
  'deleteProxyUser',
  'testAlerts',
];

beforeEach(() => {
  visit('token');
  handedOver.length = 0;
});

test('the client has every operation except those of the popups and the hub', () => {
  expect(calls.length).toBeGreaterThanOrEqual(19);
});

test('no call uses the HTTP cache, sends cookies or follows redirects', async () => {
  for (const [id, call] of calls) {
    const sent = answerCalls(dropped);
    await failureOf(call({}));
    const [[, init] = []] = sent.mock.calls;
    const always = { cache: 'no-store', credentials: 'omit', redirect: 'error' };
    expect(init, id).toMatchObject(always);
  }
});

test.each(calls)(
  '%s passes its schema to the HTTP client, and a corrupt response is rejected',
  async (id, call) => {
    answerCalls(() =>
      CODE_ONLY.includes(id)
        ? Response.json({ code: '200', message: null, body: null })
        : success({ corrupt: true }),
    );
    const error = await failureOf(call({}));
    expect(handedOver).toMatchObject([
      { operationId: id, schema: { safeParse: expect.any(Function) as unknown } },
    ]);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ kind: 'contract', operationId: id });
  },
);
