import { afterAll, describe, test } from 'vitest';
import type { Result } from '../engine/types.ts';
import { complaintsIn, operationOf, reportFound } from './found-by.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { FAULTS } from './other-backend/faults.ts';
import { FIRST, startOtherBackend } from './other-backend/server.ts';

/** Runs the kit against an independent backend with one fault at a time; it must find each. */
const found = new Map<string, readonly Result[]>();

afterAll(() => reportFound('reports/contract-faults.md', found));

describe.concurrent('the kit finds', () => {
  // The first fault stands for all in `npm test`.
  for (const [at, { cause, fault, expected }] of FAULTS.entries())
    test(
      `${cause}: ${fault}`,
      { tags: at === 0 ? [] : ['nightly'] },
      async ({ expect, onTestFinished }) => {
        const backend = await startOtherBackend([fault], fill);
        onTestFinished(backend.stop);
        const { results } = await checkOther(backend, [operationOf(expected)], {
          credentials: operationOf(expected) === 'login' ? FIRST : undefined,
        });
        found.set(`${cause}: ${fault}`, results);
        expect(complaintsIn(results, expected)).toContain(expected[1]);
      },
    );
});
