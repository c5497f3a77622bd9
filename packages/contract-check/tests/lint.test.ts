import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadContract } from '../engine/load.ts';
import { RULES, lintContract } from '../lint/rules.ts';
import * as make from './contract-edits.ts';
import { at, changedContract, contractText, operationAt, put, type Json } from './contract-text.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ORDERS = '/api/Order/PageList';
const json = (status: string, ...rest: string[]) =>
  ['paths', ORDERS, 'get', 'responses', status, 'content', 'application/json'].concat(rest);
const drop = (...path: string[]): make.Edit => {
  return (document) => void delete at(document, ...path.slice(0, -1))[path.at(-1) ?? ''];
};
const replace = (path: string[], value: unknown): make.Edit => {
  return (document) => put(at(document, ...path.slice(0, -1)), path.at(-1) ?? '', value);
};

const ANSWER = 'responses/200/content/application/json';
const UNAUTHORISED = 'responses/401/content/application/json';
const AMOUNT = 'components/schemas/OrderRecord/properties/amount';
const LIST_AMOUNT = 'OrderRecord/properties/listAmount';
const described = (words: string) => make.inField('OrderRecord', 'amount', 'description', words);
const unbound = (name: string, of: string, keyword: string) =>
  drop('components', 'schemas', name, 'properties', of, keyword);
const EVENT = ['webhooks', 'PublicPaymentStatus', 'post', 'x-signalr'];

/** A violation of each of our rules, and where the rule must point. */
const FAULTS: [rule: string, place: string, inject: make.Edit][] = [
  ['example-for-every-status', UNAUTHORISED, drop(...json('401', 'examples'))],
  ['example-of-both-outcomes', ANSWER, drop(...json('200', 'examples', 'badSpan'))],
  ['answers-are-named', UNAUTHORISED, replace(json('401', 'schema'), { type: 'object' })],
  ['envelope-on-every-answer', ANSWER, replace(json('200', 'schema'), make.ref('OrderPage'))],
  [
    'envelope-on-every-answer',
    ANSWER,
    make.all(
      make.required('ListOrdersOk', 'code'),
      make.field('ListOrdersOk', 'body', { anyOf: [{ type: 'null' }] }),
    ),
  ],
  ['envelope-on-every-answer', ANSWER, make.required('SendCodeOk', 'code', 'body')],
  [
    'envelope-on-every-answer',
    ANSWER,
    drop('components', 'schemas', 'SendCodeOk', 'properties', 'body'),
  ],
  ['units-in-descriptions', AMOUNT, described('How much.')],
  ['units-in-descriptions', AMOUNT, described('Orders on a page.')],
  ['units-in-descriptions', AMOUNT, described('Always positive.')],
  ['units-in-descriptions', AMOUNT, described('From 0 to 1.')],
  ['numbers-have-a-format', AMOUNT, make.inField('OrderRecord', 'amount', 'format', 'money')],
  [
    'one-success',
    'responses/204',
    replace(['paths', ORDERS, 'get', 'responses', '204'], { description: 'None.' }),
  ],
  ['answers-are-bounded', 'Location/properties/label', unbound('Location', 'label', 'maxLength')],
  ['answers-are-bounded', 'OrderAnalysis/', unbound('OrderAnalysis', 'rows', 'maxItems')],
  ['answers-are-bounded', 'PaymentStatus/', unbound('PaymentStatus', 'orderNo', 'maxLength')],
  [
    'optional-answers-may-be-null',
    LIST_AMOUNT,
    make.inField('OrderRecord', 'listAmount', 'type', 'number'),
  ],
  [
    'optional-answers-may-be-null',
    'PaymentStatus/properties/orderNo',
    make.inField('PaymentStatus', 'orderNo', 'type', 'string'),
  ],
  [
    'optional-answers-may-be-null',
    'OrderRecord/properties/payUrl',
    make.field('OrderRecord', 'payUrl', make.ref('PaymentUrl')),
  ],
  [
    'optional-answers-may-be-null',
    LIST_AMOUNT,
    make.field('OrderRecord', 'listAmount', { enum: [1, 2] }),
  ],
  ...(
    [
      { $ref: '#/components/schemas/Location', required: ['value'] },
      {
        allOf: [
          make.ref('Location'),
          { type: 'object', additionalProperties: {}, maxProperties: 9 },
        ],
      },
      {
        allOf: [
          make.ref('Location'),
          { type: 'object', properties: { value: { type: ['string', 'null'], maxLength: 9 } } },
        ],
      },
      { type: 'array', prefixItems: [make.ref('Port')], items: false, maxItems: 1 },
      { type: 'array', prefixItems: [make.ref('Port')], minItems: 1, maxItems: 1 },
      { type: ['string', 'boolean'], maxLength: 9 },
      { type: 'object', default: {} },
      {
        type: 'object',
        properties: { label: { type: ['string', 'null'], maxLength: 9 } },
        additionalProperties: make.ref('Location'),
        maxProperties: 9,
      },
      { type: 'object', patternProperties: { '^x': make.ref('Location') } },
      { type: 'object', dependentSchemas: { label: make.ref('Location') } },
    ] as const
  ).map((child): [string, string, make.Edit] => [
    'answers-are-read-alike',
    'OrderPage/properties/more',
    make.all(make.field('OrderPage', 'more', child), (document) => {
      (make.schema(document, 'OrderPage')['required'] as unknown as Array<string>).push('more');
    }),
  ]),
  [
    'links-lead-somewhere',
    'links/buyIsp',
    make.inLinks('/api/StaticPlan/GetPlanBy', (links) =>
      put(at(links, 'buyIsp'), 'operationId', 'buyNothing'),
    ),
  ],
  [
    'links-lead-somewhere',
    'links/detail',
    make.inLinks('/api/UserIsps/GetIspList', (links) =>
      put(at(links, 'detail'), 'parameters', { order: '1' }),
    ),
  ],
  ['events-are-complete', 'x-signalr', drop(...EVENT, 'deadlineSeconds')],
  ['events-are-complete', 'x-signalr', make.inEvent('negotiate', 'negotiateNothing')],
  ['safety-is-stated', `paths/${ORDERS}/get`, drop('paths', ORDERS, 'get', 'x-safe')],
  [
    'offers-are-described',
    `paths/${ORDERS}/get/x-offer`,
    replace(['paths', ORDERS, 'get', 'x-offer'], 'stauts'),
  ],
  [
    'offers-are-described',
    'x-offers/telephone',
    replace(['x-offers', 'telephone'], 'Orders by telephone.'),
  ],
];

describe("the contract's own lint rules", () => {
  test('find no problem in the contract', () => {
    expect(lintContract(loadContract())).toEqual([]);
  });

  test.each(FAULTS)(
    '%s finds its injected fault at %s, and no other rule does',
    (rule, place, inject) => {
      const problems = lintContract(changedContract(inject));
      expect(problems.map((problem) => problem.rule)).toEqual([rule]);
      expect(problems[0]?.path.join('/')).toContain(place);
    },
  );

  test('each have an injected fault', () => {
    expect(new Set(FAULTS.map(([rule]) => rule)).size).toBe(RULES.length);
  });

  /** For any response of any operation that loses its examples, exactly that one is reported. */
  test('report the removed examples of any response', () => {
    const answers = loadContract().operations.flatMap((operation) =>
      [...operation.responses.values()].flatMap((response) =>
        [...response.content.keys()].map((type) => ({ operation, status: response.status, type })),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...answers), ({ operation, status, type }) => {
        const { path, method } = operation;
        const contract = changedContract((document) => {
          const answer = operationAt(document, path, method.toLowerCase());
          delete at(answer, 'responses', status, 'content', type)['examples'];
        });
        const lost = lintContract(contract).filter(
          ({ rule }) => rule === 'example-for-every-status',
        );
        expect(lost.map((problem) => problem.path)).toEqual([
          ['paths', path, method.toLowerCase(), 'responses', status, 'content', type],
        ]);
      }),
      { numRuns: 8 },
    );
  });

  /** A number without a word in its description has no unit. */
  test('report the missing unit of any number without a description', () => {
    const schemas = loadContract().schemas as unknown as Json;
    const numbers = Object.entries(schemas).flatMap(([name, schema]) =>
      Object.entries(schema['properties'] ?? {})
        .filter(([, property]) => /^(number|integer)\b/.test(String(property['type'])))
        .filter(([, property]) => !('enum' in property || 'const' in property))
        .map(([property]) => [name, property] as const),
    );
    expect(numbers.length).toBeGreaterThan(20);
    fc.assert(
      fc.property(fc.constantFrom(...numbers), ([name, property]) => {
        const contract = changedContract((document) => {
          delete at(make.schema(document, name), 'properties', property)['description'];
        });
        expect(lintContract(contract)).toEqual([
          expect.objectContaining({
            rule: 'units-in-descriptions',
            path: ['components', 'schemas', name, 'properties', property],
          }),
        ]);
      }),
      { numRuns: 5 },
    );
  });
});

describe('npm run contract:lint', () => {
  const lint = (text: string) => {
    const folder = temporaryFolder();
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['packages/contract-check/lint.ts', file],
      {
        encoding: 'utf8',
      },
    );
    return { status, output: stdout + stderr };
  };

  test('passes the contract, with every Redocly rule enabled that is not about taste', () => {
    const { status, stdout } = spawnSync('node', ['packages/contract-check/lint.ts'], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('no problems found');
    expect(status).toBe(0);
  });

  test('prints the file and line of a fault that only our own rules find', () => {
    const text = withPopupsIgnored(contractText.replace('Number of IPs. }', 'How many. }'));
    const line = text.split('\n').findIndex((words) => words.includes('How many. }'));
    const { status, output } = lint(text);
    expect(output).toMatch(new RegExp(`openapi\\.yaml:${line + 1} +units-in-descriptions`));
    expect(status).toBe(1);
  });

  test('fails if Redocly finds a problem', () => {
    const { status, output } = lint(
      contractText.replace('operationId: listOrders\n      tags', 'x-none: 1\n      tags'),
    );
    expect(output).toContain('operation-operationId');
    expect(status).toBe(1);
  });
});

/** The ignore file names the openapi.yaml of this folder, so a copy elsewhere declares a 4xx instead. */
function withPopupsIgnored(text: string): string {
  return text.replaceAll(
    "        '302':\n          description: The provider's own page.",
    "        '429':\n          description: Too many tries.\n        '302':\n          description: The provider's own page.",
  );
}
