import { expect, test } from 'vitest';
import { isRefusal, judgeOf } from '../engine/judge.ts';
import { loadContract, type Operation } from '../engine/load.ts';
import type { Answer } from '../engine/types.ts';
import { answerWith } from './answer-with.ts';

const contract = loadContract();
const { judge, read } = judgeOf(contract);

function operationOf(id: string): Operation {
  const operation = contract.operations.find((found) => found.id === id);
  if (operation === undefined) throw new Error(`${id} is not in the contract`);
  return operation;
}

/** A response of the contract's first example for this status. */
function exampleOf({ responses }: Operation, status: number): Answer {
  const value = responses.get(String(status))?.content.get('application/json')?.examples[0]?.value;
  return { ...answerWith(status, JSON.stringify(value ?? null)), json: value };
}

/** The JSON with another value at the path; without the field if the value is undefined. */
function corrupted(json: unknown, path: string, value: unknown): unknown {
  const [key = '', ...rest] = path.split('/');
  if (path === '') return value;
  const copy = structuredClone(json) as Record<string, unknown>;
  copy[key] = corrupted(copy[key], rest.join('/'), value);
  if (copy[key] === undefined) delete copy[key];
  return copy;
}

const problemsOf = (operation: Operation, answer: Answer) =>
  judge(operation, answer).breaches.map(({ check, message }) => `${check}: ${message}`);

test.each<[id: string, path: string, value: unknown, says: string]>([
  ['listOrders', 'body/records/0/amount', undefined, "0 must have required property 'amount'"],
  ['listOrders', 'body/records/0/amount', null, '/amount must be number'],
  ['listOrders', 'body/records/0/sysCreateTime', '2026-01-02T10:00:00', 'must match pattern'],
  ['listOrders', 'body/records/0/mealType', 'gold', 'must be equal to one of the allowed values'],
  ['listStaticPlans', 'body/0/unitPrice', '1.15', '$/body/0/unitPrice must be number'],
  ['listIspPlans', 'body', { records: [] }, '$/body must be array'],
  ['listIspPlans', 'body/0/expireTime', '2026-02-31 10:00:00', 'a valid date and time'],
  ['analyseOrders', 'body', null, '$/body must be object'],
  ['getProxyConfig', 'body/proxyPort/0', 70_000, '$/body/proxyPort/0 must be <= 65535'],
  ['checkDiscount', 'body/usd', 67.999, 'must have at most 2 decimals (US dollars)'],
  ['buyResidential', 'body/url', 'javascript:alert(1)', 'must be https, or http on localhost'],
  ['getBandwidth', 'code', '200', 'schema: $/code must be'],
  ['getUserInfo', '', { userInfo: {} }, "schema: $ must have required property 'body'"],
  ['getIspPlan', '', { code: 404, message: { en: 'No' }, body: null }, '$/message must be string'],
  ['analyseOrders', '', { code: 500, message: null, body: null }, 'failure-text: a business'],
  [
    'login',
    '',
    { code: 400, message: 'No', reason: 'no_luck' },
    '$/reason must be equal to one of',
  ],
  ['listStaticPlans', 'body', [], '$/body must NOT have fewer than 2 items'],
  ['negotiatePaymentHub', 'connectionToken', undefined, 'schema: $ must match a schema in anyOf'],
  ['createUser', 'success', false, '$/success must be equal to constant'],
])('a success of %s with "%s" = %j violates the contract', (id, path, value, says) => {
  const operation = operationOf(id);
  const good = exampleOf(operation, 200);
  expect(problemsOf(operation, good)).toEqual([]);
  const json = corrupted(good.json, path, value);
  expect(problemsOf(operation, { ...good, json }).join('\n')).toContain(says);
});

test.each([[{}], [{ reason: null }], [{ reason: 'other' }]])(
  'a business failure with the reason %j meets the contract',
  (more) => {
    const operation = operationOf('login');
    const json = { code: 400, message: 'No', body: null, ...more };
    expect(problemsOf(operation, { ...exampleOf(operation, 200), json })).toEqual([]);
  },
);

test.each<[what: string, id: string, answer: Partial<Answer>, says: string, survives: boolean]>([
  ['an undocumented failure', 'listStaticPlans', { status: 501 }, 'HTTP 501 is not', true],
  ['an undocumented success', 'buyResidential', { status: 201 }, 'HTTP 201 is not', false],
  ['a redirect of a call', 'listOrders', { status: 307 }, 'HTTP 307 is not', true],
  [
    'a page where JSON belongs',
    'listIspPlans',
    { contentType: 'text/html', json: undefined },
    'content type text/html instead of application/json',
    false,
  ],
  [
    'JSON where a page belongs',
    'startGoogleLogin',
    {},
    'content type application/json instead of text/html',
    true,
  ],
  ['JSON that ends in the middle', 'getProxyConfig', { json: undefined }, 'is not JSON', false],
  ['a redirect that leads nowhere', 'startDiscordLogin', { status: 302 }, 'Location is', false],
  [
    'a large answer that would be read if it were small',
    'checkDiscount',
    {
      text: 'x'.repeat(100_001),
      json: { code: 200, message: null, body: { usd: 67.999 } },
    },
    'must have at most 2 decimals',
    false,
  ],
  [
    'a 401 of another shape',
    'listOrders',
    { status: 401, json: { error: 'no' } },
    "$ must have required property 'message'",
    true,
  ],
])('%s violates the contract', (_what, id, corruption, says, survives) => {
  const operation = operationOf(id);
  const answer = { ...exampleOf(operation, 200), ...corruption };
  expect(problemsOf(operation, answer).join('\n')).toContain(says);
  expect(judge(operation, answer).appSurvives).toBe(survives);
});

test.each([
  ['listOrders', 'body/records/0/paymentState', 'other'],
  ['getServiceStatus', 'body/state', 'other'],
  ['searchLocations', 'body/0/stock', 'other'],
])(
  'an unknown value in %s at %s violates the contract, but the shop reads it as %s',
  (id, path, word) => {
    const operation = operationOf(id);
    const good = exampleOf(operation, 200);
    const answer = { ...good, json: corrupted(good.json, path, 'next_year') };
    expect(problemsOf(operation, answer).join()).toContain('one of the allowed values');
    expect(judge(operation, answer).appSurvives).toBe(true);
    const asRead = corrupted(read(operation, good).json, path, word);
    expect(read(operation, answer).json).toEqual(asRead);
  },
);

test.each([
  ['createUser', 400, undefined, true],
  ['createUser', 401, undefined, false],
  ['createUser', 418, undefined, false],
  ['login', 200, { code: 400 }, true],
  ['login', 200, { code: 200 }, false],
  ['login', 401, undefined, false],
])('does %s reject an input with %i %o? %o', (id, status, json, isRefused) => {
  expect(isRefusal(operationOf(id), { status, json } as Answer)).toBe(isRefused);
});
