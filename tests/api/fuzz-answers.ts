import { valid, type Leaves } from '@ambergate/contract-check/engine/arbitrary.ts';
import {
  isObject,
  loadContract,
  type JsonSchema,
  type Operation,
} from '@ambergate/contract-check/engine/load.ts';
import {
  answerSchema,
  keepsContract,
  operationOf,
} from '@ambergate/contract-check/tests/keeps-contract.ts';
import fc from 'fast-check';
import { EDGES } from './fuzz-edge-values.ts';

const { schemas, operations } = loadContract();

/** Operations that return JSON, which are those of the generated client. */
export const jsonOperations: readonly Operation[] = operations.filter(
  ({ responses, tag }) =>
    responses.get('200')?.content.has('application/json') && tag !== 'realtime',
);

/** Successes at the edges of the schema: without optional fields, with unknown fields. */
export function edgeAnswers(id: string, leaves: Leaves = EDGES): fc.Arbitrary<unknown> {
  return valid(choicesOf(id).success, schemas, leaves)
    .chain((answer) => fc.oneof(fc.constant(answer), withExtras(answer)))
    .filter((answer) => keepsContract(id, answer));
}

/** Business failures with every kind of text. */
export function failures(id: string, leaves: Leaves = EDGES): fc.Arbitrary<unknown> {
  const { failure } = choicesOf(id);
  if (failure === undefined) throw new Error(`${id} has no business failure`);
  return valid(failure, schemas, leaves).filter((answer) => keepsContract(id, answer));
}

/**
 * Successes with one violation of the schema: a value that is missing, null, of another type or out of range. The message
 * of a success is not read, so it breaks nothing.
 */
export function brokenAnswers(id: string): fc.Arbitrary<unknown> {
  const isFailure = (answer: unknown) =>
    isObject(answer) && typeof answer['code'] === 'number' && answer['code'] !== 200;
  const corrupt = valid(choicesOf(id).success, schemas).chain((answer) =>
    fc
      .tuple(fc.constantFrom(...pathsOf(answer)), fc.constantFrom(...SPOILS))
      .map(([path, corruption]) => corruptAt(answer, path, corruption)),
  );
  return fc
    .oneof({ weight: 9, arbitrary: corrupt }, { weight: 1, arbitrary: fc.constantFrom(...WHOLE) })
    .filter(
      (answer) => !isFailure(answer) && !keepsContract(id, withoutMessage(answer), 'tolerant'),
    );
}

const withoutMessage = (answer: unknown) =>
  isObject(answer) && 'message' in answer ? { ...answer, message: null } : answer;

/** The contract's example of a success. */
export function exampleOf(id: string): unknown {
  const examples = operationOf(id).responses.get('200')?.content.get('application/json')?.examples;
  const success = examples?.find(
    ({ value }) => !isObject(value) || [200, undefined].includes(value['code'] as number),
  );
  return success?.value;
}

const MINUS_ZERO = 'minus zero';

/** JSON as a server may write it, including −0 with its sign. */
export function toJson(value: unknown): string {
  const marked = JSON.stringify(value, (_key, child: unknown) =>
    Object.is(child, -0) ? MINUS_ZERO : child,
  );
  return marked.replaceAll(`"${MINUS_ZERO}"`, '-0');
}

/** The two branches of an envelope, `anyOf [success, Failure]`. Without an envelope there is only a success. */
function choicesOf(id: string): { success: JsonSchema; failure: JsonSchema | undefined } {
  const schema = answerSchema(id);
  const named = schemas[String(schema['$ref']).split('/').at(-1) ?? ''] ?? {};
  const choices = named['anyOf'] as JsonSchema[] | undefined;
  return { success: choices?.[0] ?? schema, failure: choices?.[1] };
}

const EXTRAS: readonly [string, unknown][] = [
  ['extra', { deep: { deeper: [null, [null, { deepest: null }]] } }],
  ['then', 'not a promise'],
  ['constructor', null],
  ['toJSON', 1],
  ['$ref', '#/nowhere'],
  ['', []],
  ['abyss', Array.from({ length: 500 }).reduce<unknown>((inner) => [inner, null], null)],
];

function withExtras(answer: unknown): fc.Arbitrary<unknown> {
  return fc.constantFrom(...EXTRAS).map((extra) => addTo(answer, extra));
}

function addTo(value: unknown, extra: readonly [string, unknown]): unknown {
  if (Array.isArray(value)) return value.map((child) => addTo(child, extra));
  if (!isObject(value)) return value;
  const children = Object.entries(value).map(([name, child]) => [name, addTo(child, extra)]);
  return Object.fromEntries([extra, ...children] as [string, unknown][]);
}

type Path = readonly (string | number)[];
type Corruption = { value: unknown } | 'left out';

const WHOLE = [null, [], {}, '', 'text', 0, true, { code: '200', body: {} }, { code: 200 }];
const SPOILS: readonly Corruption[] = [
  'left out',
  ...[null, '', 'text', 0, -1, 1.5, 1e308, true, [], {}, [null], { value: null }].map((value) => ({
    value,
  })),
];

/** Every path in a value, nested ones included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path];
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.map((child, index) => [index, child])
    : Object.entries(value);
  const below = children.flatMap(([name, child]) => pathsOf(child, [...path, name]));
  return path.length === 0 ? below : [path, ...below];
}

function corruptAt(value: unknown, [name, ...rest]: Path, corruption: Corruption): unknown {
  if (name === undefined) return corruption === 'left out' ? undefined : corruption.value;
  if (Array.isArray(value)) {
    const corrupt = corruptAt(value[Number(name)], rest, corruption);
    return value.with(Number(name), corrupt === undefined ? null : corrupt);
  }
  if (!isObject(value)) return value;
  const { [name]: child, ...others } = value;
  const corrupt = corruptAt(child, rest, corruption);
  return corrupt === undefined ? others : { ...others, [name]: corrupt };
}
