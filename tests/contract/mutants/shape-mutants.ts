import type { Answer } from '../../../sandbox/http/answer.ts';
import { html, inAnswer, inBody, parsed, withJson } from './mutant.ts';
import type { Body, Mutant } from './mutant.ts';

type Page = { records: readonly Body[]; totalPage: number };

const eachRecord = (change: (record: Body) => Body) => (page: Page) => ({
  ...page,
  records: page.records.map(change),
});
const without =
  (field: string) =>
  ({ [field]: _gone, ...rest }: Body) =>
    rest;
const withBody = (answer: Answer, body: unknown) => withJson(answer, { ...parsed(answer), body });

/** Answers that do not have the declared shape. */
export const shapeMutants: Mutant[] = [
  inBody('a field is missing', 'listOrders', eachRecord(without('amount'))),
  inBody('a number comes as a string', 'listStaticPlans', (plans: readonly Body[]) =>
    plans.map((plan) => ({ ...plan, unitPrice: String(plan['unitPrice']) })),
  ),
  inBody('a field is of another type', 'getBandwidth', (body: Body) => ({
    ...body,
    basicUsedBandwidth: { value: 3 },
  })),
  inBody('null where there must be a text', 'getUserInfo', () => ({ userInfo: { email: null } })),
  inBody('a list comes as an object', 'listIspPlans', (plans: readonly Body[]) => ({
    records: plans,
  })),
  inBody('the body is null', 'analyseOrders', () => null),
  inBody(
    'a time in another format',
    'listOrders',
    eachRecord((record) => ({
      ...record,
      sysCreateTime: String(record['sysCreateTime']).replace(' ', 'T'),
    })),
  ),
  inBody('a day that no calendar has', 'listIspPlans', (plans: readonly Body[]) =>
    plans.map((plan) => ({ ...plan, expireTime: '2026-02-31 10:00:00' })),
  ),
  inBody(
    'a value that is not in the enum',
    'listOrders',
    eachRecord((record) => ({
      ...record,
      mealType: 'gold',
    })),
  ),
  inBody('a port beyond 65535', 'getProxyConfig', (config: Body) => ({
    ...config,
    proxyPort: [10_000, 70_000],
  })),
  inBody('an amount with three decimals', 'checkDiscount', () => ({ usd: 67.999 })),
  inBody('a payment page that is a script', 'buyResidential', () => ({
    url: 'javascript:alert(1)',
  })),
  inBody('an analysis without its unit', 'analyseOrders', (body: { rows: readonly Body[] }) => ({
    ...body,
    rows: body.rows.map((row) => ({ ...row, amount: '20' })),
  })),
  inAnswer('the code of the envelope is a string', 'getBandwidth', (answer) =>
    withJson(answer, { ...parsed(answer), code: String(parsed(answer)['code']) }),
  ),
  inAnswer('no envelope', 'getUserInfo', (answer) =>
    answer.status === 200 ? withJson(answer, parsed(answer)['body']) : answer,
  ),
  inAnswer('code 500 without a message', 'analyseOrders', (answer) =>
    answer.status === 200 ? withJson(answer, { code: 500, message: null, body: null }) : answer,
  ),
  inAnswer('a failure whose message is an object', 'getIspPlan', (answer) =>
    parsed(answer)['code'] === 404
      ? withJson(answer, { code: 404, message: { en: 'Plan not found' }, body: null })
      : answer,
  ),
  inAnswer('an HTTP status that is not documented', 'getBandwidth', (answer) =>
    answer.status === 200 ? { ...withBody(answer, null), status: 503 } : answer,
  ),
  inAnswer('HTTP 201 for a success', 'buyResidential', (answer) =>
    answer.status === 200 ? { ...answer, status: 201 } : answer,
  ),
  inAnswer('HTTP 501', 'listStaticPlans', (answer) => ({ ...answer, status: 501 })),
  inAnswer('HTML on a JSON path', 'listIspPlans', (answer) =>
    answer.status === 200 ? html(answer, 200) : answer,
  ),
  inAnswer('JSON that is called plain text', 'searchLocations', (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'text/plain' },
  })),
  inAnswer('JSON that ends in the middle', 'getProxyConfig', (answer) => ({
    ...answer,
    body: answer.body.slice(0, 40),
  })),
  inAnswer('200 without a body', 'cancelSubscription', (answer) =>
    answer.status === 200 ? { ...answer, body: '' } : answer,
  ),
  inAnswer('a 401 of another shape', 'listOrders', (answer) =>
    answer.status === 401 ? withJson(answer, { error: 'unauthorized' }) : answer,
  ),
  inAnswer('JSON where a page belongs', 'startGoogleLogin', (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': 'application/json' },
    body: '{}',
  })),
  inAnswer('a redirect that leads nowhere', 'startDiscordLogin', ({ headers }) => ({
    status: 302,
    headers,
    body: '',
  })),
  inAnswer('negotiate without a connectionToken', 'negotiatePaymentHub', (answer) =>
    answer.status === 200 ? withJson(answer, without('connectionToken')(parsed(answer))) : answer,
  ),
  inAnswer('success: false with HTTP 200', 'createUser', (answer) =>
    withJson({ ...answer, status: 200 }, { success: false }),
  ),
];
