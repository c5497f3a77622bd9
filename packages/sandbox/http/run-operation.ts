import type { Backend } from '../backend.ts';
import type { InjectedFaults } from '../injected-faults.ts';
import type { RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { clientOf } from '../rules/client.ts';
import { languageOf } from '../rules/shop-page.ts';
import type { Customer } from '../store/customers.ts';
import { Unauthorised } from '../Unauthorised.ts';
import { json, type Answer } from './answer.ts';
import { bearerOf } from './bearer.ts';
import { corrupt, standIn, withHeaders, type Chaos } from './chaos.ts';
import type { Operation } from './contract.ts';
import { refusal, success, unauthorised } from './envelope.ts';
import { LineCut } from './LineCut.ts';
import { loosen } from './loose.ts';
import { readBody } from './read-body.ts';
import { complaint, parseInput } from './schemas.ts';
import { isLooseAddress } from './sentinels.ts';

const BODY_LIMIT = 64 * 1024;

export type AnyHandler = (context: RequestContext, input: unknown, request: Request) => unknown;

export type Runner = {
  backend: Backend;
  handlers: Record<string, AnyHandler>;
  injected: InjectedFaults;
  /** Whether every response uses the loose dialect. */
  isLoose: boolean;
  /** Waits this many milliseconds, or until the sandbox closes. */
  sleep: (ms: number) => Promise<unknown>;
  report: (fault: string) => void;
  /** Base address of the hosted pages for this request. */
  publicUrl: (request: Request) => string;
};

/** Runs one call, from its token to its validated response. */
export async function runOperation(
  runner: Runner,
  operation: Operation,
  request: Request,
): Promise<Answer> {
  // The token may end while the body arrives.
  const text = await readBody(request, BODY_LIMIT);
  const token = bearerOf(request);
  const signedIn = token === undefined ? undefined : runner.backend.customerOf(token);
  let chaos = askedOf(runner, operation, request, signedIn);
  if ('status' in chaos && 'body' in chaos) return chaos;
  const input = readInput(operation, new URL(request.url), text);
  chaos = { ...chaos, ...runner.injected.ofInput(input instanceof Refusal ? undefined : input) };
  if (chaos.latency) await runner.sleep(chaos.latency);
  if (chaos.drop) throw new LineCut();
  if (chaos.status === 401 && chaos.type === undefined) {
    return withHeaders(chaos, unauthorised(operation));
  }
  const instead = standIn(chaos, operation);
  const answer =
    instead ?? (await authorisedAnswer(runner, operation, request, token, signedIn, input));
  const isLoose = runner.isLoose || chaos.loose === true || isLooseAddress(signedIn?.email);
  const written = isLoose ? loosen(operation, answer) : answer;
  return withHeaders(chaos, instead === undefined ? corrupt(chaos, written) : written);
}

function askedOf(
  { injected }: Runner,
  operation: Operation,
  request: Request,
  signedIn: Customer | undefined,
): Chaos | Answer {
  try {
    return injected.asked(operation, request, signedIn?.id);
  } catch (error) {
    return json(400, { code: 400, message: String(error), body: null });
  }
}

function readInput(operation: Operation, url: URL, text: string | undefined): unknown {
  try {
    if (text === undefined) return new Refusal(413, 'The request is too large', 'invalid_request');
    return parseInput(
      operation,
      url,
      operation.requestSchema && text ? JSON.parse(text) : undefined,
    );
  } catch (error) {
    return error instanceof Refusal
      ? error
      : new Refusal(400, 'The request is not JSON', 'invalid_request');
  }
}

async function authorisedAnswer(
  runner: Runner,
  operation: Operation,
  request: Request,
  token: string | undefined,
  signedIn: Customer | undefined,
  input: unknown,
): Promise<Answer> {
  const { backend, injected } = runner;
  const publicUrl = runner.publicUrl(request);
  const customer =
    signedIn ?? (injected.ignoresToken(operation.id) ? backend.store.customers.byId(1) : undefined);
  const broken = operation.checksToken && token !== undefined && !customer;
  if (broken || (operation.needsToken && !customer)) return unauthorised(operation);
  if (input instanceof Refusal) return refusal(operation, input);
  try {
    const language = languageOf(request);
    const client = clientOf(request);
    const context = { backend, customer, publicUrl, language, token, client };
    if (token !== undefined) backend.store.tokens.touch(token);
    return await handled(runner, operation, context, input, request);
  } catch (error) {
    if (error instanceof Refusal) return refusal(operation, error);
    if (error instanceof Unauthorised) return unauthorised(operation);
    return fault(
      runner,
      operation,
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
  }
}

async function handled(
  runner: Runner,
  operation: Operation,
  context: RequestContext,
  input: unknown,
  request: Request,
): Promise<Answer> {
  const { id } = operation;
  const handler = runner.handlers[id];
  if (!handler)
    throw new Error('The contract has this operation, but the sandbox has no handler for it');
  const own = () => handler(context, input, request);
  const { result, isFree } = await runner.injected.handle(id, context, input, request, own);
  const answer = isAnswer(result) ? result : success(operation, result);
  return isFree ? answer : checked(runner, operation, answer);
}

/** Pages return a complete response. */
const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'headers' in value && 'status' in value;

/** Replaces a response that violates the contract with a 500 and reports it, because it is a bug in the sandbox. */
function checked(runner: Runner, operation: Operation, answer: Answer): Answer {
  const name = operation.successSchema ?? operation.responseSchemas.get(answer.status);
  const wrong = name === undefined ? undefined : complaint(name, JSON.parse(answer.body));
  return wrong === undefined
    ? answer
    : fault(runner, operation, `the response breaks the contract: ${wrong}`);
}

function fault({ report }: Runner, { id }: Operation, reason: string): Answer {
  report(`${id}: ${reason}`);
  return json(500, {
    code: 500,
    message: `${id} failed in the sandbox: ${reason.split('\n')[0]}`,
    body: null,
  });
}
