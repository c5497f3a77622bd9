import { operations } from '@ambergate/sandbox/http/contract.ts';
import type { Body, OperationId } from '@ambergate/sandbox/operations.ts';
import { Refusal } from '@ambergate/sandbox/Refusal.ts';
import { createSandbox } from '@ambergate/sandbox/sandbox.ts';
import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { FailureReason } from '../../generated/model/failureReason.zod.ts';
import * as prices from '../../shop.config.ts';
import { onNeverSent } from './reaches-server.ts';

/** A call of the page. While it is held, the test decides when and how to answer it. */
export type Call = {
  operationId: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The bearer token, or ''. */
  token: string;
  isOpen: boolean;
  /** The sandbox answers. */
  pass: () => Promise<void>;
  /** The sandbox handles the call and returns this, which must conform to the contract. */
  answer: (body: unknown) => Promise<void>;
  /** A business failure; null for one without a text. */
  refuse: (message: string | null, code?: number, reason?: FailureReason) => Promise<void>;
  /** A fault, in the words of `X-Chaos`. */
  fault: (chaos: string) => Promise<void>;
  /** Returns a response that the contract does not allow. */
  offContract: (body: unknown) => Promise<void>;
  /** The sandbox handles the call, and the response is this one, written as servers may write it. */
  respond: (response: Response) => Promise<void>;
};

/** The response that a test sets for an operation: a body that the contract allows, or a deliberate fault. */
export type Said<K extends OperationId> = Body<K> | Instead;

type Ending = Partial<{ body: unknown; refusal: Refusal; chaos: string; response: Response }>;

/** A result of a call without a body of the contract. */
class Instead {
  readonly ending: Ending;

  constructor(ending: Ending) {
    this.ending = ending;
  }
}

/** A fault, in the words of `X-Chaos`. */
export const fault = (chaos: string) => new Instead({ chaos });
/** A success whose body the contract does not allow. */
export const offContract = (body: unknown) =>
  new Instead({ response: Response.json({ code: 200, message: null, body }) });

/** A business failure. */
export const refusal = (message: string, code: number, reason: FailureReason) =>
  new Instead({ refusal: new Refusal(code, message, reason) });

/** Whether the shop of this test has an offer; the constant of defined.d.ts, which a test may stub. */
const isOffered = (offer: string | undefined) =>
  offer === undefined || Reflect.get(globalThis, `__OFFERS_${offer.toUpperCase()}__`) === true;

let faults: string[] = [];
let closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing) close();
  const found = faults;
  [closing, faults] = [[], []];
  if (found.length > 0) throw new Error(`The page and the sandbox disagree:\n${found.join('\n')}`);
});

/**
 * The sandbox in this process, in place of the network. Every token belongs to a different customer. `held` operations
 * wait for the test; the rest are answered immediately.
 */
export async function openBackend({ held = false }: { held?: boolean | OperationId[] } = {}) {
  const calls: Call[] = [];
  const running = new Set<Promise<unknown>>();
  const endings = new WeakMap<Request, Ending>();
  const said = new Map<string, (call: Call) => unknown>();
  const isHeld = (id: string) => (Array.isArray(held) ? held.some((one) => one === id) : held);

  const sandbox = await createSandbox({
    prices,
    seed: () => undefined,
    now: () => Date.now(),
    report: (fault) => faults.push(fault),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    stranger(token, { customers }) {
      const email = `${token}@example.com`;
      return customers.byEmail(email) ?? customers.add(email, null);
    },
    injected: {
      // The test's answers replace those of the sandbox's own handler.
      everyHandler(request, healthy) {
        const ending = endings.get(request) ?? {};
        if (ending.refusal !== undefined) throw ending.refusal;
        return 'body' in ending ? ending.body : healthy();
      },
    },
  });

  async function fetch(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const { signal } = init;
    signal?.throwIfAborted();
    const url = new URL(address, 'http://shop.test');
    const { call, ended } = record(url, init);
    onNeverSent(signal, () => {
      const index = calls.indexOf(call);
      if (index >= 0) calls.splice(index, 1);
    });
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => {
        call.isOpen = false;
        reject(signal.reason as Error);
      });
    });
    const answered = ended.then((ending) => {
      signal?.throwIfAborted();
      const answer = send(url, init, ending);
      running.add(answer);
      return answer.finally(() => running.delete(answer));
    });
    return Promise.race([answered, aborted]);
  }

  async function send(url: URL, init: RequestInit, ending: Ending): Promise<Response> {
    const { signal: _signal, ...rest } = init;
    const request = new Request(url, rest);
    if (ending.chaos !== undefined) request.headers.set('X-Chaos', ending.chaos);
    endings.set(request, ending);
    const answer = await sandbox.fetch(request);
    return ending.response ?? answer;
  }

  function record(url: URL, { method = 'GET', headers, body }: RequestInit) {
    // The API may be under a path.
    const operation = operations.find(
      (known) => known.method === method && url.pathname.endsWith(known.path),
    );
    url.pathname = operation?.path ?? url.pathname;
    if (operation === undefined) faults.push(`The contract has no ${method} ${url.pathname}`);
    const operationId = operation?.id ?? url.pathname;
    if (!isOffered(operation?.offer)) faults.push(`The shop does not offer ${operationId}`);
    let end: (ending: Ending) => void = () => undefined;
    const ended = new Promise<Ending>((resolve) => (end = resolve));
    const finish = async (ending: Ending) => {
      call.isOpen = false;
      end(ending);
      await settle();
    };
    const call: Call = {
      operationId,
      query: url.searchParams,
      body: typeof body === 'string' ? (JSON.parse(body) as Call['body']) : {},
      token: (new Headers(headers).get('Authorization') ?? '').replace('Bearer ', ''),
      isOpen: true,
      pass: () => finish({}),
      answer: (said) => finish({ body: said }),
      refuse: (message, code = 400, reason = 'other') =>
        finish(
          message === null
            ? { chaos: `code=${code};message=` }
            : { refusal: new Refusal(code, message, reason) },
        ),
      fault: (chaos) => finish({ chaos }),
      offContract: (body) => finish(offContract(body).ending),
      respond: (response) => finish({ response }),
    };
    calls.push(call);
    if (!isHeld(operationId)) void Promise.resolve(endingOf(call)).then(end);
    return { call, ended };
  }

  async function endingOf(call: Call): Promise<Ending> {
    const answer = said.get(call.operationId);
    if (answer === undefined) return {};
    const body = await answer(call);
    return body instanceof Instead ? body.ending : { body };
  }

  /** Runs everything that is due, including responses of the sandbox. */
  const settle = () =>
    act(async () => {
      do {
        await Promise.allSettled(running);
        if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
      } while (running.size > 0);
    });

  vi.stubGlobal('fetch', fetch);
  closing.push(sandbox.close);

  const open = (id?: OperationId) =>
    calls.filter((call) => call.isOpen && (id === undefined || call.operationId === id));
  return {
    ...sandbox,
    calls,
    open,
    settle,
    /** The calls of this operation. */
    to: (id: OperationId) => calls.filter(({ operationId }) => operationId === id),
    /** The last call of this operation. */
    last(id: OperationId): Call {
      const call = calls.findLast(({ operationId }) => operationId === id);
      if (call === undefined) throw new Error(`There was no call of ${id}`);
      return call;
    },
    /** The one open call of this operation. */
    only(id: OperationId): Call {
      const [call, ...others] = open(id);
      if (call === undefined || others.length > 0) {
        throw new Error(`${open(id).length} open calls of ${id}`);
      }
      return call;
    },
    /** Sets the responses of this operation from now on. */
    say: <K extends OperationId>(id: K, answer: (call: Call) => Said<K> | Promise<Said<K>>) =>
      void said.set(id, answer),
  };
}

export type Backend = Awaited<ReturnType<typeof openBackend>>;
