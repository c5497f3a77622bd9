import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RULES, lintContract } from '../../contract/lint/rules.ts';
import { loadContract } from '../../contract/load.ts';
import { fewerInGate } from '../gate.ts';
import { at, changedContract, contractText, operationAt, put } from './contract-text.ts';
import type { Json } from './contract-text.ts';

const ORDERS = '/api/Order/PageList';
const schemasOf = (document: Json) => at(document, 'components', 'schemas');
const jsonOf = (document: Json, status: string) =>
  at(operationAt(document, ORDERS, 'get'), 'responses', status, 'content', 'application/json');

/** A violation of each of our rules, and where the rule must point. */
const FAULTS: [rule: string, place: string, plant: (document: Json) => void][] = [
  [
    'example-for-every-status',
    'responses/401/content/application/json',
    (document) => void delete jsonOf(document, '401')['examples'],
  ],
  [
    'example-of-both-outcomes',
    'responses/200/content/application/json',
    (document) => void delete at(jsonOf(document, '200'), 'examples')['badSpan'],
  ],
  [
    'answers-are-named',
    'responses/401/content/application/json/schema',
    (document) => put(jsonOf(document, '401'), 'schema', { type: 'object' }),
  ],
  [
    'envelope-on-every-answer',
    'responses/200/content/application/json/schema',
    (document) =>
      put(jsonOf(document, '200'), 'schema', { $ref: '#/components/schemas/OrderPage' }),
  ],
  [
    'envelope-on-every-answer',
    'responses/200/content/application/json/schema',
    (document) => {
      const success = at(schemasOf(document), 'ListOrdersOk');
      put(success, 'required', ['code']);
      put(at(success, 'properties', 'body'), 'anyOf', [{ type: 'null' }]);
      delete at(success, 'properties', 'body')['$ref'];
    },
  ],
  [
    'envelope-on-every-answer',
    'responses/200/content/application/json/schema',
    (document) => put(at(schemasOf(document), 'SendCodeOk'), 'required', ['code', 'body']),
  ],
  [
    'envelope-on-every-answer',
    'responses/200/content/application/json/schema',
    (document) => void delete at(schemasOf(document), 'SendCodeOk', 'properties')['body'],
  ],
  [
    'units-in-descriptions',
    'components/schemas/OrderRecord/properties/amount',
    (document) =>
      put(
        at(schemasOf(document), 'OrderRecord', 'properties', 'amount'),
        'description',
        'How much.',
      ),
  ],
  [
    'units-in-descriptions',
    'components/schemas/OrderRecord/properties/amount',
    (document) =>
      put(
        at(schemasOf(document), 'OrderRecord', 'properties', 'amount'),
        'description',
        'Orders on a page.',
      ),
  ],
  [
    'units-in-descriptions',
    'components/schemas/OrderRecord/properties/amount',
    (document) =>
      put(
        at(schemasOf(document), 'OrderRecord', 'properties', 'amount'),
        'description',
        'Always positive.',
      ),
  ],
  [
    'units-in-descriptions',
    'components/schemas/OrderRecord/properties/amount',
    (document) =>
      put(
        at(schemasOf(document), 'OrderRecord', 'properties', 'amount'),
        'description',
        'From 0 to 1.',
      ),
  ],
  [
    'answers-are-bounded',
    'components/schemas/Location/properties/label',
    (document) =>
      void delete at(schemasOf(document), 'Location', 'properties', 'label')['maxLength'],
  ],
  [
    'answers-are-bounded',
    'components/schemas/OrderAnalysis/properties/rows',
    (document) =>
      void delete at(schemasOf(document), 'OrderAnalysis', 'properties', 'rows')['maxItems'],
  ],
  [
    'answers-are-bounded',
    'components/schemas/PaymentStatus/properties/orderNo',
    (document) =>
      void delete at(schemasOf(document), 'PaymentStatus', 'properties', 'orderNo')['maxLength'],
  ],
  [
    'optional-answers-may-be-null',
    'components/schemas/OrderRecord/properties/listAmount',
    (document) =>
      put(at(schemasOf(document), 'OrderRecord', 'properties', 'listAmount'), 'type', 'number'),
  ],
  [
    'optional-answers-may-be-null',
    'components/schemas/PaymentStatus/properties/orderNo',
    (document) =>
      put(at(schemasOf(document), 'PaymentStatus', 'properties', 'orderNo'), 'type', 'string'),
  ],
  [
    'optional-answers-may-be-null',
    'components/schemas/OrderRecord/properties/payUrl',
    (document) =>
      put(at(schemasOf(document), 'OrderRecord', 'properties'), 'payUrl', {
        $ref: '#/components/schemas/PaymentUrl',
      }),
  ],
  [
    'links-lead-somewhere',
    'links/buyIsp',
    (document) => {
      const plans = operationAt(document, '/api/StaticPlan/GetPlanBy', 'get');
      put(at(plans, 'responses', '200', 'links', 'buyIsp'), 'operationId', 'buyNothing');
    },
  ],
  [
    'links-lead-somewhere',
    'links/detail',
    (document) => {
      const plans = operationAt(document, '/api/UserIsps/GetIspList', 'get');
      put(at(plans, 'responses', '200', 'links', 'detail'), 'parameters', { order: '1' });
    },
  ],
  [
    'events-are-complete',
    'x-signalr',
    (document) =>
      void delete at(document, 'webhooks', 'PublicPaymentStatus', 'post', 'x-signalr')[
        'deadlineSeconds'
      ],
  ],
  [
    'events-are-complete',
    'x-signalr',
    (document) =>
      put(
        at(document, 'webhooks', 'PublicPaymentStatus', 'post', 'x-signalr'),
        'negotiate',
        'negotiateNothing',
      ),
  ],
  [
    'safety-is-stated',
    `paths/${ORDERS}/get`,
    (document) => void delete operationAt(document, ORDERS, 'get')['x-safe'],
  ],
];

describe("the contract's own lint rules", () => {
  test('are silent on the contract', () => {
    expect(lintContract(loadContract())).toEqual([]);
  });

  test.each(FAULTS)('%s finds its fault at %s, and nothing else does', (rule, place, plant) => {
    const problems = lintContract(changedContract(plant));
    expect(problems.map((problem) => problem.rule)).toEqual([rule]);
    expect(problems[0]?.path.join('/')).toContain(place);
  });

  test('have an injected fault each', () => {
    expect(new Set(FAULTS.map(([rule]) => rule)).size).toBe(RULES.length);
  });

  /** Whichever answer of whichever operation loses its examples, exactly that one is named. */
  test('the examples of any answer are missed when they go', () => {
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
      { numRuns: fewerInGate({ gate: 8, all: 25 }, 'answers that lose their examples') },
    );
  });

  /** A number without a word in its description has no unit. */
  test('the unit of any number is missed when its description goes', () => {
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
          delete at(schemasOf(document), name, 'properties', property)['description'];
        });
        expect(lintContract(contract)).toEqual([
          expect.objectContaining({
            rule: 'units-in-descriptions',
            path: ['components', 'schemas', name, 'properties', property],
          }),
        ]);
      }),
      { numRuns: fewerInGate({ gate: 5, all: 15 }, 'numbers that lose their unit') },
    );
  });
});

describe('npm run contract:lint', () => {
  const lint = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-lint-'));
    const file = join(folder, 'openapi.yaml');
    writeFileSync(file, text);
    const { status, stdout, stderr } = spawnSync('node', ['contract/lint.ts', file], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    return { status, output: stdout + stderr };
  };

  test('passes the contract, with every Redocly rule on that is not about taste', () => {
    const { status, stdout } = spawnSync('node', ['contract/lint.ts'], { encoding: 'utf8' });
    expect(stdout).toContain('our own rules hold');
    expect(status).toBe(0);
  });

  test('names file and line of a fault that only our own rules see', () => {
    const text = withPopupsIgnored(contractText.replace('Price in US dollars. }', 'The price. }'));
    const line = text.split('\n').findIndex((words) => words.includes('The price. }'));
    const { status, output } = lint(text);
    expect(output).toMatch(new RegExp(`openapi\\.yaml:${line + 1} +units-in-descriptions`));
    expect(status).toBe(1);
  });

  test('fails on what Redocly sees', () => {
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
