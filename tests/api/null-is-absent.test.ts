import { asRead } from '@ambergate/contract-check/as-read.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { recoverPassword, sendCode } from '../../generated/account/account.ts';
import { getUserInfo } from '../../generated/customer/customer.ts';
import * as client from '../../generated/index.ts';
import { getIspPlan } from '../../generated/isp/isp.ts';
import { analyseOrders } from '../../generated/orders/orders.ts';
import { getBandwidth, getProxyConfig } from '../../generated/proxies/proxies.ts';
import { cancelSubscription } from '../../generated/purchase/purchase.ts';
import { answerCalls, success } from '../setup/network.ts';
import { exampleOf } from './fuzz-answers.ts';
import { visit } from './visit.ts';

const answer = (value: unknown) => answerCalls(() => Response.json(value));
/** The body of the contract's example. */
const bodyOf = (id: string) => (exampleOf(id) as { body: unknown }).body;

beforeEach(() => {
  visit('token');
});

test('a password that is null or missing is read as an empty one', async () => {
  for (const none of [null, undefined]) {
    answerCalls(() => success({ ...(bodyOf('getProxyConfig') as object), proxyPwd: none }));
    expect((await getProxyConfig({ planType: 'basic' })).proxyPwd).toBe('');
  }
  const detail = bodyOf('getIspPlan') as { proxies: readonly object[] };
  const proxies = detail.proxies.map((proxy, index) =>
    index === 0 ? { ...proxy, password: null } : proxy,
  );
  answerCalls(() => success({ ...detail, proxies }));
  const plan = await getIspPlan({ orderNo: 'ISP-1' });
  expect(plan.proxies.rows.map(({ password }) => password)).toEqual(['', 'n2Vx81qL']);
  expect(plan.proxies.invalidCount).toBe(0);
});

test('the shop knows every default value in a response', () => {
  const { nullMeanings } = asRead(loadContract().document);
  const withDefault = [...nullMeanings].filter(([, nullMeaning]) => nullMeaning === 'default');
  expect(withDefault.map(([place]) => place)).toEqual([
    'ProxyConfig.proxyPwd',
    'IspProxy.password',
  ]);
});

test('fields that the contract does not define are returned unchanged', async () => {
  const userInfo = { email: 'a@b.co', nick: null, more: { tags: [null], left: null } };
  const body = { userInfo, links: null };
  answer({ traceId: null, code: 200, message: null, body, time: 5 });
  expect(await getUserInfo()).toStrictEqual(body);
});

test('an unknown field can be nested more deeply than the call stack allows', async () => {
  const depth = 200_000;
  const abyss = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const text = `{"code":200,"body":{"rows":[],"counts":{"basic":0,"premium":0,"isp":0},"x":${abyss}}}`;
  answerCalls(() => new Response(text));
  expect(Object.keys(await analyseOrders())).toEqual(['rows', 'counts', 'x']);
});

describe('when only the code is read', () => {
  const calls = [
    () => sendCode({ email: 'a@b.co', smsType: 'recovery' }),
    () => recoverPassword({ email: 'a@b.co', verifyCode: '730264', newPassword: 'engine-1843' }),
    () => cancelSubscription({ orderNo: 'ISP-1' }),
  ];

  test.each([
    '{"code":200}',
    '"body":null',
    '"body":true',
    '"body":{}',
    '"body":"sent"',
    '"body":[1]',
  ])('%s is a success', async (written) => {
    const text = written.startsWith('{') ? written : `{"code":200,"message":null,${written}}`;
    for (const call of calls) {
      answerCalls(() => new Response(text));
      await expect(call()).resolves.not.toThrow();
    }
  });

  test('any other code is a failure, and invalid JSON violates the contract', async () => {
    for (const call of calls) {
      answer({ code: 500, message: null, body: true });
      await expect(call()).rejects.toMatchObject({ kind: 'business', code: 500, message: '' });
      for (const broken of [null, {}, { code: '200' }, [], 'sent', { body: null }]) {
        answer(broken);
        await expect(call()).rejects.toMatchObject({ kind: 'contract' });
      }
    }
  });
});

describe('a message of another type', () => {
  const MESSAGES = [5, true, {}, { en: 'Wrong' }, ['Wrong'], [[]]];

  test.each(MESSAGES)('%j in a success is ignored', async (message) => {
    for (const { id } of loadContract().operations.filter(({ isEnvelope }) => isEnvelope)) {
      answer({ ...(exampleOf(id) as object), message: null });
      const call = Reflect.get(client, id) as (input: object) => Promise<unknown>;
      const plain = await call({});
      answer({ ...(exampleOf(id) as object), message });
      expect(await call({}), id).toStrictEqual(plain);
    }
  });

  test.each(MESSAGES)('%j in a failure is not shown', async (message) => {
    answer({ code: 400, message, body: null });
    await expect(getBandwidth()).rejects.toMatchObject({ kind: 'business', message: '' });
    answer({ code: 400, message, body: 'This code has expired' });
    await expect(getBandwidth()).rejects.toMatchObject({ message: 'This code has expired' });
  });
});
