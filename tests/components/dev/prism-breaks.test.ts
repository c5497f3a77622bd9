import { expect, test } from 'vitest';
import { breakLine, prismBreaks, saysBroken } from '../../../tools/dev/page/contract-break.ts';

const CALL: Parameters<typeof prismBreaks>[0] = {
  operationId: 'getBandwidth',
  status: 200,
  violations: null,
  query: new URLSearchParams(),
  request: '',
  answer: '',
};
/** The wording of Prism 5.16. */
const response = (location: readonly string[], code: string, message: string) => ({
  location: ['response', ...location],
  severity: 'Error',
  code,
  message: `Response body ${message}`,
});

const lines = (call: Partial<typeof CALL>) => prismBreaks({ ...CALL, ...call }).map(breakLine);

test('a wrong field in a response is reported with the expected and the actual value', () => {
  const violations = [
    response(['body', 'body', 'total'], 'type', 'property body.total must be number'),
    response(
      ['body', 'body', 'rows', '1', 'time'],
      'pattern',
      'property time must match pattern "x"',
    ),
  ];
  const answer = JSON.stringify({
    code: 200,
    body: { total: 'many', rows: [{ time: 1 }, { time: '2 pm' }] },
  });
  expect(lines({ violations: JSON.stringify(violations), answer })).toEqual([
    'getBandwidth answer $.body.total: expected number, found "many"',
    'getBandwidth answer $.body.rows[1].time: expected match pattern "x", found "2 pm"',
  ]);
});

test('a missing field is reported as nothing', () => {
  const message = "property body must have required property 'total'";
  const violations = JSON.stringify([response(['body', 'body'], 'required', message)]);
  expect(lines({ violations, answer: '{"code":200,"body":{}}' })).toEqual([
    'getBandwidth answer $.body.total: expected a value, found nothing',
  ]);
});

test.each([
  [200, 'not', 'property code must NOT be valid'],
  [400, 'const', 'property code must be equal to constant'],
])('the other branch of an envelope with code %i is not reported', (code, keyword, message) => {
  const violations = JSON.stringify([
    response(['body', 'code'], keyword, message),
    response(['body'], 'anyOf', 'must match a schema in anyOf'),
  ]);
  expect(lines({ violations, answer: JSON.stringify({ code, body: null }) })).toEqual([]);
});

test('a status that the contract lacks is reported with those it has', () => {
  const message =
    'Unable to match the returned status code with those defined in the document: 200,401';
  const violations = JSON.stringify([{ location: ['response'], severity: 'Warning', message }]);
  expect(lines({ status: 418, violations, answer: '{}' })).toEqual([
    'getBandwidth answer status: expected one of 200, 401, found 418',
  ]);
});

test('a parameter keeps its spelling, which Prism converts to lower case', () => {
  const violations = JSON.stringify([
    {
      location: ['request', 'query', 'pageno'],
      code: 'minimum',
      message: 'Request query parameter pageno must be >= 1',
    },
  ]);
  expect(lines({ violations, query: new URLSearchParams({ PageNo: '0' }) })).toEqual([
    'getBandwidth request query PageNo: expected >= 1, found "0"',
  ]);
});

test("a request that the mock rejects is reported from Prism's own response", () => {
  const answer = JSON.stringify({
    type: 'https://stoplight.io/prism/errors#UNPROCESSABLE_ENTITY',
    validation: [
      {
        location: ['body', 'email'],
        code: 'type',
        message: 'Request body property email must be string',
      },
    ],
  });
  expect(saysBroken(null, 'application/problem+json; charset=utf-8')).toBe(true);
  expect(lines({ status: 422, request: '{"email":3}', answer })).toEqual([
    'getBandwidth request $.email: expected string, found 3',
  ]);
});

test('a response without violations reports nothing', () => {
  expect(saysBroken(null, 'application/json')).toBe(false);
  expect(lines({ answer: 'not JSON' })).toEqual([]);
});
