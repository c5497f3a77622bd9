import { expect, test } from 'vitest';
import { LineErrorCode } from '../../generated/model/lineErrorCode.zod.ts';
import { explainCheck } from '../../src/domain/proxies/explain-check.ts';
import { explainError } from '../../src/domain/proxies/explain-error.ts';

test('every reason in the contract has its own cause and step', () => {
  const found = LineErrorCode.options.map((code) => explainCheck(code));
  expect(new Set(found.map(({ cause }) => cause)).size).toBe(found.length);
  expect(new Set(found.map(({ step }) => step)).size).toBe(found.length);
  for (const { cause, step } of found) {
    expect(cause).toMatch(/^[A-Z].*\.$/);
    expect(step).toMatch(/^[A-Z].*\.$/);
  }
});

test('a reason that tools also print has the same text', () => {
  const printed = 'curl: (56) CONNECT tunnel failed, response 407';
  expect(explainCheck('wrong_credentials')).toEqual(explainError(printed));
});

test("a reason without an explanation shows the server's text", () => {
  const text = 'The gateway is restarting.';
  expect(explainCheck('other', text).cause).toBe(text);
  expect(explainCheck('other', '  ').cause).toBe('The line does not work.');
  expect(explainCheck('no_data', text).cause).not.toBe(text);
});
