import { Refusal } from '../../../sandbox/Refusal.ts';
import type { Expected } from '../found-by.ts';
import { inAnswer, inBody, inHandler, parsed, withJson } from './mutant.ts';
import type { Body, Mutant } from './mutant.ts';

type Page = { records: readonly Body[]; totalPage: number };
type Query = { SearchBeginTime: string; SearchEndTime: string };

const RECORDS = 'listOrders: payment pages and list prices belong to their orders';
const BOUGHT = 'buyResidential: a purchase of basic data is listed, and credited once it is paid';

const inRecords = (bug: string, expected: Expected, change: (record: Body) => Body): Mutant =>
  inBody(bug, expected, (page: Page) => ({ ...page, records: page.records.map(change) }));

const inRows = (bug: string, says: string, change: (row: Body) => Body): Mutant =>
  inHandler(
    bug,
    [BOUGHT, says],
    async (_visit, _input, healthy) => {
      const body = (await healthy()) as { rows: readonly Body[] };
      return { ...body, rows: body.rows.map(change) };
    },
    'analyseOrders',
  );

/** Bugs of the newer fields, and of what two answers say of one purchase. */
export const recordMutants: Mutant[] = [
  inRecords(
    'a paid order keeps its page',
    [RECORDS, 'a paid order has a payment page'],
    (record) => ({
      ...record,
      payUrl: `https://pay.example/${String(record['orderNo'])}`,
    }),
  ),
  inRecords('orders share a payUrl', [RECORDS, 'two orders have the same payUrl'], (record) => ({
    ...record,
    payUrl: 'https://pay.example/one',
  })),
  inRecords(
    'a page outlives its time',
    [RECORDS, 'a payment page stands there after its last moment'],
    (record) => ({
      ...record,
      payUrl: `https://pay.example/${String(record['orderNo'])}`,
      payableUntil: '2020-01-01 00:00:00',
    }),
  ),
  inRecords(
    'listAmount is below the amount',
    [RECORDS, 'an order costs more than its listAmount'],
    (record) => ({ ...record, listAmount: 0 }),
  ),
  inRecords(
    'money has dust',
    ['listOrders: documented examples', 'amount must have at most 2 decimals (US dollars)'],
    (record) => ({ ...record, amount: Number(record['amount']) + 1e-9 }),
  ),
  inHandler(
    'orders forget their code',
    [
      'buyResidential: what the discount check says is what is charged',
      'with a code names another promotionCode',
    ],
    async (_visit, _input, healthy) => {
      const page = (await healthy()) as Page;
      const records = page.records.map((record) => ({ ...record, promotionCode: '' }));
      return { ...page, records };
    },
    'listOrders',
  ),
  inHandler(
    'totalPage ignores the span',
    ['listOrders: totalPage counts the pages of a span', 'orders of a span in pages of 5'],
    async (_visit, { SearchBeginTime, SearchEndTime }: Query, healthy) => {
      const page = (await healthy()) as Page;
      const isWhole = SearchBeginTime.startsWith('2000') && SearchEndTime.startsWith('2099');
      return isWhole ? page : { ...page, totalPage: page.totalPage + 3 };
    },
  ),
  inRows(
    'the analysis is two hours off',
    'the analysis dates a purchase of this minute otherwise',
    (row) => ({ ...row, time: '2020.01.01 00:00' }),
  ),
  inRows(
    'the analysis has another price',
    'the analysis has another price than the order',
    (row) => ({ ...row, price: 1 }),
  ),
  inHandler(
    'a renewal answers another amount',
    [
      'renewIsp: a quote comes without a payment page, a payment with one',
      'is answered with another amount',
    ],
    async (_visit, { realPay }: Body, healthy) => {
      const body = (await healthy()) as { amount: number };
      return realPay === 1 ? { ...body, amount: body.amount + 1 } : body;
    },
  ),
  inHandler(
    'a valid code is refused in the purchase',
    [
      'buyResidential: what the discount check says is what is charged',
      'is valid in the check and refused in the purchase of basic',
    ],
    (_visit, { PromotionCode }: Body, healthy) => {
      if (PromotionCode !== '') throw new Refusal(409, 'This code is not taken today');
      return healthy();
    },
  ),
  inHandler(
    'an address is registered twice',
    [
      'register: an address that has an account is not registered again',
      'an address is registered twice',
    ],
    async ({ backend }, { email }: Body, healthy) => {
      const owner = backend.store.customers.byEmail(String(email));
      return owner === undefined ? healthy() : { token: backend.store.tokens.issue(owner.id) };
    },
  ),
  inAnswer(
    "a failed sign-in's body tells of an account",
    [
      'login: a wrong password and an unknown e-mail fail alike',
      'the failure tells whether there is such an account',
    ],
    (
      (count) => (answer) =>
        parsed(answer)['code'] === 400
          ? withJson(answer, { ...parsed(answer), body: `${(count += 1)} tries left` })
          : answer
    )(0),
  ),
  inBody(
    'a template has a placeholder of its own',
    [
      'getProxyConfig: every level of place that is listed can be used',
      'proxyCityFmt has a placeholder that nobody fills',
    ],
    (config: Body) => ({ ...config, proxyCityFmt: '{user}-{zone}' }),
  ),
];
