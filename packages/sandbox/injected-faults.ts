import type { Answer } from './http/answer.ts';
import type { RequestContext } from './operations.ts';

export type HubEvent = {
  /** Undefined for everyone. */
  customerId: number | undefined;
  target: string;
  args: readonly unknown[];
};

/** Deliberate bugs, for testing a checker of backends. A healthy sandbox has none. */
export type InjectedFaults = {
  /** Replacements by operation id; `healthy` runs the real handler. Their results are not validated. */
  handlers?: Record<
    string,
    (context: RequestContext, input: unknown, healthy: () => Promise<unknown>) => unknown
  >;
  /**
   * Changes a finished answer, headers (in lower case) included. Undefined cuts the connection. `operationId` is
   * undefined for a preflight.
   */
  answer?: (
    answer: Answer,
    operationId: string | undefined,
    request: Request,
  ) => Answer | undefined;
  /** Operations that never check the token. Calls without a valid token act as the demo customer. */
  ignoreToken?: readonly string[];
  /** Changes hub events, their recipients and their number. */
  events?: (event: HubEvent) => readonly HubEvent[];
};
