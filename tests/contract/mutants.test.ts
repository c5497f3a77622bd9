import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Result } from '../../contract/check/types.ts';
import { findingsOf } from '../../contract/report/findings.ts';
import { fewerInGate } from '../gate.ts';
import { checkOf, startBackend } from './backend.ts';
import { complaintsIn, operationOf, reportFound } from './found-by.ts';
import { accessMutants } from './mutants/access-mutants.ts';
import { behaviourMutants } from './mutants/behaviour-mutants.ts';
import { eventMutants } from './mutants/event-mutants.ts';
import { shapeMutants } from './mutants/shape-mutants.ts';

/** Runs the kit against backends with one injected bug each; it must find each. */
const MUTANTS = [...shapeMutants, ...accessMutants, ...behaviourMutants, ...eventMutants];
const PLANTED = fewerInGate({ gate: 5, all: MUTANTS.length }, 'bugs that the contract kit finds');
/** Spread over the whole list. */
const HERE = MUTANTS.filter((_, at) => (at * PLANTED) % MUTANTS.length < PLANTED);
vi.setConfig({ testTimeout: 120_000 });
const found = new Map<string, readonly Result[]>();

afterAll(() => reportFound('reports/contract-mutants.md', found));

test('there are at least 30 bugs, each named once', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(MUTANTS.map(({ bug }) => bug)).size).toBe(MUTANTS.length);
});

test('the healthy sandbox keeps the whole contract', async () => {
  const backend = await startBackend();
  try {
    const report = await checkOf(backend, [], { settleSeconds: 30, timeoutMs: 60_000 });
    // Read by `npm run contract:coverage`.
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/contract-sandbox.json', JSON.stringify(report));
    expect(findingsOf(report.results)).toEqual([]);
    expect(report.results.filter(({ outcome }) => outcome === 'kept').length).toBeGreaterThan(140);
  } finally {
    await backend.stop();
  }
});

describe.concurrent('the kit finds', () => {
  test.for(HERE)('$bug', async ({ bug, expected, planted, timeoutMs }, { expect }) => {
    const only = [operationOf(expected)];
    const backend = await startBackend(planted);
    try {
      const { results } = await checkOf(
        backend,
        only,
        timeoutMs === undefined ? {} : { timeoutMs },
      );
      found.set(bug, results);
      expect(complaintsIn(results, expected)).toContain(expected[1]);
    } finally {
      await backend.stop();
    }
  });
});
