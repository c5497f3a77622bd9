import type { IncomingMessage } from 'node:http';

import type { Visit } from './operations.ts';
import type { Answer } from './http/answer.ts';

export interface HubEvent {
  /** Undefined is everyone. */
  customerId: number | undefined;
  target: string;
  args: readonly unknown[];
}

/** Bugs on purpose, for those who test a checker of backends. All of it is left out in a healthy sandbox. */
export interface Planted {
  /** By operation id; `healthy` runs the real handler. What comes out is not checked any more. */
  handlers?: Readonly<
    Record<string, (visit: Visit, input: unknown, healthy: () => Promise<unknown>) => unknown>
  >;
  /** Changes a finished answer, headers included; `operationId` is undefined for a preflight. */
  answer?: (answer: Answer, operationId: string | undefined, request: IncomingMessage) => Answer;
  /** Operations that never ask for a token; a call with a broken or no token is the demo customer's. */
  ignoreToken?: readonly string[];
  /** Changes hub events, their receivers and their number. */
  events?: (event: HubEvent) => readonly HubEvent[];
}
