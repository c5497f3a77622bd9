import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { judgeOf } from '@ambergate/contract-check/engine/judge.ts';
import { readContract } from '@ambergate/contract-check/engine/load.ts';
import { answersAreBounded } from '@ambergate/contract-check/lint/bounds.ts';
import { answersAreReadAlike } from '@ambergate/contract-check/lint/composed.ts';
import { optionalAnswersMayBeNull } from '@ambergate/contract-check/lint/nulls.ts';
import fc from 'fast-check';
import { generate, type Options } from 'orval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import config from '../../orval.config.ts';
import { http } from '../../src/api/http.ts';
import { answerCalls } from '../setup/network.ts';
import { contractOf, drawnObject } from './drawn-schemas.ts';
import { visit } from './visit.ts';

const SCHEMAS = 40;
const drawn = fc.sample(drawnObject, { numRuns: SCHEMAS });
const text = JSON.stringify(contractOf(drawn));
const contract = readContract(text);

mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(resolve('.cache', 'drawn-'));
afterAll(() => rmSync(folder, { recursive: true }));

let models: Record<string, $ZodType>;

/** The client of the generated contract, created like the shop's own. */
beforeAll(async () => {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, text);
  const { input, output, hooks } = (config as { ambergate: Options }).ambergate;
  const { formatter: _formatter, ...options } = output as Exclude<
    typeof output,
    string | undefined
  >;
  const schemas = { path: join(folder, 'model'), type: 'zod' as const };
  const target = join(folder, 'client', 'api.ts');
  await generate({
    input: { ...(input as object), target: file },
    output: { ...options, target, schemas },
    ...(hooks && { hooks }),
  });
  models = (await import(join(folder, 'model', 'index.ts'))) as typeof models;
});

test('a contract that passes the linter is read as documented, whatever schemas it combines', async () => {
  expect(
    [optionalAnswersMayBeNull, answersAreBounded, answersAreReadAlike].flatMap((rule) =>
      rule(contract),
    ),
  ).toEqual([]);
  visit('');
  const { schemaProblems } = judgeOf(contract);
  for (const [index, { cases }] of drawn.entries()) {
    const schema = models[`Answer${index}`];
    const ref = { $ref: `#/components/schemas/Answer${index}` };
    const property = fc.asyncProperty(cases, async ({ sent, read }) => {
      const answer = { code: 200, body: sent };
      // The promise itself: the value conforms to the contract.
      expect(schemaProblems(ref, answer)).toEqual([]);
      answerCalls(() => Response.json(answer));
      expect(await http(`/api/${index}`, { ...(schema && { schema }) })).toStrictEqual(read);
    });
    await fc.assert(property, { numRuns: 15 });
  }
});
