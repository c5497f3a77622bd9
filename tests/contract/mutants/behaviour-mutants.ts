import { html, inAnswer, inHandler, parsed, withJson } from './mutant.ts';
import type { Body, Mutant } from './mutant.ts';

type OrderQuery = { PageNo: number; PageSize: number; SearchEndTime: string; Type?: number };
type Page = { records: readonly Body[]; totalPage: number };

const withOrders = (bug: string, change: (input: OrderQuery) => void): Mutant =>
  inHandler(bug, 'listOrders', (_visit, input: OrderQuery, healthy) => {
    change(input);
    return healthy();
  });

/** Answers that look right and are wrong. */
export const behaviourMutants: Mutant[] = [
  withOrders('PageNo is ignored', (input) => {
    input.PageNo = 1;
  }),
  withOrders('PageSize is ignored', (input) => {
    input.PageSize = 10;
  }),
  withOrders('SearchEndTime is ignored', (input) => {
    input.SearchEndTime = '2099-12-31 23:59:59';
  }),
  withOrders('the type filter is ignored', (input) => {
    delete input.Type;
  }),
  inHandler('oldest orders first', 'listOrders', async (_visit, _input, healthy) => {
    const page = (await healthy()) as Page;
    return { ...page, records: page.records.toReversed() };
  }),
  inHandler('one page too many', 'listOrders', async (_visit, _input, healthy) => {
    const page = (await healthy()) as Page;
    return { ...page, totalPage: page.totalPage + 1 };
  }),
  inHandler('counts that do not fit the rows', 'analyseOrders', async (_visit, _in, healthy) => {
    const body = (await healthy()) as { counts: Body };
    return { ...body, counts: { ...body.counts, isp: 99 } };
  }),
  inHandler('a plan with a proxy too few', 'getIspPlan', async (_visit, _input, healthy) => {
    const plan = (await healthy()) as { proxies: readonly unknown[] };
    return { ...plan, proxies: plan.proxies.slice(1) };
  }),
  inHandler('a plan without auto-renewal has a charge', 'listIspPlans', async (_v, _in, healthy) =>
    ((await healthy()) as Body[]).map((plan) => ({ ...plan, nextChargeAmount: 50 })),
  ),
  inHandler('a quote makes an order', 'renewIsp', (_visit, input: Body, healthy) => {
    input['realPay'] = 1;
    return healthy();
  }),
  inHandler('the code is not charged', 'buyResidential', (_visit, input: Body, healthy) => {
    input['PromotionCode'] = '';
    return healthy();
  }),
  inHandler(
    'an order is paid at once',
    'buyResidential',
    async ({ backend, customer }, _in, healthy) => {
      const body = await healthy();
      const span = { from: 0, to: Number.MAX_SAFE_INTEGER };
      const [order] = backend.store.orders.page(customer?.id ?? 0, span, 1, 0);
      backend.store.orders.markPaid(order?.id ?? 0);
      return body;
    },
  ),
  {
    ...inHandler('paid data is not credited', 'getBandwidth', async (_visit, _input, healthy) => ({
      ...((await healthy()) as Body),
      premiumTotalBandWidth: 70,
    })),
    only: ['buyResidential'],
  },
  inHandler('a place stands twice', 'searchLocations', async (_visit, _input, healthy) => {
    const places = (await healthy()) as Body[];
    return [...places, ...places.slice(0, 1)];
  }),
  inHandler('a discount that makes it dearer', 'checkDiscount', (_visit, { amount }: Body) => ({
    usd: Number(amount) + 1,
  })),
  {
    ...inAnswer('codes without a pause', 'sendCode', (answer) =>
      parsed(answer)['code'] === 429
        ? withJson(answer, { code: 200, message: null, body: null })
        : answer,
    ),
    only: ['register'],
  },
  {
    ...inHandler(
      'a new password leaves old tokens valid',
      'recoverPassword',
      async ({ backend }, { email, newPassword }: { email: string; newPassword: string }) => {
        const customer = backend.store.customers.byEmail(email);
        const hash = await backend.store.passwords.hash(newPassword);
        if (customer !== undefined) backend.store.customers.setPassword(customer.id, hash);
        return null;
      },
    ),
    only: ['register'],
  },
  inAnswer('too much data may be bought', 'buyResidential', (answer) =>
    parsed(answer)['code'] === 400
      ? withJson(answer, { code: 200, message: null, body: { url: 'https://pay.example/1' } })
      : answer,
  ),
  inAnswer('malformed JSON makes it fail', 'login', (answer) =>
    parsed(answer)['message'] === 'The request is not JSON' ? html(answer, 500) : answer,
  ),
  inHandler(
    'more than 1000 lines make it fail',
    'getProxyConfig',
    (_visit, { count }: Body, healthy) => {
      if (Number(count) > 1000) throw new Error('planted');
      return healthy();
    },
  ),
  inHandler('a rotating line keeps its session', 'getProxyConfig', async (_v, _in, healthy) => ({
    ...((await healthy()) as Body),
    rotating: { proxyCountryFmt: '{user}-{session}' },
  })),
  inHandler('75 addresses have no payment page', 'buyIsp', (_visit, { planNum }: Body, healthy) =>
    planNum === 75 ? { url: null } : healthy(),
  ),
  inHandler(
    'letters beyond ASCII make it fail',
    'searchLocations',
    (_visit, input: Body, healthy) => {
      // oxlint-disable-next-line no-control-regex -- everything but ASCII is meant
      if (/[^\u0000-\u007f]/.test(String(input['CountryCode']))) throw new Error('planted');
      return healthy();
    },
  ),
  {
    bug: 'the connection is cut',
    only: ['getBandwidth'],
    planted: {
      answer: (answer, id) => (id === 'getBandwidth' ? undefined : answer),
    },
  },
  {
    ...inHandler('no answer at all', 'listStaticPlans', () => new Promise(() => undefined)),
    timeoutMs: 700,
  },
];
