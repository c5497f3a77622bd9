import { afterAll, describe, expect, test } from 'vitest';
import type { Result } from '../../contract/check/types.ts';
import { complaintsIn, operationOf, reportFound } from './found-by.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { FAULTS } from './other-backend/faults.ts';
import { FIRST, startOtherBackend } from './other-backend/server.ts';

/** Runs the kit against an independent backend with one fault at a time; it must find each. */
const found = new Map<string, readonly Result[]>();

afterAll(() => reportFound('reports/contract-faults.md', found));

test('there are at least 40 faults, each named once, in nine kinds', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(FAULTS.length);
  expect(new Set(FAULTS.map(({ cause }) => cause)).size).toBe(9);
});

describe.concurrent('the kit finds', () => {
  test.for(FAULTS)('$cause: $fault', async ({ cause, fault, expected }, { expect: expectHere }) => {
    const backend = await startOtherBackend([fault], fill);
    try {
      const { results } = await checkOther(backend, [operationOf(expected)], {
        credentials: operationOf(expected) === 'login' ? FIRST : undefined,
      });
      found.set(`${cause}: ${fault}`, results);
      expectHere(complaintsIn(results, expected)).toContain(expected[1]);
    } finally {
      await backend.stop();
    }
  });
});
