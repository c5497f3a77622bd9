import { describe, expect, test } from 'vitest';
import { judgeChanges, versionProblem } from '../../contract/diff/judge-changes.ts';
import type { FieldsRead, JudgedChange } from '../../contract/diff/judge-changes.ts';
import { redoclyDiff } from '../../contract/diff/redocly-diff.ts';
import { loadContract, readContract } from '../../contract/load.ts';
import { at, changedText, put } from './contract-text.ts';
import type { Json } from './contract-text.ts';

const FIELDS: FieldsRead = {
  analyseOrders: ['body', 'body.rows', 'body.rows.price', 'body.rows.planType', 'code'],
  listOrders: ['body', 'body.records', 'body.records.payUrl', 'body.records.amount', 'code'],
  listStaticPlans: ['body', 'body.days', 'code'],
  getProxyConfig: ['body', 'body.userName', 'body.rotating', 'code'],
  getIspPlan: ['body', 'body.proxies', 'body.proxies.password', 'code'],
  getBandwidth: ['body', 'body.basicUsedBandwidth', 'code'],
  login: ['body', 'body.token', 'code'],
  register: ['body', 'body.token', 'code'],
  recoverPassword: ['code'],
  sendCode: ['code'],
};

const schema = (document: Json, name: string) => at(document, 'components', 'schemas', name);
const property = (document: Json, name: string, field: string, value: unknown) =>
  put(at(schema(document, name), 'properties'), field, value);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const require = (document: Json, name: string, ...fields: string[]) =>
  put(schema(document, name), 'required', fields);

type Row = {
  what: string;
  before: (document: Json) => void;
  after: (document: Json) => void;
  concerns: string;
};
const same = () => undefined;

/** All of the changes in one comparison, since each comparison starts a process. */
function judged(rows: readonly Row[]) {
  const [before, after] = (['before', 'after'] as const).map((side) =>
    changedText((document) => {
      for (const row of rows) row[side](document);
    }),
  ) as [string, string];
  return judgeChanges(redoclyDiff(before, after), readContract(before), FIELDS);
}

const versionFor = (changes: readonly JudgedChange[]) =>
  ['1.2.1', '1.3.0', '2.0.0'].find((version) => versionProblem('1.2.0', version, changes) === null);

const MINOR: readonly Row[] = [
  {
    what: 'an optional number may be null',
    before: (document) =>
      put(at(schema(document, 'OrderAnalysisRow'), 'properties', 'price'), 'type', 'number'),
    after: same,
    concerns: 'analyseOrders',
  },
  {
    what: 'an optional reference may be null',
    before: (document) => property(document, 'OrderRecord', 'payUrl', ref('PaymentUrl')),
    after: same,
    concerns: 'listOrders',
  },
  {
    what: 'an optional object may be null',
    before: (document) => property(document, 'ProxyConfig', 'rotating', ref('RotatingTemplates')),
    after: same,
    concerns: 'getProxyConfig',
  },
  {
    what: 'an optional field is never null any more',
    before: same,
    after: (document) =>
      put(at(schema(document, 'StaticPlan'), 'properties', 'days'), 'type', 'integer'),
    concerns: 'listStaticPlans',
  },
  {
    what: 'an optional field of the event may be null',
    before: (document) =>
      put(at(schema(document, 'PaymentStatus'), 'properties', 'orderNo'), 'type', 'string'),
    after: same,
    concerns: 'event PublicPaymentStatus',
  },
  {
    what: 'a field with a default may be null or left out',
    before: (document) => {
      property(document, 'IspProxy', 'password', ref('LineText'));
      require(document, 'IspProxy', 'host', 'port', 'userName', 'password');
    },
    after: same,
    concerns: 'getIspPlan',
  },
  {
    what: 'a body that was always null may be anything, or left out',
    before: (document) => {
      property(document, 'SendCodeOk', 'body', { type: 'null', description: 'Always null.' });
      require(document, 'SendCodeOk', 'code', 'body');
    },
    after: same,
    concerns: 'sendCode',
  },
];

describe('a minor change, although the shop reads the field', () => {
  const changes = judged(MINOR);

  test.each(MINOR)('$what', ({ concerns }) => {
    const found = changes.filter(({ operationId }) => operationId === concerns);
    expect(found).toContainEqual(
      expect.objectContaining({ verdict: 'compatible', impact: 'minor' }),
    );
  });

  test('needs a new minor version', () => {
    const worse = changes.filter(({ verdict }) => verdict !== 'compatible');
    expect(worse).toEqual([]);
    expect(versionFor(changes)).toBe('1.3.0');
  });
});

const BREAKING: readonly Row[] = [
  {
    what: 'a required number may be null',
    before: same,
    after: (document) =>
      put(at(schema(document, 'OrderRecord'), 'properties', 'amount'), 'type', ['number', 'null']),
    concerns: 'listOrders',
  },
  {
    what: 'a required reference may be null',
    before: same,
    after: (document) =>
      property(document, 'OrderAnalysisRow', 'planType', {
        anyOf: [ref('MealType'), { type: 'null' }],
      }),
    concerns: 'analyseOrders',
  },
  {
    what: 'a required field may be null or left out',
    before: same,
    after: (document) => {
      property(document, 'Session', 'token', {
        ...at(schema(document, 'Session'), 'properties', 'token'),
        type: ['string', 'null'],
      });
      delete schema(document, 'Session')['required'];
    },
    concerns: 'login, register',
  },
  {
    what: 'a body that is read may be anything, or left out',
    before: same,
    after: (document) => {
      property(document, 'GetBandwidthOk', 'body', { description: 'Anything.' });
      require(document, 'GetBandwidthOk', 'code');
    },
    concerns: 'getBandwidth',
  },
];

describe('a breaking change of what the shop reads', () => {
  const changes = judged(BREAKING);

  test.each(BREAKING)('$what', ({ concerns }) => {
    const found = changes.filter(({ operationId }) => operationId === concerns);
    expect(found).toContainEqual(
      expect.objectContaining({ verdict: 'breaking and read by the app', impact: 'major' }),
    );
  });

  test('needs a new major version', () => {
    expect(versionFor(changes)).toBe('2.0.0');
  });
});

describe('a changed pattern', () => {
  const changed = (name: string, before: string, after: string) => {
    const pointer = `#/components/schemas/${name}/pattern`;
    const change = {
      path: pointer,
      impact: 'major',
      verdicts: [],
      kind: 'modified',
      property: 'pattern',
      base: { value: before, pointer },
      revision: { value: after, pointer },
    } as const;
    return judgeChanges([change], loadContract(), FIELDS).map(({ impact }) => impact);
  };

  test('of a request is minor when it takes what the old one took', () => {
    expect(changed('RecoveryCode', '^\\d{6}$', '^\\S(?:.{0,62}\\S)?$')).toEqual(['minor']);
    for (const narrower of ['^\\d{5}$', '^[0-8]{6}$', '^\\d{6}x?x$']) {
      expect(changed('RecoveryCode', '^\\d{6}$', narrower)).toEqual(['major']);
    }
  });

  test('of an answer is breaking, whatever it takes', () => {
    expect(changed('LineText', '^[a-z]*$', '^[a-z0-9]*$')).toEqual(['major']);
    // It stands in requests and in answers.
    expect(changed('UtcTime', '^\\d{4}$', '^\\d{4,5}$')).toEqual(['major']);
  });
});
