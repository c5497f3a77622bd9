import type { $ZodType, $ZodUnion } from 'zod/v4/core';
import { config } from '../config.ts';
import { isOnline } from '../platform/network.ts';
import { ApiError } from './errors.ts';

export type ErrorType<_Body> = ApiError;

type Schema = $ZodType & {
  safeParse: (data: unknown) => { success: boolean; error?: { issues: Issue[] } };
};
type Issue = { path: PropertyKey[]; message: string };

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
  const body = await readBody(response, init.signal);
  if (!response.ok) {
    throw new ApiError({
      ...context,
      kind: 'http',
      status: response.status,
      code: null,
      message: textOf(body),
    });
  }
  if (isFailure(body)) {
    if (rawEnvelope) return body as T;
    throw new ApiError({
      ...context,
      kind: 'business',
      status: response.status,
      code: body.code,
      message: textOf(body),
    });
  }
  checkContract(body, schema, { ...context, status: response.status });
  return body as T;
}

function addressOf(path: string): { url: string; token: string } {
  const url = (path.startsWith('/api/') ? config.apiBaseUrl : config.functionsUrl) + path;
  const here = globalThis.location?.href ?? 'http://localhost';
  const isOfApi = originOf(url, here) === originOf(config.apiBaseUrl, here);
  // The bearer goes to the API's origin and nowhere else.
  return { url, token: isOfApi ? readToken() : '' };
}

const originOf = (url: string, here: string) => URL.parse(url, here)?.origin ?? '';

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

/** The parsed body, or undefined where it is not JSON. */
async function readBody(
  response: Response,
  signal: AbortSignal | null | undefined,
): Promise<unknown> {
  try {
    return JSON.parse(await response.text()) as unknown;
  } catch (cause) {
    if (signal?.aborted) throw cause;
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

/** Only the success branch of `anyOf [XOk, Failure]` is checked: `code` was read first (decisions §2). */
function checkContract(
  body: unknown,
  schema: Schema | undefined,
  context: Context & { status: number },
) {
  if (schema === undefined) return;
  const isUnion = schema._zod.def.type === 'union';
  const success = isUnion ? (schema as unknown as $ZodUnion)._zod.def.options[0] : schema;
  const result = (success as Schema).safeParse(body);
  if (result.success) return;
  const issues = result.error?.issues ?? [];
  const first = issues[0];
  throw new ApiError({
    ...context,
    kind: 'contract',
    code: null,
    message: first === undefined ? 'not as declared' : `${jsonPath(first.path)}: ${first.message}`,
    cause: issues,
  });
}

function jsonPath(path: PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`),
    '$',
  );
}
