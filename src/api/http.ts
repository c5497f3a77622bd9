import { config } from '../config.ts';
import { isOnline } from '../platform/network.ts';
import { parseUrl } from '../platform/parse-url.ts';
import type { Schema } from './check-contract.ts';
import { checkContract, contractError } from './check-contract.ts';
import { ApiError } from './errors.ts';
import { LONGEST_ANSWER, readText } from './read-body.ts';

export type ErrorType<_Body> = ApiError;

export type HttpOptions = RequestInit & {
  /** Set by the generated client. */
  operationId?: string;
  /** Set by the generated client: the contract lets nobody make the call without a token. */
  requiresToken?: boolean;
  schema?: Schema;
  /** The caller wants the envelope as it is: a business failure is returned, not thrown (specification §7). */
  rawEnvelope?: boolean;
};

let readToken: () => string = () => '';

/** Says where the bearer token comes from; `app` calls it once. */
export function setTokenSource(source: () => string): void {
  readToken = source;
}

/**
 * Sends one call of the contract: base address, bearer token, envelope, zod check. Every failure is one ApiError.
 * There is no time-out (specification §7); an aborted call rejects with the signal's reason.
 */
export async function http<T>(path: string, options: HttpOptions): Promise<T> {
  const { operationId = path, requiresToken, schema, rawEnvelope = false, ...init } = options;
  const { url, token } = addressOf(path);
  const context = { operationId, sentToken: token };
  if (requiresToken && token === '') {
    throw new ApiError({ ...context, kind: 'signed-out', status: 0, code: null, message: '' });
  }
  const response = await send(url, init, context);
  const text = await readAnswer(response, init.signal, context);
  const body = parse(text);
  if (!response.ok) {
    throw new ApiError({
      ...context,
      kind: 'http',
      status: response.status,
      code: null,
      message: textOf(body),
    });
  }
  const { status } = response;
  if (text === null) {
    throw contractError({ ...context, status }, `$: longer than ${LONGEST_ANSWER} bytes`);
  }
  if (isFailure(body)) {
    if (rawEnvelope) return body as T;
    throw new ApiError({
      ...context,
      kind: 'business',
      status,
      code: body.code,
      message: textOf(body),
    });
  }
  checkContract(body, schema, { ...context, status });
  return body as T;
}

function addressOf(path: string): { url: string; token: string } {
  const url = (path.startsWith('/api/') ? config.apiBaseUrl : config.functionsUrl) + path;
  const here = globalThis.location?.href ?? 'http://localhost';
  const isOfApi = originOf(url, here) === originOf(config.apiBaseUrl, here);
  // The bearer goes to the API's origin and nowhere else.
  return { url, token: isOfApi ? readToken() : '' };
}

const originOf = (url: string, here: string) => parseUrl(url, here)?.origin ?? '';

function requestInit(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Accept', 'application/json');
  if (token !== '') headers.set('Authorization', `Bearer ${token}`);
  // The contract has no redirects; a followed 307 would hand a password to wherever it leads.
  return { ...init, headers, redirect: 'error' };
}

type Context = { operationId: string; sentToken: string };

async function send(url: string, init: RequestInit, context: Context): Promise<Response> {
  if (!isOnline()) {
    throw new ApiError({ ...context, kind: 'offline', status: 0, code: null, message: '' });
  }
  try {
    return await fetch(url, requestInit(init, context.sentToken));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError({ ...context, kind: 'network', status: 0, code: null, message: '', cause });
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
    throw new ApiError({ ...context, kind: 'network', status: 0, code: null, message: '', cause });
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

function isFailure(body: unknown): body is { code: number } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'number' &&
    body.code !== 200
  );
}

/** The server's text: `message`, else a string `body` (envelope), else `error` (create-user). */
function textOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return '';
  for (const key of ['message', 'body', 'error'] as const) {
    const value: unknown = (body as Record<string, unknown>)[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return '';
}
