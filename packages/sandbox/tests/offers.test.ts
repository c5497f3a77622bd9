import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '../rules/prices.ts';
import { connect } from './hub-client.ts';
import { field, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const BUY = '/api/ProxyBuy/DynamicResidenceRecharge';
const BUY_ISP = '/api/ProxyBuy/StaticResidenceRecharge';
const DATA = '/api/ProxyLogic/BandwidthAnalysis';
const CHECK = '/api/ProxyLogic/CheckLine';
const PLANS = '/api/UserIsps/GetIspList';
const REPLACE = '/api/UserIsps/ReplaceIps';
const ALL =
  '/api/Order/PageList?PageNo=1&PageSize=100&SearchBeginTime=2000-01-01 00:00:00&SearchEndTime=2100-01-01 00:00:00';
const basic = { Quantity: 10, PromotionCode: '', paymentType: 0, mealType: 'basic' };
const addresses = (planNum: number) => ({
  paymentType: 0,
  PromotionCode: '',
  planKey: 'static-isp-us',
  planNum,
});

type Row = Record<string, unknown>;

const order = (sandbox: TestSandbox, body: object, token?: string) =>
  sandbox.post('/sandbox', body, token);
const firstOrder = async (sandbox: TestSandbox, token: string) =>
  (field(await sandbox.get(ALL, token), 'records') as Row[])[0] ?? {};

test('an order reports the state of its payment, which the payment page or a command changes', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const events: unknown[] = [];
  const hub = await connect(sandbox.url, token);
  const url = field(await sandbox.post(BUY, basic, token), 'url');
  const moved = async (action: string) => {
    await sandbox.click(url, action);
    const [text] = await hub.next();
    events.push(JSON.parse(String(text)));
    return firstOrder(sandbox, token);
  };
  const before = await firstOrder(sandbox, token);
  expect(before).toMatchObject({ status: 0, paymentState: 'pending', payUrl: url });
  const confirming = await moved('confirm');
  expect(confirming).toMatchObject({ status: 0, paymentState: 'confirming' });
  expect(confirming).not.toHaveProperty('payUrl');
  expect(await moved('underpay')).toMatchObject({
    status: 0,
    paymentState: 'underpaid',
    paymentNote: '$15.00 of $30.00 has arrived. Send the other $15.00 to the same address.',
    payUrl: url,
  });
  const paid = await moved('pay');
  expect(paid).toMatchObject({ status: 1, paymentState: 'paid' });
  expect(paid).not.toHaveProperty('paymentNote');
  expect(await (await fetch(String(paid['invoiceUrl']))).text()).toContain('Invoice');
  expect(await moved('refund')).toMatchObject({ status: 1, paymentState: 'refunded' });
  expect(events).toMatchObject([
    { status: 0, state: 'confirming' },
    { status: 0, state: 'underpaid' },
    { status: 1, state: 'paid' },
    { status: 1, state: 'refunded' },
  ]);

  await sandbox.post(BUY, basic, token);
  const { orderNo } = await firstOrder(sandbox, token);
  await order(sandbox, { payment: { orderNo, state: 'expired' } }, token);
  const [lastEvent] = await hub.next();
  expect(JSON.parse(String(lastEvent))).toEqual({ status: 0, orderNo, state: 'expired' });
  const expired = await firstOrder(sandbox, token);
  expect(expired).toMatchObject({ status: 0, paymentState: 'expired' });
  expect(expired).not.toHaveProperty('payUrl');
  for (const payment of [
    { orderNo: 'NO-1', state: 'paid' },
    { orderNo, state: 'refunded' },
    { orderNo, state: 'confirming' },
    { orderNo: paid['orderNo'], state: 'expired' },
  ]) {
    expect(await order(sandbox, { payment }, token)).toMatchObject({ code: 400 });
  }
  expect(sandbox.faults).toEqual([]);
});

test('data that expires first is used first, and expired data is removed from the total', async () => {
  let now = Date.UTC(2026, 10, 21);
  const { products } = DEFAULT_PRICES;
  const prices = {
    ...DEFAULT_PRICES,
    products: { ...products, basic: { ...products.basic, dataDays: 30 } },
  };
  const sandbox = await openTestSandbox({ now: () => now, prices });
  const { token } = sandbox.newCustomer();
  const data = async () => (await sandbox.get(DATA, token)).body as Row;
  await sandbox.click(field(await sandbox.post(BUY, basic, token), 'url'), 'pay');
  await order(sandbox, { credit: { tier: 'basic', total: 5, expiresInSeconds: 60 } }, token);
  await order(sandbox, { credit: { tier: 'basic', total: 1 } }, token);
  await order(sandbox, { credit: { tier: 'basic', used: 2.4 } }, token);
  expect(await data()).toMatchObject({
    basicTotalBandWidth: 16,
    basicUsedBandwidth: 2.4,
    asOf: '2026-11-21 00:00:00',
    batches: [
      { tier: 'basic', gb: 5, leftGb: 2.6, expireTime: '2026-11-21 00:01:00' },
      { tier: 'basic', gb: 10, leftGb: 10, expireTime: '2026-12-21 00:00:00' },
      { tier: 'basic', gb: 1, leftGb: 1 },
    ],
  });
  now += 60_000;
  await order(sandbox, { measuredSecondsAgo: 300 }, token);
  const later = await data();
  expect(later['batches']).toHaveLength(2);
  expect(later).toMatchObject({ basicTotalBandWidth: 13.4, asOf: '2026-11-20 23:56:00' });
});

test('the addresses of an expired plan are reserved for a week or until a renewal', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = await openTestSandbox({ now: () => now });
  const { token } = sandbox.newCustomer();
  const plan = async () => ((await sandbox.get(PLANS, token)).body as Row[])[0] ?? {};
  await order(sandbox, { plan: { quantity: 5, expiresInSeconds: 60 } }, token);
  expect(await plan()).not.toHaveProperty('keptUntil');
  now += 60_000;
  expect(await plan()).toMatchObject({ keptUntil: '2026-11-28 00:01:00' });
  now += 7 * 86_400_000;
  expect(await plan()).not.toHaveProperty('keptUntil');
});

test('places and the ISP plan report low stock, and sold-out ones are rejected', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  await order(sandbox, { credit: { tier: 'basic', total: 5 } }, token);
  await order(sandbox, { stock: { place: 'us/New York', stock: 'none' }, inStock: 30 });
  const search = async (CountryCode: string, StateCode = '') =>
    (
      await sandbox.post(
        '/api/Location/Search',
        { CountryCode, StateCode, MealType: 'basic' },
        token,
      )
    ).body;
  expect(await search('us')).toEqual(
    expect.arrayContaining([
      { value: 'New York', label: 'New York', stock: 'none' },
      { value: 'Alaska', label: 'Alaska', stock: 'low' },
      { value: 'Texas', label: 'Texas' },
    ]),
  );
  expect(await search('us', 'Alaska')).toContainEqual({
    value: 'Juneau',
    label: 'Juneau',
    stock: 'none',
  });
  const config = (place: string) =>
    sandbox.get(`/api/ProxyLogic/GetProxyConfig?planType=basic&country=us&${place}`, token);
  expect(await config('state=New York&city=Buffalo')).toMatchObject({ reason: 'sold_out' });
  expect(await config('state=Texas')).toMatchObject({ code: 200 });

  const sold = async () =>
    ((await sandbox.get('/api/StaticPlan/GetPlanBy', token)).body as Row[])[1];
  expect(await sold()).toMatchObject({ inStock: 30 });
  expect(await sandbox.post(BUY_ISP, addresses(50), token)).toMatchObject({ reason: 'sold_out' });
  await sandbox.click(field(await sandbox.post(BUY_ISP, addresses(25), token), 'url'), 'pay');
  expect(await sold()).toMatchObject({ inStock: 5 });
});

test('a customer cannot buy before verification', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  await order(sandbox, { verification: 'none' }, token);
  const verification = async () =>
    (field(await sandbox.get('/api/SysLogin/GetUserInfo', token), 'userInfo') as Row)[
      'verification'
    ] as Row;
  expect(await verification()).toMatchObject({ state: 'none' });
  const bought = async () => (await sandbox.post(BUY, basic, token)) as { reason?: string };
  expect(await bought()).toMatchObject({ reason: 'verification_required' });
  await sandbox.click((await verification())['url'], 'verify');
  expect(await verification()).toMatchObject({ state: 'done' });
  expect(await bought()).toMatchObject({ code: 200 });
});

test('the service status changes for everyone', async () => {
  const sandbox = await openTestSandbox();
  const state = async () => (await sandbox.get('/api/Service/Status')).body;
  expect(await state()).toEqual({ state: 'ok' });
  await order(sandbox, { status: { state: 'degraded', text: 'Slow in Germany' } });
  expect(await state()).toEqual({ state: 'degraded', text: 'Slow in Germany' });
  await order(sandbox, { status: null });
  expect(await state()).toEqual({ state: 'ok' });
});

test('replacements are free within the allowance and paid beyond it', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  await order(sandbox, { plan: { quantity: 12, expiresInSeconds: 1000 } }, token);
  const [{ orderNo } = {}] = (await sandbox.get(PLANS, token)).body as Row[];
  await order(sandbox, { dead: { orderNo, addresses: [2] } }, token);
  const detail = async () =>
    (await sandbox.get(`/api/UserIsps/FindIspsByOrderNo?orderNo=${String(orderNo)}`, token))
      .body as { proxies: Row[]; replacements: Row };
  const before = await detail();
  const ids = before.proxies.map(({ id }) => id);
  expect(before.proxies.map(({ state }) => state)).toEqual(
    ids.map((_, at) => (at === 1 ? 'dead' : 'ok')),
  );
  expect(before.replacements).toMatchObject({ left: 2, price: 0.5 });
  const replace = (which: unknown[], dryRun: boolean) =>
    sandbox.post(REPLACE, { orderNo, ids: which, reason: 'dead', dryRun }, token);

  expect(field(await replace(ids.slice(0, 3), true), 'amount')).toBe(0.5);
  expect(await detail()).toEqual(before);
  const done = await replace([ids[1]], false);
  const after = await detail();
  expect(done).toMatchObject({
    body: { amount: 0, pairs: [{ id: ids[1], from: before.proxies[1]?.['host'] }] },
  });
  expect(field(done, 'pairs')).toMatchObject([{ to: after.proxies[1]?.['host'] }]);
  expect(after.replacements).toMatchObject({ left: 1 });
  expect(after.proxies[1]).toMatchObject({ state: 'ok' });
  expect(after.proxies.filter(({ id }) => !ids.includes(id))).toHaveLength(1);
  expect(await replace([ids[1]], false)).toMatchObject({ reason: 'address_not_found' });
  expect(await replace([ids[2], ids[2]], true)).toMatchObject({ reason: 'invalid_request' });

  const page = field(await replace(ids.slice(2, 6), false), 'url');
  expect((await detail()).replacements).toMatchObject({ left: 1 });
  await sandbox.click(page, 'pay');
  const paid = await detail();
  expect(paid.replacements).toMatchObject({ left: 0 });
  expect(paid.proxies.filter(({ id }) => !ids.includes(id))).toHaveLength(5);
  expect(await firstOrder(sandbox, token)).toMatchObject({ status: 1, amount: 1.5, quantity: 4 });
  expect(sandbox.faults).toEqual([]);
});

test("a line is checked as the customer's, and foreign hosts are never contacted", async () => {
  const sandbox = await openTestSandbox();
  const { id, token } = sandbox.newCustomer();
  const { proxyUser, proxyPassword } = sandbox.backend.store.customers.byId(id) ?? {};
  const line = {
    host: 'gate1.proxy.ambergate.example',
    port: 10_000,
    userName: `${proxyUser}-country-us-region-New York-city-Buffalo-session-12345678-life-10`,
    password: proxyPassword,
  };
  const check = async (change: object = {}) =>
    (await sandbox.post(CHECK, { ...line, ...change }, token)).body;
  const fails = (code: string) => ({ ok: false, error: { code } });
  expect(await check()).toMatchObject(fails('no_data'));
  await order(sandbox, { credit: { tier: 'premium', total: 5 } }, token);
  const works = { ok: true, country: 'United States', state: 'New York', city: 'Buffalo' };
  expect(await check()).toMatchObject(works);
  expect(await check()).toEqual(await check());
  expect(await check({ password: 'wrong' })).toMatchObject(fails('wrong_credentials'));
  expect(await check({ host: '127.0.0.1' })).toMatchObject(fails('unknown_host'));
  const empty = line.userName.replace(/New York.*Buffalo/, 'Alaska-city-Juneau');
  expect(await check({ userName: empty })).toMatchObject(fails('no_address'));
  const endless = line.userName.replace('Buffalo', 'x'.repeat(300));
  expect(await check({ userName: endless })).toMatchObject(fails('no_address'));

  await order(sandbox, { plan: { quantity: 2, expiresInSeconds: 1000 } }, token);
  const [{ orderNo } = {}] = (await sandbox.get(PLANS, token)).body as Row[];
  await order(sandbox, { dead: { orderNo, addresses: [2] } }, token);
  const detail = await sandbox.get(
    `/api/UserIsps/FindIspsByOrderNo?orderNo=${String(orderNo)}`,
    token,
  );
  const [good = {}, dead = {}] = field(detail, 'proxies') as Row[];
  const partsOf = ({ host, port, userName, password }: Row) => ({ host, port, userName, password });
  expect(await check(partsOf(good))).toMatchObject({ ok: true, exitIp: good['host'] });
  expect(await check(partsOf(dead))).toMatchObject(fails('dead_address'));
  expect(sandbox.faults).toEqual([]);
});
