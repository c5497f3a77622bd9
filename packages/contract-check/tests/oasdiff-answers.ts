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

/** Changes of responses. */
export const ANSWERS: readonly Row[] = [
  ...agreed('ERR', [
    [
      'response-property-became-nullable',
      onField('OrderRecord.amount', 'type', ['number', 'null']),
    ],
    [
      'response-property-became-nullable',
      onField('StaticPlan.planName', 'type', ['string', 'null']),
    ],
    ['response-property-type-changed', onField('DiscountQuote.usd', 'type', 'string')],
    ['response-property-type-generalized', onField('IspPlan.quantity', 'type', 'number')],
    ['response-property-max-increased', onField('OrderRecord.listAmount', 'maximum', 2e9)],
    ['response-property-max-length-increased', onField('OrderRecord.orderName', 'maxLength', 2000)],
    ['response-property-max-length-unset', onField('UserInfo.email', 'maxLength', undefined)],
    ['response-property-min-decreased', onField('OrderPage.totalPage', 'minimum', -1)],
    ['response-property-min-length-decreased', onField('StaticPlan.planKey', 'minLength', 0)],
    ['response-property-max-items-increased', onField('OrderPage.records', 'maxItems', 200)],
    [
      'response-required-property-removed',
      {
        ...onFields('OrderAnalysisRow', () => undefined, 'planType'),
        edit: withoutField('OrderAnalysisRow', 'planType'),
      },
    ],
    ['response-property-became-optional', onRequired('OrderCounts', 'basic', 'premium')],
    ['response-success-status-removed', onAnswers(PLANS, '201', renamed('200', '201'))],
    [
      'response-media-type-removed',
      onAnswers(CONFIG, '200/content', (answers) =>
        renamed('application/json', 'text/plain')(at(answers, '200', 'content')),
      ),
    ],
    [
      'required-response-header-removed',
      onAnswers(DISCORD, '302/headers', (answers) => without('headers')(at(answers, '302'))),
    ],
  ]),
  ...agreed('WARN', [
    ['response-optional-property-removed', onFields('OrderRecord', without('payUrl'), 'payUrl')],
    [
      'response-optional-property-removed',
      onFields('IspPlanDetail', without('nextChargeTime'), 'nextChargeTime'),
      'breaks other clients',
    ],
    ['response-property-enum-value-added', onField('IspPlan.autoRenew', 'enum', [0, 1, 2])],
    [
      'optional-response-header-removed',
      onAnswers(SOLD, '200/headers', (answers) => without('headers')(at(answers, '200'))),
      'breaks other clients',
    ],
  ]),
  ...agreed('INFO', [
    ['response-property-enum-value-removed', onField('OrderAnalysisRow.type', 'enum', ['ISP'])],
    [
      'response-non-success-status-added',
      onAnswers(USER, '429', set('429', { description: 'Too many calls.' })),
    ],
  ]),
  {
    check: 'response-property-enum-value-added',
    level: 'WARN',
    ...onList('FailureReason', 'enum', 'too_late'),
    verdict: 'compatible',
    because: 'A client reads a reason that it does not know as `other`.',
  },
  {
    check: 'response-property-pattern-changed',
    level: 'INFO',
    ...onSchema('PlanExpiry', 'pattern', String.raw`^\d{4}-\d{2}-\d{2}T`),
    verdict: 'breaks the app',
    because: 'The app parses the text.',
  },
  {
    check: 'response-property-pattern-removed',
    level: 'INFO',
    ...onField('OrderAnalysisRow.time', 'pattern', undefined),
    verdict: 'breaks the app',
    because: 'The app parses the text.',
  },
  {
    check: 'response-property-any-of-added',
    level: 'INFO',
    ...onList('RecordId', 'anyOf', { type: 'boolean' }),
    verdict: 'breaks the app',
    because: 'The app validates every field, and knows no such branch.',
  },
  {
    check: 'response-success-status-added',
    level: 'INFO',
    ...onAnswers(ORDERS, '204', set('204', { description: 'No orders.' })),
    verdict: 'breaks the app',
    because: 'The generated client reads a 200 only.',
  },
  {
    check: 'response-non-success-status-removed',
    level: 'INFO',
    ...onAnswers(DATA, '401', without('401')),
    verdict: 'breaks the app',
    because: 'The app ends the session at a 401.',
  },
];
