import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { findingsOf } from '../../contract/report/findings.ts';
import type { Finding } from '../../contract/report/findings.ts';
import { complaintsIn, operationOf } from './found-by.ts';
import { checkOther, fill } from './other-backend/check-other.ts';
import { FAULTS } from './other-backend/faults.ts';
import { FIRST, startOtherBackend } from './other-backend/server.ts';

/** Runs the kit against an independent backend with one fault at a time; it must find each. */
const found = new Map<string, Finding[]>();

afterAll(() => {
  const rows = FAULTS.map(({ cause, fault }) => {
    const [first] = found.get(fault) ?? [];
    const words = first === undefined ? '**not found**' : first.messages[0]?.replaceAll('|', '\\|');
    return `| ${cause} | ${fault} | ${first?.checks[0] ?? ''} | ${words} |`;
  });
  mkdirSync('reports', { recursive: true });
  const head = ['| Cause | Fault | Found by | What it says |', '|---|---|---|---|'];
  writeFileSync('reports/contract-faults.md', [...head, ...rows, ''].join('\n'));
});

test('there are at least 40 faults, each named once, in nine kinds', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(FAULTS.length);
  expect(new Set(FAULTS.map(({ cause }) => cause)).size).toBe(9);
});

describe.concurrent('the kit finds', () => {
  test.for(FAULTS)('$cause: $fault', async ({ fault, expected }, { expect: expectHere }) => {
    const backend = await startOtherBackend([fault], fill);
    try {
      const { results } = await checkOther(backend, [operationOf(expected)], {
        credentials: operationOf(expected) === 'login' ? FIRST : undefined,
      });
      found.set(fault, findingsOf(results));
      expectHere(complaintsIn(results, expected)).toContain(expected[1]);
    } finally {
      await backend.stop();
    }
  });
});
