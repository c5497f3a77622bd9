import { isObject } from '../load.ts';
import { Broken, Skipped, check, exchange, operationOf } from './context.ts';
import type { CheckContext } from './context.ts';
import { isSuccess } from './judge.ts';
import type { Identity, Input, Sent } from './types.ts';

type Row = { [field: string]: unknown };

const SPAN = { SearchBeginTime: '2020-01-01 00:00:00', SearchEndTime: '2099-12-31 23:59:59' };
const BUY = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'premium' };

/** Checks that need more than one call: what one answers, another must agree with. */
export async function checkSequences(context: CheckContext): Promise<void> {
  for (const sequence of [
    login,
    pages,
    pageSize,
    timeFilter,
    typeFilter,
    discounts,
    planDetails,
    foreignPlans,
    ownOrders,
    quotes,
    purchase,
  ]) {
    await sequence(context);
  }
}

const login = (context: CheckContext) =>
  check(context, 'login', 'the token opens the account it was given for', async () => {
    const { credentials } = context.options;
    if (credentials === undefined) throw new Skipped('give --email and --password');
    const { email, password } = credentials;
    const call = { email, passWord: password, loginType: 'pwd', account: '' };
    const { body, sent } = await success(context, 'login', { query: {}, body: call }, 'nobody');
    const { client } = context;
    const before = client.tokenOf('customer');
    client.setToken('customer', String((body as Row)['token']));
    const info = await success(context, 'getUserInfo', { query: {} });
    if (before !== '') client.setToken('customer', before);
    const found = ((info.body as Row)['userInfo'] as Row)['email'];
    if (found !== email) throw new Broken('the token opens another account', sent);
  });

const pages = (context: CheckContext) =>
  check(context, 'listOrders', 'pages show every order once, newest first', async () => {
    const seen = new Set<unknown>();
    let lastTime = '9999';
    let total = 1;
    for (let page = 1; page <= Math.min(total, 5); page += 1) {
      const { body, sent } = await orders(context, { PageNo: page, PageSize: 5 });
      total = Number(body['totalPage']);
      for (const record of body['records'] as Row[]) {
        const time = String(record['sysCreateTime']);
        if (seen.has(record['orderNo'])) throw new Broken('an order stands on two pages', sent);
        if (time > lastTime) throw new Broken('orders are not newest first', sent);
        seen.add(record['orderNo']);
        lastTime = time;
      }
    }
  });

const pageSize = (context: CheckContext) =>
  check(context, 'listOrders', 'a page holds at most PageSize orders', async () => {
    const { body, sent } = await orders(context, { PageNo: 1, PageSize: 2 });
    if ((body['records'] as Row[]).length > 2) throw new Broken('more orders than PageSize', sent);
  });

const timeFilter = (context: CheckContext) =>
  check(context, 'listOrders', 'orders lie inside the span of time', async () => {
    const { body } = await orders(context, { PageNo: 1, PageSize: 100 });
    const newest = (body['records'] as Row[])[0];
    if (newest === undefined) throw new Skipped('the customer has no orders');
    const end = `${Number(String(newest['sysCreateTime']).slice(0, 4)) - 1}-01-01 00:00:00`;
    const { body: earlier, sent } = await orders(context, {
      PageNo: 1,
      PageSize: 100,
      SearchEndTime: end,
    });
    const outside = (earlier['records'] as Row[]).some(
      (record) => String(record['sysCreateTime']) > end,
    );
    if (outside) throw new Broken('an order lies after SearchEndTime', sent);
  });

const typeFilter = (context: CheckContext) =>
  check(context, 'listOrders', 'the type filter is kept', async () => {
    for (const type of [0, 1]) {
      const { body, sent } = await orders(context, { PageNo: 1, PageSize: 100, Type: type });
      const strangers = (body['records'] as Row[]).filter(
        (record) => (record['mealType'] === 'isp') !== (type === 1),
      );
      if (strangers.length > 0) throw new Broken(`Type ${type} lists the other type`, sent);
    }
  });

const discounts = (context: CheckContext) =>
  check(context, 'checkDiscount', 'a valid code never makes it dearer', async () => {
    const example = operationOf(context, 'checkDiscount').parameters;
    const query = Object.fromEntries(
      example.map((parameter) => [parameter.name, parameter.example]),
    );
    const { sent, answer } = await exchange(
      context,
      operationOf(context, 'checkDiscount'),
      { query },
      'nobody',
    );
    if (!isSuccess(answer.json)) throw new Skipped('the example code is not valid here');
    const usd = Number((answer.json.body as Row)['usd']);
    if (!(usd >= 0 && usd < Number(query['amount']))) {
      throw new Broken(`usd ${usd} is not in 0 <= usd < ${String(query['amount'])}`, sent, true);
    }
  });

const planDetails = (context: CheckContext) =>
  check(context, 'getIspPlan', 'the detail agrees with the list', async () => {
    const [plan] = await plansOf(context, 'customer');
    if (plan === undefined) throw new Skipped('the customer has no ISP plan');
    const query = { orderNo: plan['orderNo'] };
    const { body, sent } = await success(context, 'getIspPlan', { query });
    const detail = body as Row;
    const differs = ['orderNo', 'quantity', 'days', 'expireTime', 'autoRenew'].filter(
      (field) => detail[field] !== plan[field],
    );
    if (differs.length > 0) throw new Broken(`${differs.join(', ')} differs from the list`, sent);
    if ((detail['proxies'] as unknown[]).length !== plan['quantity']) {
      throw new Broken('the plan has not as many proxies as its quantity', sent);
    }
  });

const foreignPlans = (context: CheckContext) =>
  check(context, 'getIspPlan', "another customer's plan stays closed", async () => {
    requireOther(context);
    const [plan] = await plansOf(context, 'customer');
    if (plan === undefined) throw new Skipped('the customer has no ISP plan');
    const operation = operationOf(context, 'getIspPlan');
    const input = { query: { orderNo: plan['orderNo'] } };
    const { sent, answer } = await exchange(context, operation, input, 'other customer');
    if (isSuccess(answer.json)) throw new Broken("it shows another customer's plan", sent);
  });

const ownOrders = (context: CheckContext) =>
  check(context, 'listOrders', 'two customers share no order', async () => {
    requireOther(context);
    const query = { PageNo: 1, PageSize: 100 };
    const mine = await orders(context, query);
    const theirs = await orders(context, query, 'other customer');
    const numbers = new Set((mine.body['records'] as Row[]).map((record) => record['orderNo']));
    const shared = (theirs.body['records'] as Row[]).some((record) =>
      numbers.has(record['orderNo']),
    );
    if (shared) throw new Broken("it lists another customer's orders", theirs.sent);
  });

const quotes = (context: CheckContext) =>
  check(
    context,
    'renewIsp',
    'a quote comes without a payment page, a payment with one',
    async () => {
      requireMutate(context);
      const [plan] = await plansOf(context, 'customer');
      if (plan === undefined) throw new Skipped('the customer has no ISP plan');
      const call = { orderNo: plan['orderNo'], paymentType: 0, promotionCode: '' };
      const quote = await success(context, 'renewIsp', {
        query: {},
        body: { ...call, realPay: 0 },
      });
      if ('url' in (quote.body as Row)) throw new Broken('a quote makes an order', quote.sent);
      const order = await success(context, 'renewIsp', {
        query: {},
        body: { ...call, realPay: 1 },
      });
      if (!('url' in (order.body as Row))) {
        throw new Broken('realPay 1 gives no payment page', order.sent, true);
      }
      if ((order.body as Row)['amount'] !== (quote.body as Row)['amount']) {
        throw new Broken('the payment costs another amount than the quote', order.sent);
      }
    },
  );

const purchase = (context: CheckContext) =>
  check(
    context,
    'buyResidential',
    'a purchase is listed, and credited once it is paid',
    async () => {
      requireMutate(context);
      const before = await bandwidth(context);
      const { body, sent } = await success(context, 'buyResidential', { query: {}, body: BUY });
      const listed = async () => {
        const page = await orders(context, { PageNo: 1, PageSize: 1, Type: 0 });
        return (page.body['records'] as Row[])[0];
      };
      const order = await listed();
      if (order?.['mealType'] !== 'premium' || order['quantity'] !== 5) {
        throw new Broken('the order is not listed', sent);
      }
      if (order['status'] !== 0) throw new Broken('the order counts as paid before it is', sent);
      if (order['amount'] !== 20)
        throw new Broken(`5 GB Premium cost ${String(order['amount'])}`, sent);
      if (context.options.pay === undefined)
        throw new Skipped('listed; give --pay-command to see it paid');
      await context.options.pay(String((body as Row)['url']));
      const paid = await listed();
      if (paid?.['orderNo'] !== order['orderNo'] || paid?.['status'] === 0) {
        throw new Broken('the paid order is not listed as paid', sent);
      }
      const after = await bandwidth(context);
      if (Math.abs(after - before - 5) > 1e-6) throw new Broken('the 5 GB are not credited', sent);
    },
  );

async function bandwidth(context: CheckContext): Promise<number> {
  const { body } = await success(context, 'getBandwidth', { query: {} });
  return Number((body as Row)['premiumTotalBandWidth']);
}

async function plansOf(context: CheckContext, identity: Identity): Promise<Row[]> {
  const { body } = await success(context, 'listIspPlans', { query: {} }, identity);
  return body as Row[];
}

async function orders(
  context: CheckContext,
  query: Input['query'],
  identity: Identity = 'customer',
): Promise<{ body: Row; sent: Sent }> {
  const input = { query: { ...SPAN, ...query } };
  const { body, sent } = await success(context, 'listOrders', input, identity);
  return { body: body as Row, sent };
}

/** The body of a success; anything else ends the check. */
async function success(
  context: CheckContext,
  operationId: string,
  input: Input,
  identity: Identity = 'customer',
): Promise<{ body: unknown; sent: Sent }> {
  if (identity === 'customer' && context.client.tokenOf('customer') === '') {
    throw new Skipped('give --token, or --email and --password');
  }
  const operation = operationOf(context, operationId);
  const { sent, answer } = await exchange(context, operation, input, identity);
  if (!isSuccess(answer.json)) {
    const text = isObject(answer.json) ? String(answer.json['message']) : answer.status;
    throw new Broken(`${operationId} fails: ${text}`, sent);
  }
  return { body: answer.json.body, sent };
}

function requireOther(context: CheckContext): void {
  if (context.client.tokenOf('other customer') === '') throw new Skipped('give --other-token');
}

function requireMutate(context: CheckContext): void {
  if (!context.options.mutate) throw new Skipped('it changes things; run it with --mutate');
}
