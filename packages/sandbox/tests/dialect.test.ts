import { keepsContract } from '@ambergate/contract-check/tests/keeps-contract.ts';
import { expect, test } from 'vitest';
import type { SandboxOptions } from '../sandbox.ts';
import { connect } from './hub-client.ts';
import { DEMO, field, openTestSandbox, type Envelope } from './open-sandbox.ts';

const READS = {
  getUserInfo: '/api/SysLogin/GetUserInfo',
  listStaticPlans: '/api/StaticPlan/GetPlanBy',
  analyseOrders: '/api/Order/Analysis',
  getBandwidth: '/api/ProxyLogic/BandwidthAnalysis',
  getProxyConfig: '/api/ProxyLogic/GetProxyConfig?planType=premium',
  listIspPlans: '/api/UserIsps/GetIspList',
  listOrders:
    '/api/Order/PageList?PageNo=1&PageSize=100&SearchBeginTime=2000-01-01 00:00:00&SearchEndTime=2099-12-31 23:59:59',
};

async function openAsDemo(options: SandboxOptions = {}) {
  const sandbox = await openTestSandbox(options);
  const signedIn = await sandbox.post('/api/SysLogin/Login', {
    ...DEMO,
    loginType: 'pwd',
    account: '',
  });
  const token = String(field(signedIn, 'token'));
  const headers = { 'X-Chaos': 'loose' };
  return {
    ...sandbox,
    token,
    getLoosely: async (path: string) =>
      (await (await sandbox.send(path, { token, headers })).json()) as Envelope,
  };
}

/** The value without nulls and without fields that the other one lacks. */
function said(value: unknown, as: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, index) => said(entry, (as as unknown[])[index]));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, child]) => child !== null && name in (as as object))
      .map(([name, child]) => [name, said(child, (as as Record<string, unknown>)[name])]),
  );
}

test.each(Object.entries(READS))(
  'in the loose dialect, %s meets the contract and returns the same data',
  async (id, path) => {
    const { get, getLoosely, token, faults } = await openAsDemo();
    const plain = await get(path, token);
    const written = await getLoosely(path);
    expect(written).toMatchObject({
      success: true,
      message: 'success',
      traceId: expect.any(String) as unknown,
    });
    expect(keepsContract(id, written)).toBe(true);
    expect(said(written.body, plain.body)).toEqual(plain.body);
    expect(written.body).not.toEqual(plain.body);
    expect(faults).toEqual([]);
  },
);

test('every optional field without a value is null', async () => {
  const { get, token } = await openAsDemo({ isLoose: true });
  const plans = (await get(READS.listIspPlans, token)).body as Record<string, unknown>[];
  const ended = plans.find(({ autoRenew }) => autoRenew === 0);
  expect(ended).toMatchObject({
    subscriptionId: null,
    nextChargeTime: null,
    nextChargeAmount: null,
    tenantId: null,
  });
  const { records } = (await get(READS.listOrders, token)).body as { records: readonly object[] };
  expect(records).toContainEqual(
    expect.objectContaining({ status: 1, payUrl: null, payableUntil: null }),
  );
});

test('responses without data and failures have a body', async () => {
  const { post } = await openTestSandbox({ isLoose: true });
  const code = { email: 'ada@example.com', smsType: 'recovery' };
  expect(await post('/api/SysLogin/SendSes', code)).toMatchObject({ code: 200, body: true });
  const tooSoon = await post('/api/SysLogin/SendSes', code);
  expect(tooSoon).toMatchObject({ success: false, code: 429, body: {} });
  expect(keepsContract('sendCode', tooSoon)).toBe(true);
});

test('payment events have unknown fields, too', async () => {
  const sandbox = await openTestSandbox({ isLoose: true });
  const { token } = sandbox.newCustomer();
  const client = await connect(sandbox.url, token);
  const order = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };
  const bought = await sandbox.post('/api/ProxyBuy/DynamicResidenceRecharge', order, token);
  await sandbox.click(field(bought, 'url'), 'pay');
  const [payload] = await client.next();
  expect(JSON.parse(String(payload))).toMatchObject({
    status: 1,
    orderNo: expect.stringMatching(/^RES/) as unknown,
    tenantId: null,
  });
});

test('the loose dialect can be limited to one customer, one call or one command', async () => {
  const { get, send, post, newCustomer } = await openTestSandbox();
  const [plain, loose] = [newCustomer(), newCustomer('ada@loose.example')];
  const isLoose = (envelope: object) => 'traceId' in envelope;
  expect(isLoose(await get(READS.listOrders, plain.token))).toBe(false);
  expect(isLoose(await get(READS.listOrders, loose.token))).toBe(true);
  const body = { email: 'new@loose.example', smsType: 'register' };
  expect(isLoose(await post('/api/SysLogin/SendSes', body))).toBe(true);
  const headers = { 'X-Chaos': 'loose' };
  const once = await send(READS.listOrders, { token: plain.token, headers });
  expect(isLoose((await once.json()) as object)).toBe(true);
  expect(isLoose(await get(READS.listOrders, plain.token))).toBe(false);
  await post('/sandbox', { chaos: 'loose', times: 1 }, plain.token);
  expect(isLoose(await get(READS.listOrders, plain.token))).toBe(true);
});
