import { config } from '../config.ts';
import { parseUrl } from '../platform/address.ts';
import { fetchFresh } from '../platform/fetch-fresh.ts';
import { isOnline } from '../platform/network.ts';
import type { Schema } from './check-contract.ts';
import { checkContract, contractError } from './check-contract.ts';
import type { ApiErrorInit, ApiErrorKind } from './errors.ts';
import { ApiError } from './errors.ts';
import { retryAfterOf } from './retry.ts';
import type { WithRows } from './rows.ts';
import type { CallScope } from './scope.ts';
import { currentScope } from './scope.ts';

export type ErrorType<_Body> = ApiError;

export type HttpOptions = RequestInit & {
  /** Set by the generated client. */
  operationId?: string;
  /** Set by the generated client: the contract requires a token for this call. */
  requiresToken?: boolean;
  schema?: Schema;
  /**
   * The visit that the call belongs to; by default the current one. A job of several steps passes the one that
   * started it.
   */
  scope?: CallScope;
};

/** The result of a call: the body of its envelope's success, or the whole answer of a call without an envelope. */
export type BodyOf<Answer> = Answer extends { code: number }
  ? WithRows<Extract<Answer, { code: 200; body?: unknown }>['body']>
  : Answer;

/**
 * Sends one call of the contract: base address, bearer token, envelope, validation. Every failure is an ApiError.
 * There is no time-out. A cancelled call rejects with the signal's reason, and so does one whose visit has ended,
 * whatever the answer is.
 */
export async function http<Answer>(path: string, options: HttpOptions): Promise<BodyOf<Answer>>;
export async function http(path: string, options: HttpOptions): Promise<unknown> {
  const { scope = currentScope(), requiresToken = false, signal } = options;
  scope.signal.throwIfAborted();
  const signals = [signal, requiresToken ? scope.signal : null];
  try {
    return await withFirst(signals, (first) =>
      exchange(path, { ...options, signal: first, scope }),
    );
  } finally {
    if (isUnwanted(scope, requiresToken)) scope.signal.throwIfAborted();
  }
}

/** Runs a call with a signal that aborts with the first of these. The oldest browsers have no AbortSignal.any(). */
async function withFirst<Result>(
  signals: readonly (AbortSignal | null | undefined)[],
  run: (first: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const first = new AbortController();
  for (const signal of signals) {
    const abort = () => first.abort(signal?.reason);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { signal: first.signal });
  }
  try {
    return await run(first.signal);
  } finally {
    // Nothing is left to cancel but the listeners.
    first.abort();
  }
}

/** Public calls survive a sign-in or sign-out, until another customer takes over the page. */
function isUnwanted({ token }: CallScope, requiresToken: boolean): boolean {
  return requiresToken || (token !== '' && currentScope().token !== '');
}

type Exchange = HttpOptions & { scope: CallScope };

async function exchange(path: string, options: Exchange): Promise<unknown> {
  const { operationId = path, requiresToken, schema, scope, ...init } = options;
  const { url, isOfApi } = addressOf(path);
  const sentFor = isOfApi && scope.token !== '' ? scope : undefined;
  const call = { operationId, sentFor };
  if (requiresToken && sentFor === undefined) throw noAnswer(call, 'signed-out');
  const response = await send(url, init, call);
  const context = { ...call, requestId: requestIdOf(response) };
  const text = await readAnswer(response, init.signal, context);
  const answer = parse(text);
  if (!response.ok) {
    throw new ApiError({
      ...context,
      kind: 'http',
      status: response.status,
      retryAfterMs: retryAfterOf(response),
      code: null,
      message: textOf(answer),
    });
  }
  const { status } = response;
  if (text === null) {
    throw contractError({ ...context, status }, `$: longer than ${MAX_ANSWER} bytes`);
  }
  if (isEnvelope(answer) && answer.code !== 200) {
    throw new ApiError({
      ...context,
      kind: 'business',
      status,
      code: answer.code,
      message: textOf(answer),
    });
  }
  const read = await checkContract(answer, schema, { ...context, status });
  // The visit may have ended during a pause.
  init.signal?.throwIfAborted();
  return isEnvelope(read) ? read.body : read;
}

function addressOf(path: string): { url: string; isOfApi: boolean } {
  const url = (path.startsWith('/api/') ? config.apiBaseUrl : config.functionsUrl) + path;
  const here = globalThis.location?.href ?? 'http://localhost';
  // The bearer token goes to the API's origin and nowhere else.
  return { url, isOfApi: originOf(url, here) === originOf(config.apiBaseUrl, here) };
}

const originOf = (url: string, here: string) => parseUrl(url, here)?.origin ?? '';

/** Only what the contract allows: a header of anything else is not shown. */
const requestIdOf = ({ headers }: Response) =>
  /^[\w.:=+-]{1,64}$/.exec(headers.get('X-Request-Id') ?? '')?.[0];

type Context = Pick<ApiErrorInit, 'operationId' | 'requestId' | 'sentFor'>;

/** No answer came. */
const noAnswer = (context: Context, kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ ...context, kind, status: 0, code: null, message: '', cause });

/** The options of `fetch`. A value that no header can carry is a failure that must not be retried. */
function requestInit(init: RequestInit, context: Context): RequestInit {
  try {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    const { sentFor } = context;
    if (sentFor !== undefined) headers.set('Authorization', `Bearer ${sentFor.token}`);
    return { ...init, headers };
  } catch {
    // The browser's message may quote the token.
    console.error(`The request of ${context.operationId} could not be made.`);
    throw noAnswer(context, 'request');
  }
}

async function send(url: string, init: RequestInit, context: Context): Promise<Response> {
  if (!isOnline()) throw noAnswer(context, 'offline');
  const request = requestInit(init, context);
  try {
    return await fetchFresh(url, request);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw noAnswer(context, 'network', cause);
  }
}

/** Reads the text of an answer; null when it is too long. An error needs no text, since its status is enough. */
async function readAnswer(
  response: Response,
  signal: AbortSignal | null | undefined,
  context: Context,
): Promise<string | null> {
  try {
    return await readText(response);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    if (!response.ok) return null;
    throw noAnswer(context, 'network', cause);
  }
}

/** The parsed text, or undefined when it is not JSON. */
function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '') as unknown;
  } catch {
    return undefined;
  }
}

function isEnvelope(answer: unknown): answer is { code: number; body?: unknown } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'code' in answer &&
    typeof answer.code === 'number'
  );
}

/** The server's text: `message`, else a string `body` (envelope), else `error` (create-user). */
function textOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  for (const key of ['message', 'body', 'error'] as const) {
    const value: unknown = (answer as Record<string, unknown>)[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
}

/** Longer answers are rejected: parsing one would block the page for seconds. */
export const MAX_ANSWER = 32 * 1024 * 1024;

/**
 * Reads an answer as text; null when it is longer than `limit` bytes. Counts decoded bytes as they arrive, because
 * the Content-Length header may be missing and counts compressed bytes.
 */
export async function readText(
  response: Response,
  limit: number = MAX_ANSWER,
): Promise<string | null> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.byteLength;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(read.value, { stream: true });
  }
  return text + decoder.decode();
}
