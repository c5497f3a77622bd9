import type { Answer } from '../../../sandbox/http/answer.ts';
import type { Visit } from '../../../sandbox/operations.ts';
import type { Planted } from '../../../sandbox/planted.ts';

/** One planted bug, and the operations (or the event) at which the kit must find it. */
export type Mutant = {
  bug: string;
  only: readonly string[];
  planted: Planted;
  /** Time-out of the kit, for bugs in which no answer comes. */
  timeoutMs?: number;
};

export type Body = { [field: string]: unknown };

type Healthy = () => Promise<unknown>;

/** A bug in the body of one operation's success. */
export const inBody = (
  bug: string,
  operationId: string,
  spoil: (body: never) => unknown,
): Mutant => ({
  bug,
  only: [operationId],
  planted: {
    handlers: {
      [operationId]: async (_visit: Visit, _input: unknown, healthy: Healthy) =>
        spoil((await healthy()) as never),
    },
  },
});

/** A bug in the behaviour of an operation. */
export const inHandler = (
  bug: string,
  operationId: string,
  handle: (visit: Visit, input: never, healthy: Healthy) => unknown,
): Mutant => ({
  bug,
  only: [operationId],
  planted: {
    handlers: {
      [operationId]: (visit: Visit, input: unknown, healthy: Healthy) =>
        handle(visit, input as never, healthy),
    },
  },
});

/** A bug in the finished HTTP answer of an operation. */
export const inAnswer = (
  bug: string,
  operationId: string,
  spoil: (answer: Answer) => Answer,
): Mutant => ({
  bug,
  only: [operationId],
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
