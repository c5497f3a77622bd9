import { expect, test } from 'vitest';
import { createClient } from '../engine/client.ts';
import type { CheckContext } from '../engine/context.ts';
import { judgeOf } from '../engine/judge.ts';
import { isObject, loadContract, type Contract, type Operation } from '../engine/load.ts';
import { readFacts } from '../scenarios/facts.ts';
import { realInput } from '../scenarios/real-inputs.ts';
import { startBackend } from './backend.ts';

/** The links of `openapi.yaml`, by which one operation leads to the next. */
const contract = loadContract();
const byId = (id: string) => contract.operations.find((one) => one.id === id);

type RawLink = {
  operationId: string;
  parameters?: Record<string, unknown>;
  requestBody?: Record<string, unknown>;
};

/** The links as the document states them. */
function linksOf({ path, method }: Operation): RawLink[] {
  const paths = contract.document['paths'] as Record<string, Record<string, unknown>>;
  const operation = paths[path]?.[method.toLowerCase()] as { responses: object };
  return Object.values(operation.responses).flatMap((response: { links?: object }) =>
    Object.values(response.links ?? {}),
  );
}

const pointed = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], value);

/** The value of a runtime expression in the documented examples; other values are returned unchanged. */
function valueOf(expression: unknown, from: Operation): unknown {
  const text = String(expression);
  if (!text.startsWith('$')) return expression;
  const [, place = '', name = ''] =
    /^\$(response\.body#|request\.body#|request\.query\.)(.+)$/.exec(text) ?? [];
  const media = from.responses.get('200')?.content.get('application/json');
  if (place === 'response.body#') return pointed(media?.examples[0]?.value, name);
  if (place === 'request.body#') return pointed(from.body?.examples[0]?.value, name);
  return from.parameters.find((one) => one.name === name)?.example;
}

const problems = contract.operations.flatMap((from) =>
  linksOf(from).flatMap(({ operationId, parameters = {}, requestBody = {} }) => {
    const to = byId(operationId);
    if (to === undefined) return [`${from.id}: there is no ${operationId}`];
    const example = to.body?.examples[0]?.value;
    const fields = isObject(example) ? Object.keys(example) : [];
    const names = to.parameters.map(({ name }) => name);
    const unknown = [
      ...Object.keys(parameters).filter((name) => !names.includes(name)),
      ...Object.keys(requestBody).filter((name) => !fields.includes(name)),
    ].map((name) => `${from.id}: ${operationId} takes no ${name}`);
    const empty = Object.entries({ ...parameters, ...requestBody })
      .filter(([, value]) => valueOf(value, from) === undefined)
      .map(([name, value]) => `${from.id}: ${name} of ${operationId}: nothing at ${String(value)}`);
    return [...unknown, ...empty];
  }),
);

test('every link names an operation, a value in the response and a parameter', () => {
  expect(problems).toEqual([]);
});

/** The contract without the links of one operation. */
const withoutLinksOf = (id: string): Contract => ({
  ...contract,
  operations: contract.operations.map((operation) => {
    const ok = operation.responses.get('200');
    if (operation.id !== id || ok === undefined) return operation;
    return {
      ...operation,
      responses: new Map(operation.responses).set('200', { ...ok, links: [] }),
    };
  }),
});

test('the kit takes order numbers and plan keys only from the links', async () => {
  const backend = await startBackend();
  const target = { ...backend, functionsUrl: '', origin: '', password: '', rate: Infinity };
  const client = createClient({ ...target, timeoutMs: 10_000 });
  const inputOf = async (known: Contract, id: string) => {
    const options = { mutate: true, runs: 1, seed: 1, credentials: undefined };
    const judge = judgeOf(known);
    const context = { client, contract: known, judge, options } as CheckContext;
    const facts = await readFacts(context);
    const operation = byId(id);
    if (operation === undefined) throw new Error(`There is no ${id}.`);
    return { input: realInput({ ...context, facts }, operation), facts };
  };
  for (const id of ['getIspPlan', 'renewIsp', 'createSubscription', 'cancelSubscription']) {
    const { input, facts } = await inputOf(contract, id);
    const orderNo = facts.plans[0]?.['orderNo'];
    expect({ ...input.query, ...(input.body as object | undefined) }, id).toMatchObject({
      orderNo,
    });
  }
  const { input, facts } = await inputOf(withoutLinksOf('listIspPlans'), 'renewIsp');
  const example = byId('renewIsp')?.body?.examples[0]?.value as { orderNo: string };
  expect(input.body).toMatchObject({ orderNo: example.orderNo });
  expect(example.orderNo).not.toBe(facts.plans[0]?.['orderNo']);
});
