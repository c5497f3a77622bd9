import { parseJson } from '../../../src/domain/parse-json.ts';
import { jsonPath } from '../../../src/platform/json-path.ts';

/** One place at which a request or a response breaks the contract. */
export type ContractBreak = {
  operationId: string;
  direction: 'request' | 'answer';
  /** JSON path in the body, or the name of a parameter. */
  path: string;
  expected: string;
  found: string;
};

export const placeOf = ({ operationId, direction, path }: ContractBreak): string =>
  `${operationId} ${direction} ${path}`;

/** A line for the terminal. */
export const breakLine = (one: ContractBreak): string =>
  `${placeOf(one)}: expected ${one.expected}, found ${one.found}`;

const MAX_LENGTH = 120;

/** The value in one short line, or a note that there is none. */
export function foundText(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

/** The header in which Prism's proxy reports its findings. */
export const VIOLATIONS = 'sl-violations';

/** Whether a response with these headers reports a violation. */
export const saysBroken = (violations: string | null, type: string | null): boolean =>
  violations !== null || (type?.startsWith('application/problem+json') ?? false);

type Violation = { location: readonly string[]; code?: string; message: string };

type Exchange = {
  operationId: string;
  status: number;
  /** The header's value; null for Prism's mock, which reports the violations of a request in its own response. */
  violations: string | null;
  query: URLSearchParams;
  /** The bodies as text. */
  request: string;
  answer: string;
};

/** What Prism found in one call, in the shop's terms. */
export function prismBreaks(exchange: Exchange): ContractBreak[] {
  const { operationId, status, violations, query } = exchange;
  const bodies = { request: parseJson(exchange.request), answer: parseJson(exchange.answer) };
  const found = violations === null ? ofMock(bodies.answer) : parseJson(violations);
  if (!Array.isArray(found)) return [];
  const code = (bodies.answer as { code?: unknown } | null | undefined)?.code;
  const ofThisBranch = (found as Violation[]).filter((one) => !isOfOtherBranch(one, code));
  return ofThisBranch.map(({ location: [side, part, ...rest], message }) => {
    const direction = side === 'request' ? 'request' : 'answer';
    const missing = /must have required property '(.+)'$/.exec(message)?.[1];
    const expected = missing === undefined ? expectation(message) : 'a value';
    const base = { operationId, direction, expected } as const;
    if (part === undefined) return { ...base, path: 'status', found: String(status) };
    const keys = missing === undefined ? rest : [...rest, missing];
    if (part !== 'body') {
      const [name = ''] = keys;
      const [spelt, value] = [...query].find(([key]) => key.toLowerCase() === name) ?? [name];
      return { ...base, path: `${part} ${spelt}`, found: foundText(value) };
    }
    const { path, value } = at(bodies[direction], keys);
    return { ...base, path: jsonPath(path), found: foundText(value) };
  });
}

/** The mock's rejection of a request, in which the places do not include the direction. */
function ofMock(answer: unknown): unknown {
  const { validation } = (answer ?? {}) as { validation?: readonly Violation[] };
  return validation?.map((one) => ({ ...one, location: ['request', ...one.location] }));
}

/** An envelope is either a success or a failure, so a mismatch with the other schema is not a violation. */
function isOfOtherBranch({ location, code }: Violation, envelopeCode: unknown): boolean {
  const place = location.join('.');
  if (place === 'response.body') return code === 'anyOf';
  if (place !== 'response.body.code') return false;
  return envelopeCode === 200 ? code === 'not' : code === 'const';
}

/** `Response body property body.a must be number` without its beginning. */
const expectation = (message: string): string =>
  /\bmust (?:be )?(.*)$/.exec(message)?.[1] ??
  message.replace(/^.*those defined in the document: /, 'one of ').replace(/,(?=\d)/g, ', ');

function at(
  body: unknown,
  keys: readonly string[],
): { path: readonly PropertyKey[]; value: unknown } {
  let value = body;
  const path: PropertyKey[] = [];
  for (const key of keys) {
    path.push(Array.isArray(value) ? Number(key) : key);
    value = (value as Record<string, unknown> | null | undefined)?.[key];
  }
  return { path, value };
}
