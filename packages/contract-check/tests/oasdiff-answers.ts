import { withoutField } from './contract-edits.ts';
import { at } from './contract-text.ts';
import {
  agreed,
  onAnswers,
  onField,
  onFields,
  onList,
  onRequired,
  onSchema,
  renamed,
  set,
  without,
  type Row,
} from './oasdiff-edits.ts';

const [ORDERS, DATA] = ['/api/Order/PageList', '/api/ProxyLogic/BandwidthAnalysis'];
const [CONFIG, SOLD] = ['/api/ProxyLogic/GetProxyConfig', '/api/StaticPlan/GetPlanBy'];
const [PLANS, USER] = ['/api/UserIsps/GetIspList', '/api/SysLogin/GetUserInfo'];
const DISCORD = '/api/SysLogin/GetDiscordLogin';

/** Changes of what is answered. */
export const ANSWERS: readonly Row[] = [
  ...agreed('ERR', [
    [
      'response-property-became-nullable',
      'an amount',
      onField('OrderRecord', 'amount', 'type', ['number', 'null']),
    ],
    [
      'response-property-became-nullable',
      'planName, which the app never shows',
      onField('StaticPlan', 'planName', 'type', ['string', 'null']),
    ],
    ['response-property-type-changed', 'usd', onField('DiscountQuote', 'usd', 'type', 'string')],
    [
      'response-property-type-generalized',
      'quantity',
      onField('IspPlan', 'quantity', 'type', 'number'),
    ],
    [
      'response-property-max-increased',
      'listAmount',
      onField('OrderRecord', 'listAmount', 'maximum', 2e9),
    ],
    [
      'response-property-max-length-increased',
      'a name',
      onField('OrderRecord', 'orderName', 'maxLength', 2000),
    ],
    [
      'response-property-max-length-unset',
      'an e-mail',
      onField('UserInfo', 'email', 'maxLength', undefined),
    ],
    [
      'response-property-min-decreased',
      'totalPage',
      onField('OrderPage', 'totalPage', 'minimum', -1),
    ],
    [
      'response-property-min-length-decreased',
      'planKey',
      onField('StaticPlan', 'planKey', 'minLength', 0),
    ],
    [
      'response-property-max-items-increased',
      'records',
      onField('OrderPage', 'records', 'maxItems', 200),
    ],
    [
      'response-required-property-removed',
      'planType, which the app never shows',
      {
        ...onFields('OrderAnalysisRow', () => undefined, 'planType'),
        edit: withoutField('OrderAnalysisRow', 'planType'),
      },
    ],
    ['response-property-became-optional', 'isp', onRequired('OrderCounts', 'basic', 'premium')],
    [
      'response-success-status-removed',
      '201 for 200',
      onAnswers(PLANS, '201', renamed('200', '201')),
    ],
    [
      'response-media-type-removed',
      'text instead of JSON',
      onAnswers(CONFIG, '200/content', (answers) =>
        renamed('application/json', 'text/plain')(at(answers, '200', 'content')),
      ),
    ],
    [
      'required-response-header-removed',
      'Location',
      onAnswers(DISCORD, '302/headers', (answers) => without('headers')(at(answers, '302'))),
    ],
  ]),
  ...agreed('WARN', [
    [
      'response-optional-property-removed',
      'payUrl, which the app reads',
      onFields('OrderRecord', without('payUrl'), 'payUrl'),
    ],
    [
      'response-optional-property-removed',
      'the next charge in the detail of a plan, which the app reads from the list',
      onFields('IspPlanDetail', without('nextChargeTime'), 'nextChargeTime'),
      'breaks other clients',
    ],
    [
      'response-property-enum-value-added',
      'autoRenew 2',
      onField('IspPlan', 'autoRenew', 'enum', [0, 1, 2]),
    ],
    [
      'optional-response-header-removed',
      'X-Request-Id',
      onAnswers(SOLD, '200/headers', (answers) => without('headers')(at(answers, '200'))),
      'breaks other clients',
    ],
  ]),
  ...agreed('INFO', [
    [
      'response-property-enum-value-removed',
      'no residential orders',
      onField('OrderAnalysisRow', 'type', 'enum', ['ISP']),
    ],
    [
      'response-non-success-status-added',
      '429',
      onAnswers(USER, '429', set('429', { description: 'Too many calls.' })),
    ],
  ]),
  {
    check: 'response-property-enum-value-added',
    level: 'WARN',
    what: 'a reason of a failure',
    ...onList('FailureReason', 'enum', 'too_late'),
    verdict: 'compatible',
    because: 'A client reads a reason that it does not know as `other`.',
  },
  {
    check: 'response-property-pattern-changed',
    level: 'INFO',
    what: 'an expiry in ISO 8601',
    ...onSchema('PlanExpiry', 'pattern', String.raw`^\d{4}-\d{2}-\d{2}T`),
    verdict: 'breaks the app',
    because: 'The app parses the text.',
  },
  {
    check: 'response-property-pattern-removed',
    level: 'INFO',
    what: 'the time of a purchase',
    ...onField('OrderAnalysisRow', 'time', 'pattern', undefined),
    verdict: 'breaks the app',
    because: 'The app parses the text.',
  },
  {
    check: 'response-property-any-of-added',
    level: 'INFO',
    what: 'a key of a record that is a boolean',
    ...onList('RecordId', 'anyOf', { type: 'boolean' }),
    verdict: 'breaks the app',
    because: 'The app validates every field, and knows no such branch.',
  },
  {
    check: 'response-success-status-added',
    level: 'INFO',
    what: '204 beside 200',
    ...onAnswers(ORDERS, '204', set('204', { description: 'No orders.' })),
    verdict: 'breaks the app',
    because: 'The generated client reads a 200 only.',
  },
  {
    check: 'response-non-success-status-removed',
    level: 'INFO',
    what: 'no 401',
    ...onAnswers(DATA, '401', without('401')),
    verdict: 'breaks the app',
    because: 'The app ends the session at a 401.',
  },
];
