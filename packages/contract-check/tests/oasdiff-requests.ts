import { field, required, withoutField } from './contract-edits.ts';
import { at, type Json } from './contract-text.ts';
import {
  agreed,
  onField,
  onFields,
  onOperation,
  onParameter,
  onPath,
  onRequired,
  onSchema,
  renamed,
  set,
  without,
  type Placed,
  type Row,
} from './oasdiff-edits.ts';

const [ORDERS, DISCOUNT] = ['/api/Order/PageList', '/api/PromotionCode/GetDiscount'];
const [ANALYSIS, DATA] = ['/api/Order/Analysis', '/api/ProxyLogic/BandwidthAnalysis'];
const [CONFIG, SOLD] = ['/api/ProxyLogic/GetProxyConfig', '/api/StaticPlan/GetPlanBy'];
const [REGISTER, RECOVERY] = ['/api/SysLogin/Register', '/api/SysLogin/PasswordRecovery'];
const GOOGLE = '/api/SysLogin/GetGoogleLogin';

const onType = (path: string, index: number, keyword: string, value: unknown): Placed =>
  onParameter(path, index, (one) => set(keyword, value)(at(one, 'schema')));
const tenant = (path: string, isRequired: boolean): Placed => {
  const added = { name: 'Tenant', in: 'query', required: isRequired, schema: { type: 'string' } };
  return onOperation(path, 'get', set('parameters', [added]), '/parameters');
};
const onBody = (path: string, edit: (body: Json) => void): Placed =>
  onOperation(path, 'post', (operation) => edit(at(operation, 'requestBody')), '/requestBody');
const schemaOf = { content: { 'application/json': { schema: { type: 'object' } } } };

/** Changes of operations and requests. */
export const REQUESTS: readonly Row[] = [
  ...agreed('ERR', [
    ['request-parameter-max-decreased', onType(ORDERS, 1, 'maximum', 50)],
    ['request-parameter-min-increased', onType(ORDERS, 0, 'minimum', 2)],
    ['request-parameter-enum-value-removed', onType(ORDERS, 4, 'enum', [0])],
    ['request-parameter-max-length-decreased', onType(DISCOUNT, 0, 'maxLength', 10)],
    ['request-parameter-exclusive-min-increased', onType(DISCOUNT, 1, 'exclusiveMinimum', 9)],
    [
      'request-parameter-pattern-added',
      onType('/api/ProxyBuy/CreateSubscription', 0, 'pattern', '^ISP'),
    ],
    [
      'request-parameter-type-changed',
      onType('/api/ProxyBuy/CancelSubscription', 0, 'type', 'integer'),
    ],
    ['new-required-request-parameter', tenant(ANALYSIS, true)],
    ['request-property-enum-value-removed', onField('BuyIspRequest.planNum', 'enum', [25])],
    ['request-property-max-decreased', onField('BuyResidentialRequest.Quantity', 'maximum', 50)],
    ['request-property-type-changed', onField('RenewIspRequest.realPay', 'type', 'string')],
    ['request-property-const-changed', onField('LoginRequest.loginType', 'const', 'x')],
    ['request-property-min-length-increased', onSchema('Password', 'minLength', 8)],
    [
      'new-required-request-property',
      {
        ...onSchema('SearchLocationsRequest', '', ''),
        edit: (document) => {
          field('SearchLocationsRequest', 'captcha', { type: 'string' })(document);
          required(
            'SearchLocationsRequest',
            'CountryCode',
            'StateCode',
            'MealType',
            'captcha',
          )(document);
        },
      },
    ],
    [
      'request-body-media-type-removed',
      onBody(RECOVERY, (body) =>
        renamed('application/json', 'application/xml')(at(body, 'content')),
      ),
    ],
    [
      'added-required-request-body',
      onOperation(
        '/hubs/payment/negotiate',
        'post',
        set('requestBody', { required: true, ...schemaOf }),
        '/requestBody',
      ),
    ],
    [
      'api-removed-without-deprecation',
      onPath(GOOGLE, (paths) => renamed('get', 'post')(at(paths, GOOGLE))),
    ],
    [
      'api-removed-without-deprecation',
      onPath('/api/UserIsps/FindIspsByOrderNo', without('/api/UserIsps/FindIspsByOrderNo')),
    ],
  ]),
  ...agreed('WARN', [
    [
      'request-parameter-removed',
      onOperation(
        CONFIG,
        'get',
        (operation) => (operation['parameters'] as unknown as Json[]).splice(5, 1),
        '/parameters/5',
      ),
    ],
    [
      'request-property-removed',
      {
        ...onFields('LoginRequest', () => undefined, 'account'),
        edit: withoutField('LoginRequest', 'account'),
      },
    ],
    [
      'request-property-removed',
      onFields('CreateUserRequest', renamed('password', 'Password'), 'Password'),
    ],
    ['request-property-max-length-set', onField('BuyIspRequest.planKey', 'maxLength', 10)],
    ['request-property-pattern-changed', onSchema('VerifyCode', 'pattern', String.raw`^\d{4}$`)],
  ]),
  ...agreed('INFO', [
    ['new-optional-request-parameter', tenant(DATA, false)],
    [
      'new-optional-request-property',
      onFields('SendCodeRequest', set('captcha', { type: 'string' }), 'captcha'),
    ],
    ['request-property-became-optional', onRequired('RegisterRequest', 'email', 'passWord')],
    ['request-body-became-optional', onBody(REGISTER, set('required', false))],
    ['endpoint-deprecated', onOperation(SOLD, 'get', set('deprecated', true), '/deprecated')],
    [
      'endpoint-added',
      onPath('/api/More', set('/api/More', { get: { operationId: 'more', responses: {} } })),
    ],
    ['api-security-removed', onOperation(ANALYSIS, 'get', set('security', []), '/security')],
  ]),
  {
    check: 'request-parameter-default-value-added',
    level: 'ERR',
    ...onType(ORDERS, 2, 'default', '2026-01-01 00:00:00'),
    verdict: 'compatible',
    because: 'The parameter is required, so every client sends it.',
  },
  {
    check: 'api-security-added',
    level: 'INFO',
    ...onOperation(DISCOUNT, 'get', set('security', [{ bearer: [] }]), '/security'),
    verdict: 'breaks the app',
    because: 'Visitors check codes before they sign in.',
  },
  {
    check: 'api-security-scheme-changed',
    level: 'INFO',
    edit: (document) =>
      set('bearer', { type: 'apiKey', in: 'cookie', name: 'key' })(
        at(document, 'components', 'securitySchemes'),
      ),
    pointer: '#/components/securitySchemes',
    verdict: 'breaks the app',
    because: 'The app sends a bearer token and no cookie.',
    isAlone: true,
  },
  ...[
    ...agreed('ERR', [
      ['request-parameter-became-required', onParameter(ORDERS, 4, set('required', true))],
      ['webhook-removed', { edit: without('webhooks'), pointer: '#/webhooks' }],
    ]),
    ...agreed('INFO', [
      ['request-parameter-enum-value-added', onType(ORDERS, 4, 'enum', [0, 1, 2])],
    ]),
  ].map((row) => ({ ...row, isAlone: true })),
];
