import type { Expected } from '../found-by.ts';
import { html, inAnswer, inHandler, parsed } from './mutant.ts';
import type { Body, Mutant } from './mutant.ts';

type OrderQuery = { PageNo: number; PageSize: number; SearchEndTime: string; Type?: number };
type Page = { records: readonly Body[]; totalPage: number };

const withOrders = (bug: string, expected: Expected, change: (input: OrderQuery) => void): Mutant =>
  inHandler(bug, expected, (_visit, input: OrderQuery, healthy) => {
    change(input);
    return healthy();
  });

/** Answers that look right and are wrong. */
export const behaviourMutants: Mutant[] = [
  withOrders(
    'PageSize is ignored',
    ['listOrders: a page holds at most PageSize orders', 'more orders than PageSize'],
    (input) => {
      input.PageSize = 10;
    },
  ),
  withOrders(
    'SearchEndTime is ignored',
    [
      'listOrders: orders lie inside the span of time, its ends included',
      'an order lies after SearchEndTime',
    ],
    (input) => {
      input.SearchEndTime = '2099-12-31 23:59:59';
    },
  ),
  withOrders(
    'the type filter is ignored',
    ['listOrders: the type filter is kept', 'Type 0 lists the other type'],
    (input) => {
      delete input.Type;
    },
  ),
  inHandler(
    'oldest orders first',
    ['listOrders: pages show every order once, newest first', 'orders are not newest first'],
    async (_visit, _input, healthy) => {
      const page = (await healthy()) as Page;
      return { ...page, records: page.records.toReversed() };
    },
  ),
  inHandler(
    'one page too many',
    ['listOrders: totalPage counts the pages', 'orders in pages of 5'],
    async (_visit, _input, healthy) => {
      const page = (await healthy()) as Page;
      return { ...page, totalPage: page.totalPage + 1 };
    },
  ),
  inHandler(
    'counts that do not fit the rows',
    ['analyseOrders: the counts are those of the rows, oldest first', 'counts.isp is 99'],
    async (_visit, _in, healthy) => {
      const body = (await healthy()) as { counts: Body };
      return { ...body, counts: { ...body.counts, isp: 99 } };
    },
  ),
  inHandler(
    'a plan with a proxy too few',
    [
      'getIspPlan: the detail agrees with the list',
      'the plan has not as many proxies as its quantity',
    ],
    async (_visit, _input, healthy) => {
      const plan = (await healthy()) as { proxies: readonly unknown[] };
      return { ...plan, proxies: plan.proxies.slice(1) };
    },
  ),
  inHandler(
    'a plan without auto-renewal has a charge',
    [
      'listIspPlans: every plan stands once, newest first',
      'a plan that does not renew by itself says a next charge',
    ],
    async (_v, _in, healthy) =>
      ((await healthy()) as Body[]).map((plan) => ({ ...plan, nextChargeAmount: 50 })),
  ),
  inHandler(
    'a quote makes an order',
    [
      'renewIsp: a quote comes without a payment page, a payment with one',
      'a quote makes an order',
    ],
    (_visit, input: Body, healthy) => {
      input['realPay'] = 1;
      return healthy();
    },
  ),
  inHandler(
    'an order is paid at once',
    [
      'buyResidential: a purchase of basic data is listed, and credited once it is paid',
      'the order counts as paid before it is',
    ],
    async ({ backend, customer }, _in, healthy) => {
      const body = await healthy();
      const span = { from: 0, to: Number.MAX_SAFE_INTEGER };
      const [order] = backend.store.orders.page(customer?.id ?? 0, span, 1, 0);
      backend.store.orders.markPaid(order?.id ?? 0);
      return body;
    },
  ),
  inHandler(
    'paid data is not credited',
    [
      'buyResidential: a purchase of premium data is listed, and credited once it is paid',
      '0 GB premium are credited',
    ],
    async (_visit, _input, healthy) => ({
      ...((await healthy()) as Body),
      premiumTotalBandWidth: 70,
    }),
    'getBandwidth',
  ),
  inHandler(
    'a place stands twice',
    ['searchLocations: countries have states, states have cities', 'stands twice in the list'],
    async (_visit, _input, healthy) => {
      const places = (await healthy()) as Body[];
      return [...places, ...places.slice(0, 1)];
    },
  ),
  inHandler(
    'a discount that makes it dearer',
    [
      'checkDiscount: a valid code makes it cheaper, never dearer and never below nothing',
      'usd 2 is not in 0 <= usd < 1',
    ],
    (_visit, { amount }: Body) => ({
      usd: Number(amount) + 1,
    }),
  ),
  inAnswer(
    'malformed JSON makes it fail',
    ['login: malformed JSON', 'HTTP 500 is not documented'],
    (answer) =>
      parsed(answer)['message'] === 'The request is not JSON' ? html(answer, 500) : answer,
  ),
  inHandler(
    'more than 1000 lines make it fail',
    ['getProxyConfig: input count', 'HTTP 500 is not documented'],
    (_visit, { count }: Body, healthy) => {
      if (Number(count) > 1000) throw new Error('injected');
      return healthy();
    },
  ),
  inHandler(
    'a rotating line keeps its session',
    [
      'getProxyConfig: every level of place that is listed can be used',
      'a rotating template has {session} or {life}',
    ],
    async (_v, _in, healthy) => ({
      ...((await healthy()) as Body),
      rotating: { proxyCountryFmt: '{user}-{session}' },
    }),
  ),
  inHandler(
    '75 addresses have no payment page',
    ['buyIsp: input planNum', '$/body/url must be string'],
    (_visit, { planNum }: Body, healthy) => (planNum === 75 ? { url: null } : healthy()),
  ),
  inHandler(
    'letters beyond ASCII make it fail',
    ['searchLocations: input CountryCode', 'HTTP 500 is not documented'],
    (_visit, input: Body, healthy) => {
      // oxlint-disable-next-line no-control-regex -- everything but ASCII is meant
      if (/[^\u0000-\u007f]/.test(String(input['CountryCode']))) throw new Error('injected');
      return healthy();
    },
  ),
  {
    ...inHandler(
      'no answer at all',
      ['listStaticPlans: documented examples', 'no answer within 0.7 s'],
      () => new Promise(() => undefined),
    ),
    timeoutMs: 700,
  },
];
