import { config } from '../config.ts';
import { isOnline } from '../platform/network.ts';
import { parseUrl } from '../platform/parse-url.ts';
import type { Schema } from './check-contract.ts';
import { checkContract, contractError } from './check-contract.ts';
import type { ApiErrorKind } from './errors.ts';
import { ApiError } from './errors.ts';
import { LONGEST_ANSWER, readText } from './read-body.ts';
import type { CallScope } from './scope.ts';
import { currentScope } from './scope.ts';

export type ErrorType<_Body> = ApiError;

export type HttpOptions = RequestInit & {
  /** Set by the generated client. */
  operationId?: string;
  /** Set by the generated client: the contract lets nobody make the call without a token. */
  requiresToken?: boolean;
  schema?: Schema;
  /** Whose call it is; by default of whoever is there now. A job of several steps names the one that began it. */
  scope?: CallScope;
};

/** The caller wants the envelope as it is: a business failure is returned, not thrown. */
type RawOptions = HttpOptions & { rawEnvelope: true };

/** What a call answers: the body of its envelope's success branch, or the answer of a call that has no envelope. */
export type BodyOf<Answer> = Answer extends { code: number }
  ? Extract<Answer, { code: 200; body: unknown }>['body']
  : Answer;

/**
 * Sends one call of the contract: base address, bearer token, envelope, zod check. Every failure is one ApiError.
 * There is no time-out; an aborted call rejects with the signal's reason, and so does one whose visit has ended: nobody
 * is left for a late answer, whatever it is.
 */
export async function http<Answer>(path: string, options: RawOptions): Promise<Answer>;
export async function http<Answer>(path: string, options: HttpOptions): Promise<BodyOf<Answer>>;
export async function http(path: string, options: HttpOptions): Promise<unknown> {
  const { scope = currentScope(), requiresToken = false, signal } = options;
  scope.signal.throwIfAborted();
  try {
    // Whoever brings a signal gives the call up himself; what then comes late ends below.
    const own = signal ?? (requiresToken ? scope.signal : null);
    return await exchange(path, { ...options, signal: own, scope });
  } finally {
    if (isUnwanted(scope, requiresToken)) scope.signal.throwIfAborted();
  }
}

/** What everyone may ask stays wanted after a sign-in or a sign-out, until another customer takes the page over. */
function isUnwanted({ token }: CallScope, requiresToken: boolean): boolean {
  return requiresToken || (token !== '' && currentScope().token !== '');
}

type Exchange = HttpOptions & { scope: CallScope; rawEnvelope?: boolean };

async function exchange(path: string, options: Exchange): Promise<unknown> {
  const { operationId = path, requiresToken, schema, rawEnvelope, scope, ...init } = options;
  const { url, isOfApi } = addressOf(path);
  const sentFor = isOfApi && scope.token !== '' ? scope : undefined;
  const context = { operationId, sentFor };
  if (requiresToken && sentFor === undefined) throw notSent(context, 'signed-out');
  const response = await send(url, init, context);
  const text = await readAnswer(response, init.signal, context);
  const answer = parse(text);
  if (!response.ok) {
    throw new ApiError({
      ...context,
      kind: 'http',
      status: response.status,
      code: null,
      message: textOf(answer),
    });
  }
  const { status } = response;
  if (text === null) {
    throw contractError({ ...context, status }, `$: longer than ${LONGEST_ANSWER} bytes`);
  }
  if (isEnvelope(answer) && answer.code !== 200) {
    if (rawEnvelope) return answer;
    throw new ApiError({
      ...context,
      kind: 'business',
      status,
      code: answer.code,
      message: textOf(answer),
    });
  }
  checkContract(answer, schema, { ...context, status });
  return isEnvelope(answer) && !rawEnvelope ? answer.body : answer;
}

function addressOf(path: string): { url: string; isOfApi: boolean } {
  const url = (path.startsWith('/api/') ? config.apiBaseUrl : config.functionsUrl) + path;
  const here = globalThis.location?.href ?? 'http://localhost';
  // The bearer goes to the API's origin and nowhere else.
  return { url, isOfApi: originOf(url, here) === originOf(config.apiBaseUrl, here) };
}

const originOf = (url: string, here: string) => parseUrl(url, here)?.origin ?? '';

type Context = { operationId: string; sentFor: CallScope | undefined };

/** No answer came. */
const notSent = (context: Context, kind: ApiErrorKind, cause?: unknown) =>
  new ApiError({ ...context, kind, status: 0, code: null, message: '', cause });

/** What `fetch` is called with; a value that no header can carry is a failure that no repetition changes. */
function requestInit(init: RequestInit, context: Context): RequestInit {
  try {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    const { sentFor } = context;
    if (sentFor !== undefined) headers.set('Authorization', `Bearer ${sentFor.token}`);
    // The contract has no redirects; a followed 307 would hand a password to wherever it leads.
    return { ...init, headers, redirect: 'error' };
  } catch {
    // The browser's own text may quote the token.
    console.error(`The request of ${context.operationId} could not be made.`);
    throw notSent(context, 'request');
  }
}

async function send(url: string, init: RequestInit, context: Context): Promise<Response> {
  if (!isOnline()) throw notSent(context, 'offline');
  const request = requestInit(init, context);
  try {
    return await fetch(url, request);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw notSent(context, 'network', cause);
  }
}

/** The text of an answer, null when it is too long to be read. An error needs none: its status says enough. */
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
    throw notSent(context, 'network', cause);
  }
}

/** The parsed text, or undefined where it is not JSON. */
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
