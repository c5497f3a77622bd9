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
  inBody(
    'a field is missing',
    ['listOrders: documented examples', "$/body/records/0 must have required property 'amount'"],
    eachRecord(without('amount')),
  ),
  inBody(
    'a number comes as a string',
    ['listStaticPlans: documented examples', '$/body/0/unitPrice must be number'],
    (plans: readonly Body[]) =>
      plans.map((plan) => ({ ...plan, unitPrice: String(plan['unitPrice']) })),
  ),
  inBody(
    'a field is of another type',
    ['getBandwidth: documented examples', '$/body/basicUsedBandwidth must be number'],
    (body: Body) => ({
      ...body,
      basicUsedBandwidth: { value: 3 },
    }),
  ),
  inBody(
    'null where there must be a text',
    ['getUserInfo: documented examples', '$/body/userInfo/email must be string'],
    () => ({ userInfo: { email: null } }),
  ),
  inBody(
    'a list comes as an object',
    ['listIspPlans: documented examples', '$/body must be array'],
    (plans: readonly Body[]) => ({
      records: plans,
    }),
  ),
  inBody(
    'the body is null',
    ['analyseOrders: documented examples', '$/body must be object'],
    () => null,
  ),
  inBody(
    'a time in another format',
    ['listOrders: documented examples', 'sysCreateTime must match pattern'],
    eachRecord((record) => ({
      ...record,
      sysCreateTime: String(record['sysCreateTime']).replace(' ', 'T'),
    })),
  ),
  inBody(
    'a day that no calendar has',
    [
      'listIspPlans: documented examples',
      '$/body/0/expireTime must be a moment that the calendar has',
    ],
    (plans: readonly Body[]) =>
      plans.map((plan) => ({ ...plan, expireTime: '2026-02-31 10:00:00' })),
  ),
  inBody(
    'a value that is not in the enum',
    ['listOrders: documented examples', 'mealType must be equal to one of the allowed values'],
    eachRecord((record) => ({
      ...record,
      mealType: 'gold',
    })),
  ),
  inBody(
    'a port beyond 65535',
    ['getProxyConfig: documented examples', '$/body/proxyPort/1 must be <= 65535'],
    (config: Body) => ({
      ...config,
      proxyPort: [10_000, 70_000],
    }),
  ),
  inBody(
    'an amount with three decimals',
    ['checkDiscount: documented examples', '$/body/usd must have at most 2 decimals (US dollars)'],
    () => ({ usd: 67.999 }),
  ),
  inBody(
    'a payment page that is a script',
    ['buyResidential: documented examples', '$/body/url must be https, or http on localhost'],
    () => ({
      url: 'javascript:alert(1)',
    }),
  ),
  inBody(
    'an analysis without its unit',
    ['analyseOrders: documented examples', 'rows/0/amount must match pattern'],
    (body: { rows: readonly Body[] }) => ({
      ...body,
      rows: body.rows.map((row) => ({ ...row, amount: '20' })),
    }),
  ),
  inAnswer(
    'the code of the envelope is a string',
    ['getBandwidth: documented examples', '$/code must be integer'],
    (answer) => withJson(answer, { ...parsed(answer), code: String(parsed(answer)['code']) }),
  ),
  inAnswer(
    'no envelope',
    ['getUserInfo: documented examples', "$ must have required property 'body'"],
    (answer) => (answer.status === 200 ? withJson(answer, parsed(answer)['body']) : answer),
  ),
  inAnswer(
    'code 500 without a message',
    ['analyseOrders: documented examples', 'failure-text: a business failure without a text'],
    (answer) =>
      answer.status === 200 ? withJson(answer, { code: 500, message: null, body: null }) : answer,
  ),
  inAnswer(
    'a failure whose message is an object',
    ['getIspPlan: documented examples', '$/message must be string,null'],
    (answer) =>
      parsed(answer)['code'] === 404
        ? withJson(answer, { code: 404, message: { en: 'Plan not found' }, body: null })
        : answer,
  ),
  inAnswer(
    'an HTTP status that is not documented',
    ['getBandwidth: documented examples', 'HTTP 503 is not documented'],
    (answer) => (answer.status === 200 ? { ...withBody(answer, null), status: 503 } : answer),
  ),
  inAnswer(
    'HTTP 201 for a success',
    ['buyResidential: documented examples', 'HTTP 201 is not documented'],
    (answer) => (answer.status === 200 ? { ...answer, status: 201 } : answer),
  ),
  inAnswer(
    'HTTP 501',
    ['listStaticPlans: documented examples', 'HTTP 501 is not documented'],
    (answer) => ({ ...answer, status: 501 }),
  ),
  inAnswer(
    'HTML on a JSON path',
    ['listIspPlans: documented examples', 'content type text/html instead of application/json'],
    (answer) => (answer.status === 200 ? html(answer, 200) : answer),
  ),
  inAnswer(
    'JSON that is called plain text',
    ['searchLocations: documented examples', 'content type text/plain instead of application/json'],
    (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'text/plain' },
    }),
  ),
  inAnswer(
    'JSON that ends in the middle',
    ['getProxyConfig: documented examples', 'json: the body is not JSON'],
    (answer) => ({
      ...answer,
      body: answer.body.slice(0, 40),
    }),
  ),
  inAnswer(
    '200 without a body',
    ['cancelSubscription: documented examples', 'json: the body is not JSON'],
    (answer) => (answer.status === 200 ? { ...answer, body: '' } : answer),
  ),
  inAnswer(
    'a 401 of another shape',
    ['listOrders: 401 without a token', "$ must have required property 'message'"],
    (answer) => (answer.status === 401 ? withJson(answer, { error: 'unauthorized' }) : answer),
  ),
  inAnswer(
    'JSON where a page belongs',
    ['startGoogleLogin: documented examples', 'content type application/json instead of text/html'],
    (answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-type': 'application/json' },
      body: '{}',
    }),
  ),
  inAnswer(
    'a redirect that leads nowhere',
    ['startDiscordLogin: documented examples', 'header: the header Location is missing'],
    ({ headers }) => ({
      status: 302,
      headers,
      body: '',
    }),
  ),
  inAnswer(
    'negotiate without a connectionToken',
    ['negotiatePaymentHub: documented examples', '$ must match a schema in anyOf'],
    (answer) =>
      answer.status === 200 ? withJson(answer, without('connectionToken')(parsed(answer))) : answer,
  ),
  inAnswer(
    'success: false with HTTP 200',
    ['createUser: documented examples', '$/success must be equal to constant'],
    (answer) => withJson({ ...answer, status: 200 }, { success: false }),
  ),
];
