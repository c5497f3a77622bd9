import type { $ZodType } from 'zod/v4/core';
import { FailureReason } from '../../generated/model/failureReason.zod.ts';
import { config } from '../config.ts';
import { parseJson } from '../domain/parse-json.ts';
import { LANGUAGE } from '../i18n/language.ts';
import { parseUrl } from '../platform/address.ts';
import { fetchFresh } from '../platform/fetch-fresh.ts';
import { isOnline } from '../platform/network.ts';
import { currentCaller, type Caller } from './caller.ts';
import { checkContract } from './check-contract.ts';
import { ApiError, type ApiErrorInit, type ApiErrorKind } from './errors.ts';
import { retryAfterOf } from './retry.ts';
import type { WithRows } from './rows.ts';

export type ErrorType<_Body> = ApiError;

export type HttpOptions = RequestInit & {
  /** Set by the generated client. */
  operationId?: string;
  /** Set by the generated client: the contract requires a token for this call. */
  requiresToken?: boolean;
  schema?: $ZodType;
  /**
   * The visit that the call belongs to; by default the current one. A job with several steps passes the visit that
   * started it.
   */
  caller?: Caller;
};

/** The result of a call: the body of its envelope's success, or the whole response of a call without an envelope. */
export type BodyOf<Answer> = Answer extends { code: number }
  ? WithRows<Extract<Answer, { code: 200; body?: unknown }>['body']>
  : Answer;

/**
 * Sends one call of the contract: base address, bearer token, envelope, validation. Every failure is an ApiError. There
 * is no timeout. A canceled call rejects with the signal's reason, and so does a call whose visit has ended, even if a
 * response arrived.
 */
export async function http<Answer>(path: string, options: HttpOptions): Promise<BodyOf<Answer>>;
export async function http(path: string, options: HttpOptions): Promise<unknown> {
  const { caller = currentCaller(), requiresToken = false } = options;
  caller.signal.throwIfAborted();
  const signals = [options.signal, requiresToken ? caller.signal : null];
  const signal = AbortSignal.any(signals.filter((one) => one instanceof AbortSignal));
  try {
    return await exchange(path, { ...options, signal, caller });
  } finally {
    if (isUnwanted(caller, requiresToken)) caller.signal.throwIfAborted();
  }
}

/** Public calls survive a sign-in or sign-out, until another customer takes over the page. */
function isUnwanted({ token }: Caller, requiresToken: boolean): boolean {
  return requiresToken || (token !== '' && currentCaller().token !== '');
}

type Exchange = HttpOptions & { signal: AbortSignal; caller: Caller };

async function exchange(path: string, options: Exchange): Promise<unknown> {
  const { operationId = path, requiresToken, schema, caller, ...init } = options;
  const { url, isOfApi } = addressOf(path);
  const sentFor = isOfApi && caller.token !== '' ? caller : undefined;
  const call = { operationId, sentFor };
  if (requiresToken && sentFor === undefined) throw noAnswer(call, 'signed-out');
  const response = await send(url, init, call);
  const context = { ...call, requestId: requestIdOf(response) };
  const text = await readAnswer(response, init.signal, context);
  const answer = parseJson(text);
  const { status } = response;
  const failure = (init: Pick<ApiErrorInit, 'kind' | 'code' | 'reason' | 'retryAfterMs'>) =>
    new ApiError({ ...context, status, message: textOf(answer), ...init });
  if (!response.ok)
    throw failure({ kind: 'http', code: null, retryAfterMs: retryAfterOf(response) });
  if (isEnvelope(answer) && answer.code !== 200)
    throw failure({ kind: 'business', code: answer.code, reason: reasonOf(answer) });
  const read = await checkContract(answer, schema, { ...context, status });
  // The visit may have ended during a pause.
  init.signal.throwIfAborted();
  return isEnvelope(read) ? read.body : read;
}

function addressOf(path: string): { url: string; isOfApi: boolean } {
  const url = (path.startsWith('/api/') ? config.apiBaseUrl : config.functionsUrl) + path;
  const here = globalThis.location?.href ?? 'http://localhost';
  // Send the bearer token only to the API's origin.
  return { url, isOfApi: originOf(url, here) === originOf(config.apiBaseUrl, here) };
}

const originOf = (url: string, here: string) => parseUrl(url, here)?.origin ?? '';

/** The request's ID, if it has the form that the contract allows. No other value is shown to customers. */
const requestIdOf = ({ headers }: Response) =>
  /^[\w.:=+-]{1,64}$/.exec(headers.get('X-Request-Id') ?? '')?.[0];

type Context = Pick<ApiErrorInit, 'operationId' | 'requestId' | 'sentFor'>;

const noAnswer = (context: Context, kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ ...context, kind, status: 0, code: null, message: '', cause });

/** The options for `fetch`. Throws an error that is not retried if a header value is invalid. */
function requestInit(init: RequestInit, context: Context): RequestInit {
  try {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    // Servers may answer in the language of the page. By default, browsers send the customer's own language.
    headers.set('Accept-Language', LANGUAGE);
    const { sentFor } = context;
    if (sentFor !== undefined) headers.set('Authorization', `Bearer ${sentFor.token}`);
    return { ...init, headers };
  } catch {
    // The browser's message may quote the token.
    console.error(`The request for ${context.operationId} could not be built.`);
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

/** Reads the text of a response. An error needs no text, because its status is enough. */
async function readAnswer(
  response: Response,
  signal: AbortSignal,
  context: Context,
): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    if (signal.aborted) throw cause;
    if (!response.ok) return '';
    throw noAnswer(context, 'network', cause);
  }
}

function isEnvelope(answer: unknown): answer is { code: number; body?: unknown; reason?: unknown } {
  const { code }: { code?: unknown } = Object(answer);
  return typeof code === 'number';
}

/** An unknown reason counts as `other`, because the server may be newer than the shop. */
function reasonOf({ reason }: { reason?: unknown }): FailureReason | undefined {
  if (typeof reason !== 'string') return undefined;
  return FailureReason.options.find((known) => known === reason) ?? 'other';
}

/** The server's text: `message`, else a string `body` (envelope), else `error` (create-user). */
function textOf(answer: unknown): string {
  const { message, body, error }: Record<string, unknown> = Object(answer);
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return String([message, body, error].find(isText) ?? '');
}
