import { describe, expect, test } from 'vitest';
import { judgeChanges, type FieldsRead } from '../diff/judge-changes.ts';
import { redoclyDiff } from '../diff/redocly-diff.ts';
import { readContract } from '../engine/load.ts';
import * as make from './contract-edits.ts';
import { at, changedText, contractText, operationAt, put, type Json } from './contract-text.ts';

const FIELDS: FieldsRead = {
  analyseOrders: ['body', 'body.rows.price', 'body.rows.planType'],
  buyResidential: ['body', 'body.url'],
  checkDiscount: ['body', 'body.usd'],
  createUser: ['success'],
  getBandwidth: ['body', 'body.basicUsedBandwidth'],
  getIspPlan: ['body', 'body.proxies', 'body.proxies.host', 'body.proxies.password'],
  getProxyConfig: ['body', 'body.userName', 'body.rotating'],
  listIspPlans: ['body'],
  listOrders: ['body', 'body.records.orderNo', 'body.records.payUrl', 'body.records.amount'],
  listStaticPlans: ['body', 'body.days', 'body.unitPrice'],
  login: ['body', 'body.token'],
  register: ['body', 'body.token'],
  searchLocations: ['body', 'body.value'],
  sendCode: ['code'],
  startDiscordLogin: ['*'],
  startGoogleLogin: ['*'],
};
const EVENT = 'event PublicPaymentStatus';

/** The impact, the verdict and the operations of each change. */
function judged(before: make.Edit, after: make.Edit): string[] {
  const base = changedText(before);
  const changes = redoclyDiff(base, changedText(after));
  return judgeChanges(changes, readContract(base), FIELDS).map(
    ({ impact, verdict, operationId }) => `${impact}, ${verdict}: ${operationId}`,
  );
}
const none: make.Edit = () => undefined;
const [BREAKING, OTHERS] = ['major, breaks the app', 'major, breaks other clients'];

type Row = { what: string; before?: make.Edit; after?: make.Edit; finds: string };

/** Unrelated changes, combined into one comparison, because each comparison starts a process. */
const APART: readonly Row[] = [
  {
    what: 'a popup is removed',
    after: make.withoutPath('/api/SysLogin/GetDiscordLogin'),
    finds: `${BREAKING}: startDiscordLogin`,
  },
  {
    what: 'an operation that the app does not call is removed',
    after: make.withoutPath('/api/SysLogin/PasswordRecovery'),
    finds: `${OTHERS}: recoverPassword`,
  },
  {
    what: 'a call is no longer safe',
    after: (document) =>
      put(operationAt(document, '/api/UserIsps/GetIspList', 'get'), 'x-safe', false),
    finds: `${BREAKING}: listIspPlans`,
  },
  {
    what: 'an answer may lack a header',
    after: (document) => {
      const { responses } = operationAt(document, '/api/SysLogin/GetGoogleLogin', 'get');
      put(at(responses as Json, '302', 'headers', 'Location'), 'required', false);
    },
    finds: `${BREAKING}: startGoogleLogin`,
  },
  {
    what: 'a field that is read is removed',
    after: make.withoutField('IspProxy', 'host'),
    finds: `${BREAKING}: getIspPlan`,
  },
  {
    what: 'an optional field that is not read is removed',
    after: (document) => void delete at(make.schema(document, 'Location'), 'properties')['region'],
    before: make.field('Location', 'region', { type: 'string' }),
    finds: `${OTHERS}: searchLocations`,
  },
  {
    what: 'a field that is read may be of another type, too',
    after: make.inField('Location', 'value', 'type', ['string', 'integer']),
    finds: `${BREAKING}: searchLocations`,
  },
  {
    what: 'a field that is not read may be of another type, too',
    after: make.inField('Location', 'label', 'type', ['string', 'integer']),
    finds: `${BREAKING}: searchLocations`,
  },
  {
    what: 'a required reference may be null',
    after: make.field('OrderAnalysisRow', 'planType', {
      anyOf: [make.ref('MealType'), { type: 'null' }],
    }),
    finds: `${BREAKING}: checkDiscount, listOrders, analyseOrders`,
  },
  {
    what: 'a required field may be null or left out',
    after: make.all(
      make.inField('Session', 'token', 'type', ['string', 'null']),
      make.required('Session'),
    ),
    finds: `${BREAKING}: login, register`,
  },
  {
    what: 'a body that is read may be anything, or left out',
    after: make.all(
      make.field('GetBandwidthOk', 'body', { description: 'Anything.' }),
      make.required('GetBandwidthOk', 'code'),
    ),
    finds: `${BREAKING}: getBandwidth`,
  },
  {
    what: 'a description changes the unit',
    after: make.inField('StaticPlan', 'unitPrice', 'description', 'Price in cents.'),
    finds: `${BREAKING}: listStaticPlans`,
  },
  {
    what: 'a description changes the sort order',
    after: make.inField('OrderAnalysis', 'rows', 'description', 'The purchases, newest first.'),
    finds: 'patch, review the wording: analyseOrders',
  },
  {
    what: 'a description changes a number',
    after: make.inField('OrderRecord', 'status', 'description', 'A code: 1 is not paid.'),
    finds: 'patch, review the wording: listOrders',
  },
  {
    what: 'the event is renamed, which OpenAPI cannot express',
    after: make.inEvent('target', 'PaymentStatus'),
    finds: `${BREAKING}: ${EVENT}`,
  },
];

/** The same for changes that the shop does not notice. */
const MINOR: readonly Row[] = [
  {
    what: 'an optional number may be null',
    before: make.inField('OrderAnalysisRow', 'price', 'type', 'number'),
    finds: 'analyseOrders',
  },
  {
    what: 'an optional reference may be null',
    before: make.field('OrderRecord', 'payUrl', make.ref('PaymentUrl')),
    finds: 'listOrders',
  },
  {
    what: 'an optional object may be null',
    before: make.field('ProxyConfig', 'rotating', make.ref('RotatingTemplates')),
    finds: 'getProxyConfig',
  },
  {
    what: 'an optional field can no longer be null',
    after: make.inField('StaticPlan', 'days', 'type', 'integer'),
    finds: 'listStaticPlans',
  },
  {
    what: 'an optional field of the event may be null',
    before: make.inField('PaymentStatus', 'orderNo', 'type', 'string'),
    finds: EVENT,
  },
  {
    what: 'a field with a default may be null or left out',
    before: make.all(
      make.field('IspProxy', 'password', make.ref('LineText')),
      make.required('IspProxy', 'host', 'port', 'userName', 'password'),
    ),
    finds: 'getIspPlan',
  },
  {
    what: 'a body that was always null may be anything, or left out',
    before: make.all(
      make.field('SendCodeOk', 'body', { type: 'null', description: 'Always null.' }),
      make.required('SendCodeOk', 'code', 'body'),
    ),
    finds: 'sendCode',
  },
  {
    what: 'a field is added',
    after: make.field('DiscountQuote', 'note', { type: 'string' }),
    finds: 'checkDiscount',
  },
].map((row) => ({ ...row, finds: `minor, compatible: ${row.finds}` }));

describe.each([
  ['breaks the app or other clients, or only changes descriptions', APART],
  ['is minor', MINOR],
])('a change %s', (_kind, rows) => {
  const found = judged(
    make.all(...rows.map(({ before = none }) => before)),
    make.all(...rows.map(({ after = none }) => after)),
  );

  test.each(rows)('when $what', ({ finds }) => {
    expect(found).toContain(finds);
  });

  test('and nothing else breaks', () => {
    const others = found.filter((one) => !rows.some(({ finds }) => finds === one));
    expect(others.filter((one) => !one.includes('compatible'))).toEqual([]);
  });
});

const payload = { name: 'payload', encoding: 'json-string' };
const before = make.inEvent('arguments', [payload]);

test.each<[what: string, after: make.Edit, finds: readonly string[]]>([
  [
    'another argument encoding breaks the event',
    make.inEvent('arguments', [{ ...payload, encoding: 'json' }]),
    [`${BREAKING}: ${EVENT}`],
  ],
  [
    'a second argument breaks the event',
    make.inEvent('arguments', [payload, { name: 'more' }]),
    [`${BREAKING}: ${EVENT}`],
  ],
  [
    'a removed field breaks the event',
    make.all(before, make.withoutField('PaymentStatus', 'status')),
    [`${BREAKING}: ${EVENT}`],
  ],
  [
    // Redocly reports a shared component once, at its first use.
    'a changed envelope breaks every operation that uses it',
    make.all(before, make.withoutField('Failure', 'message')),
    [
      `${BREAKING}: login, register, sendCode, listStaticPlans, checkDiscount, buyResidential, listOrders, analyseOrders, getProxyConfig, getBandwidth, listIspPlans, getIspPlan, searchLocations`,
    ],
  ],
  [
    'all events that are removed together are named',
    (document) => void delete document['webhooks'],
    [`${BREAKING}: ${EVENT}, event Notice`],
  ],
  [
    'changed descriptions and links are patches',
    make.all(
      before,
      (document) => put(make.schema(document, 'OrderRecord'), 'description', 'One order.'),
      make.inLinks('/api/UserIsps/GetIspList', (links) => {
        put(links, 'more', { operationId: 'login' });
        delete links['detail'];
      }),
      make.inLinks('/api/StaticPlan/GetPlanBy', (links) =>
        put(at(links, 'buyIsp'), 'operationId', 'login'),
      ),
    ),
    [
      'patch, compatible: listOrders',
      'patch, compatible: listIspPlans',
      'patch, compatible: listStaticPlans',
    ],
  ],
])('%s', (_what, after, finds) => {
  expect(new Set(judged(before, after))).toEqual(new Set(finds));
});

test('the same contract has no changes, no matter how it is formatted', () => {
  expect(redoclyDiff(contractText, changedText(none))).toEqual([]);
});
