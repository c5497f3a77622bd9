import { expect, test } from 'vitest';
import { DEFAULT_PRICES } from '../rules/prices.ts';
import { field, openTestSandbox } from './open-sandbox.ts';

const { products } = DEFAULT_PRICES;
const roundMoney = (amount: number) => Number(amount.toFixed(2));
const formatMoney = (amount: number) => `$${amount.toFixed(2)}`;
const BUY = '/api/ProxyBuy/DynamicResidenceRecharge';
const BUY_ISP = '/api/ProxyBuy/StaticResidenceRecharge';
const RENEW = '/api/ProxyBuy/StaticResidenceRenew';
const ALL =
  '/api/Order/PageList?PageNo=1&PageSize=100&SearchBeginTime=2000-01-01 00:00:00&SearchEndTime=2100-01-01 00:00:00';
const premium = (Quantity: number, PromotionCode = '') => ({
  Quantity,
  PromotionCode,
  paymentType: 0,
  mealType: 'premium',
});

test('a declined payment leaves the order unpaid and unpayable, and credits nothing', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const url = field(await sandbox.post(BUY, premium(5), token), 'url');
  await sandbox.click(url, 'decline');
  await sandbox.click(url, 'pay');
  const [order] = field(await sandbox.get(ALL, token), 'records') as unknown[];
  expect(order).toMatchObject({ status: 0 });
  expect(order).not.toHaveProperty('payUrl');
  expect(order).not.toHaveProperty('payableUntil');
  expect(
    field(await sandbox.get('/api/ProxyLogic/BandwidthAnalysis', token), 'premiumTotalBandWidth'),
  ).toBe(0);
});

test('the payment page shows the order and the amount to be charged', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const url = field(await sandbox.post(BUY, premium(20, 'AMBER15'), token), 'url');
  const page = await (await fetch(String(url))).text();
  expect(page).toContain(`${products.premium.name} 20 GB`);
  expect(page).toContain(formatMoney(20 * products.premium.price * 0.85));
});

test('a paid ISP order becomes a plan with addresses from documentation ranges', async () => {
  const sandbox = await openTestSandbox({
    prices: { ...DEFAULT_PRICES, products: { ...products, isp: { name: 'ISP', price: 1.8 } } },
  });
  const { token } = sandbox.newCustomer();
  const plans = (await sandbox.get('/api/StaticPlan/GetPlanBy', token)).body as {
    planKey: string;
    unitPrice: number;
  }[];
  expect(plans[1]?.unitPrice).toBe(1.8);
  const order = { paymentType: 0, PromotionCode: '', planKey: plans[1]?.planKey, planNum: 50 };
  await sandbox.click(field(await sandbox.post(BUY_ISP, order, token), 'url'), 'pay');

  const [plan] = (await sandbox.get('/api/UserIsps/GetIspList', token)).body as {
    orderNo: string;
  }[];
  const detail = await sandbox.get(
    `/api/UserIsps/FindIspsByOrderNo?orderNo=${plan?.orderNo}`,
    token,
  );
  const proxies = field(detail, 'proxies') as { host: string; port: number }[];
  expect(new Set(proxies.map(({ host, port }) => `${host}:${port}`)).size).toBe(50);
  for (const { host } of proxies)
    expect(host).toMatch(/^(203\.0\.113|198\.51\.100|192\.0\.2)\.\d+$/);
  expect(field(await sandbox.get(ALL, token), 'records')).toMatchObject([{ amount: 90 }]);
});

test('a paid renewal extends the plan from its expiry date', async () => {
  const sandbox = await openTestSandbox({ now: () => Date.UTC(2026, 10, 21) });
  const { token } = sandbox.newCustomer();
  const buy = { paymentType: 0, PromotionCode: '', planKey: 'static-isp-us', planNum: 25 };
  await sandbox.click(field(await sandbox.post(BUY_ISP, buy, token), 'url'), 'pay');
  const plans = async () => (await sandbox.get('/api/UserIsps/GetIspList', token)).body;
  const [{ orderNo } = {}] = (await plans()) as { orderNo?: string }[];
  const renewal = { orderNo, paymentType: 0, promotionCode: '', realPay: 1 };
  const page = field(await sandbox.post(RENEW, renewal, token), 'url');
  expect(await plans()).toMatchObject([{ expireTime: '2026-12-21 00:00:00' }]);
  await sandbox.click(page, 'pay');
  expect(await plans()).toMatchObject([{ expireTime: '2027-01-20 00:00:00' }]);
});

test('a subscribed plan has a next charge and cannot be subscribed again', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const buy = { paymentType: 0, PromotionCode: '', planKey: 'static-isp-us', planNum: 25 };
  await sandbox.click(field(await sandbox.post(BUY_ISP, buy, token), 'url'), 'pay');
  const plan = async () =>
    ((await sandbox.get('/api/UserIsps/GetIspList', token)).body as Record<string, unknown>[])[0] ??
    {};
  const orderNo = String((await plan())['orderNo']);
  const ask = () => sandbox.get(`/api/ProxyBuy/CreateSubscription?orderNo=${orderNo}`, token);

  const page = field(await ask(), 'url');
  await sandbox.click(page, 'agree');
  const { expireTime } = await plan();
  expect(await plan()).toMatchObject({
    nextChargeTime: expireTime,
    nextChargeAmount: 25 * products.isp.price,
  });
  expect((await ask()).code).toBe(409);
});

test('the subscription page shows price and first charge, and charges an expired plan at once', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = await openTestSandbox({ now: () => now });
  const { token } = sandbox.newCustomer();
  const buy = { paymentType: 0, PromotionCode: '', planKey: 'static-isp-us', planNum: 25 };
  await sandbox.click(field(await sandbox.post(BUY_ISP, buy, token), 'url'), 'pay');
  const plan = async () =>
    ((await sandbox.get('/api/UserIsps/GetIspList', token)).body as Record<string, unknown>[])[0];
  const orderNo = String((await plan())?.['orderNo']);
  const open = async () =>
    field(await sandbox.get(`/api/ProxyBuy/CreateSubscription?orderNo=${orderNo}`, token), 'url');
  const textOf = async (url: unknown) => (await fetch(String(url))).text();
  const price = formatMoney(25 * products.isp.price);

  const page = await textOf(await open());
  for (const fact of [price, 'Every 30 days', '2026-12-21 00:00:00 UTC']) {
    expect(page).toContain(`<dd>${fact}</dd>`);
  }
  now = Date.UTC(2027, 5, 1);
  const late = await open();
  expect(await textOf(late)).toContain('<dd>When you subscribe</dd>');
  await sandbox.click(late, 'agree');
  expect(await plan()).toMatchObject({ autoRenew: 1, expireTime: '2027-07-01 00:00:00' });
  expect(field(await sandbox.get(ALL, token), 'records')).toMatchObject([
    { status: 1, orderName: `Renewal of ${orderNo}, 25 IPs`, amount: 25 * products.isp.price },
    { status: 1 },
  ]);
  expect(sandbox.faults).toEqual([]);
});

test('an unpaid order has a payment link for a day, and cannot be paid after that', async () => {
  let now = Date.UTC(2026, 10, 1, 12);
  const sandbox = await openTestSandbox({ now: () => now });
  const { token } = sandbox.newCustomer();
  const url = field(await sandbox.post(BUY, premium(20, ' amber15 '), token), 'url');
  const order = async () => (field(await sandbox.get(ALL, token), 'records') as unknown[])[0];
  expect(await order()).toMatchObject({
    payUrl: url,
    payableUntil: '2026-11-02 12:00:00',
    promotionCode: 'AMBER15',
    listAmount: 20 * products.premium.price,
    amount: roundMoney(20 * products.premium.price * 0.85),
  });
  now += 86_400_000;
  expect(await order()).not.toHaveProperty('payUrl');
  expect((await fetch(String(url))).status).toBe(410);
  await sandbox.click(url, 'pay');
  expect(await order()).toMatchObject({ status: 0 });
});
