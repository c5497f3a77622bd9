/**
 * `offline`: nothing was sent, because the browser knows that there is no connection. `signed-out`: nothing was sent,
 * because the call needs a token and the session has just ended.
 */
export type ApiErrorKind = 'business' | 'http' | 'network' | 'offline' | 'signed-out' | 'contract';

export type ApiErrorInit = {
  kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** The envelope's code of a business failure, otherwise null. */
  code: number | null;
  /** The server's own text, or the place where the contract was broken; empty when there is none. */
  message: string;
  operationId: string;
  /** The bearer token of the request, kept private: errors are logged, tokens are not. */
  sentToken?: string;
  cause?: unknown;
};

/** The one value that every failed call becomes at the door (specification §8 "Shared client failures"). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: number | null;
  readonly operationId: string;
  readonly #sentToken: string;

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status;
    this.code = init.code;
    this.operationId = init.operationId;
    this.#sentToken = init.sentToken ?? '';
  }

  /** Whether the request carried a bearer token. */
  get hadToken(): boolean {
    return this.#sentToken !== '';
  }

  /** Whether the request was sent with this token: a late 401 of an earlier session is not the current one's. */
  wasSentWith(token: string): boolean {
    return this.#sentToken === token;
  }
}
