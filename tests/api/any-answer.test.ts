import type { Operation } from '@ambergate/contract-check/engine/load.ts';
import { keepsContract } from '@ambergate/contract-check/tests/keeps-contract.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as models from '../../generated/model/index.ts';
import { ApiError } from '../../src/api/errors.ts';
import { http, type HttpOptions } from '../../src/api/http.ts';
import type { Rows } from '../../src/api/rows.ts';
import { asRead } from '../optional-fields.ts';
import { answerCalls } from '../setup/network.ts';
import { brokenAnswers, edgeAnswers, failures, jsonOperations, toJson } from './fuzz-answers.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 1) * 100;

/** Calls like the generated client, and returns the response or the failure. */
async function outcome({ id, path, responses }: Operation, answer: unknown): Promise<unknown> {
  answerCalls(() => new Response(toJson(answer)));
  const name = responses.get('200')?.content.get('application/json')?.schemaName ?? '';
  const schema = (models as unknown as Record<string, HttpOptions['schema']>)[name];
  try {
    return await http(path, { operationId: id, ...(schema ? { schema } : {}) });
  } catch (error) {
    return error;
  }
}

/** Lists with independent rows, by their field or null for the whole body: a bad row is omitted from the response. */
const LISTS: Partial<Record<string, string | null>> = {
  listOrders: 'records',
  analyseOrders: 'rows',
  listIspPlans: null,
  getIspPlan: 'proxies',
  getBandwidth: 'batches',
  searchLocations: null,
};

/** The body with its list of independent rows changed, if it has one. */
const withList = (id: string, body: unknown, change: (list: never) => unknown): unknown => {
  const field = LISTS[id];
  if (field === undefined) return body;
  if (field === null) return change(body as never);
  const list = (body as Record<string, never>)[field];
  return list === undefined ? body : { ...(body as object), [field]: change(list) };
};

const bodyIn = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'code' in answer
    ? (answer as { body?: unknown }).body
    : answer;

const always = (answers: fc.Arbitrary<unknown>, check: (answer: unknown) => Promise<void>) =>
  fc.assert(fc.asyncProperty(answers, check), { numRuns: RUNS });

describe.each(jsonOperations.map((operation) => [operation.id, operation] as const))(
  'any response to %s',
  (id, operation) => {
    test('is returned if it meets the contract, with null removed from optional fields', () =>
      always(edgeAnswers(id), async (answer) => {
        const body = bodyIn(JSON.parse(toJson(answer)));
        const read = withList(id, asRead(id, body), (rows: readonly unknown[]) => ({
          rows,
          invalidCount: 0,
        }));
        expect(await outcome(operation, answer)).toEqual(read);
      }));

    test('throws one ApiError of kind contract, or loses its bad rows, if it violates the contract', () =>
      always(brokenAnswers(id), async (answer) => {
        const result = await outcome(operation, answer);
        if (LISTS[id] !== undefined && !(result instanceof ApiError)) {
          let invalidCount = 0;
          const body = withList(id, result, (list: Rows<unknown>) => {
            ({ invalidCount } = list);
            return list.rows;
          });
          expect(keepsContract(id, { code: 200, body })).toBe(true);
          withList(id, bodyIn(answer), (sent: readonly unknown[]) =>
            withList(id, body, (kept: readonly unknown[]) =>
              expect(invalidCount).toBe(sent.length - kept.length),
            ),
          );
          expect(invalidCount).toBeGreaterThan(0);
          return;
        }
        expect(result).toBeInstanceOf(ApiError);
        expect(result).toMatchObject({ kind: 'contract', operationId: id, status: 200 });
      }));

    test.runIf(operation.path.startsWith('/api/'))(
      'throws one ApiError of kind business if it is a business failure',
      () =>
        always(failures(id), async (answer) => {
          expect(await outcome(operation, answer)).toMatchObject({
            kind: 'business',
            operationId: id,
          });
        }),
    );
  },
);
