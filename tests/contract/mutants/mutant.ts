import type { Answer } from '../../../sandbox/http/answer.ts';
import type { Visit } from '../../../sandbox/operations.ts';
import type { Planted } from '../../../sandbox/planted.ts';
import { operationOf } from '../found-by.ts';
import type { Expected } from '../found-by.ts';

/** One injected bug, and the result in which the kit must find it. */
export type Mutant = {
  bug: string;
  expected: Expected;
  planted: Planted;
  /** Time-out of the kit, for bugs in which no answer comes. */
  timeoutMs?: number;
};

export type Body = { [field: string]: unknown };

type Healthy = () => Promise<unknown>;

/** A bug in the body of a success. */
export const inBody = (
  bug: string,
  expected: Expected,
  spoil: (body: never) => unknown,
): Mutant => ({
  bug,
  expected,
  planted: {
    handlers: {
      [operationOf(expected)]: async (_visit: Visit, _input: unknown, healthy: Healthy) =>
        spoil((await healthy()) as never),
    },
  },
});

/** A bug in the behaviour of an operation, which the check of another one may find. */
export const inHandler = (
  bug: string,
  expected: Expected,
  handle: (visit: Visit, input: never, healthy: Healthy) => unknown,
  operationId = operationOf(expected),
): Mutant => ({
  bug,
  expected,
  planted: {
    handlers: {
      [operationId]: (visit: Visit, input: unknown, healthy: Healthy) =>
        handle(visit, input as never, healthy),
    },
  },
});

/** A bug in the finished HTTP answer of an operation, which the check of another one may find. */
export const inAnswer = (
  bug: string,
  expected: Expected,
  spoil: (answer: Answer) => Answer,
  operationId = operationOf(expected),
): Mutant => ({
  bug,
  expected,
  planted: {
    answer: (answer, id) => (id === operationId ? spoil(answer) : answer),
  },
});

export const parsed = (answer: Answer): Body => JSON.parse(answer.body) as Body;

export const withJson = (answer: Answer, value: unknown): Answer => ({
  ...answer,
  body: JSON.stringify(value),
});

export const withoutHeader = (answer: Answer, name: string): Answer => ({
  ...answer,
  headers: Object.fromEntries(
    Object.entries(answer.headers).filter(([key]) => key !== name.toLowerCase()),
  ),
});

export const withHeader = (answer: Answer, name: string, value: string): Answer => ({
  ...answer,
  headers: { ...answer.headers, [name.toLowerCase()]: value },
});

export const html = (answer: Answer, status: number): Answer => ({
  status,
  headers: { ...answer.headers, 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><title>Oops</title><h1>Oops</h1>',
});
