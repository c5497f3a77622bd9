import { expect, test } from 'vitest';
import { isRefusal } from '../../contract/check/judge.ts';
import type { Answer } from '../../contract/check/types.ts';
import { loadContract } from '../../contract/load.ts';

const { operations } = loadContract();

test.each([
  ['createUser', 400, undefined, true],
  ['createUser', 401, undefined, false],
  ['createUser', 418, undefined, false],
  ['login', 200, { code: 400 }, true],
  ['login', 200, { code: 200 }, false],
  ['login', 401, undefined, false],
])('whether %s refuses an input with %i %o: %o', (id, status, json, isRefused) => {
  const operation = operations.find((found) => found.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract`);
  expect(isRefusal(operation, { status, json } as Answer)).toBe(isRefused);
});
