import type { Answer } from './http/answer.ts';
import { concerns, parseChaos, type Chaos } from './http/chaos.ts';
import type { Operation } from './http/contract.ts';
import { sentinel } from './http/sentinels.ts';
import type { RequestContext } from './operations.ts';

export type HubEvent = {
  /** Undefined for everyone. */
  customerId: number | undefined;
  target: string;
  args: readonly unknown[];
};

/** Faults that a test gives to its sandbox. A healthy sandbox has none. */
export type Faults = {
  /** Replacements by operation id; `healthy` runs the real handler. Their results are not validated. */
  handlers?: Record<
    string,
    (context: RequestContext, input: unknown, healthy: () => Promise<unknown>) => unknown
  >;
  /** Runs for every operation. Its result must conform to the contract. */
  everyHandler?: (request: Request, healthy: () => unknown) => unknown;
  /**
   * Changes a finished response, headers (in lower case) included. Undefined cuts the connection. `operationId` is
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

type Ordered = { chaos: Chaos; customerId: number | undefined; times: number };

/**
 * All faults of a sandbox: those of a test, those that `POST /sandbox` orders for one customer or for everyone, and those
 * that a call asks for by its X-Chaos header or by a value of its input.
 */
export class InjectedFaults {
  readonly ofTest: Faults;
  #ordered: Ordered[] = [];

  constructor(ofTest: Faults = {}) {
    this.ofTest = ofTest;
  }

  order(words: string, customerId: number | undefined, times = Infinity): void {
    this.#ordered.push({ chaos: parseChaos(words), customerId, times });
  }

  /** Ends the faults that `POST /sandbox` has set. */
  clear(customerId: number | undefined): void {
    this.#ordered =
      customerId === undefined
        ? []
        : this.#ordered.filter((ordered) => ordered.customerId !== customerId);
  }

  /** The faults that are requested before the input is read. Counts the call. Throws for unknown words. */
  asked({ id, examples }: Operation, request: Request, customerId: number | undefined): Chaos {
    const ordered = this.#take(id, customerId);
    const ofHeader = parseChaos(request.headers.get('X-Chaos') ?? '');
    const chaos = concerns(ofHeader, id) ? { ...ordered, ...ofHeader } : ordered;
    if (chaos.example !== undefined && !examples.has(chaos.example)) {
      throw new Error(`${id} has no example ${chaos.example}`);
    }
    return chaos;
  }

  /** The faults that `POST /sandbox` has set for this call. */
  #take(operationId: string, customerId: number | undefined): Chaos {
    const found = this.#ordered.filter(
      (ordered) =>
        concerns(ordered.chaos, operationId) &&
        (ordered.customerId === undefined || ordered.customerId === customerId),
    );
    for (const ordered of found) ordered.times -= 1;
    this.#ordered = this.#ordered.filter(({ times }) => times > 0);
    return Object.assign({}, ...found.map(({ chaos }) => chaos)) as Chaos;
  }

  /** The faults that a value of the input requests. */
  ofInput = (input: unknown): Chaos => sentinel(input);

  ignoresToken = (operationId: string): boolean =>
    this.ofTest.ignoreToken?.includes(operationId) ?? false;

  /**
   * Runs the handler of an operation with its injected faults. If `isFree` is set, it does not have to conform to the
   * contract.
   */
  async handle(
    operationId: string,
    context: RequestContext,
    input: unknown,
    request: Request,
    handler: () => unknown,
  ): Promise<{ result: unknown; isFree: boolean }> {
    const { handlers = {}, everyHandler } = this.ofTest;
    const healthy = async () => (everyHandler ? everyHandler(request, handler) : handler());
    const fault = handlers[operationId];
    return {
      result: await (fault ? fault(context, input, healthy) : healthy()),
      isFree: fault !== undefined,
    };
  }

  /** The events that are sent instead of this one. */
  events = (event: HubEvent): readonly HubEvent[] => this.ofTest.events?.(event) ?? [event];
}
