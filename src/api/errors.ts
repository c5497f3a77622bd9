import type { FailureReason } from '../../generated/model/failureReason.zod.ts';
import { OwnError } from '../platform/error-reports/own-error.ts';
import type { Caller } from './caller.ts';

/**
 * `offline`: nothing was sent, because the browser is offline. `signed-out`: nothing was sent, because the call needs
 * a token and there is none. `request`: nothing was sent, because the request could not be built.
 */
export type ApiErrorKind =
  | 'business'
  | 'http'
  | 'network'
  | 'offline'
  | 'signed-out'
  | 'request'
  | 'contract';

export type ApiErrorInit = {
  kind: ApiErrorKind;
  status: number;
  /** The envelope's code for a business failure, otherwise null. */
  code: number | null;
  /** Why a business failure occurred, if the server names a reason. */
  reason?: FailureReason | undefined;
  /** The server's text, or where the response breaks the contract; empty when there is neither. */
  message: string;
  operationId: string;
  /** The server's ID for the request, if it sends one. */
  requestId?: string | undefined;
  /** How long the server asks us to wait before the next attempt, in milliseconds. */
  retryAfterMs?: number;
  /** The visit whose token was sent. Private: errors are logged, tokens are not. */
  sentFor?: Caller | undefined;
  cause?: unknown;
};

/** The error of every failed call: docs/product/everywhere.md#failed-calls. */
export class ApiError extends OwnError {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code: number | null;
  readonly reason: FailureReason | undefined;
  readonly operationId: string;
  readonly requestId: string | undefined;
  readonly retryAfterMs: number;
  readonly #sentFor: Caller | undefined;

  constructor(init: ApiErrorInit) {
    super(init.message, { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status;
    this.code = init.code;
    this.reason = init.reason;
    this.operationId = init.operationId;
    this.requestId = init.requestId;
    this.retryAfterMs = init.retryAfterMs ?? 0;
    this.#sentFor = init.sentFor;
  }

  /** Includes the message only for a contract violation, because any other message is the server's own text. */
  override get report(): string {
    const place =
      this.kind === 'contract' ? this.message.replaceAll(/\[\d+\]/g, '[]') : this.status;
    return `${this.kind} ${this.operationId} ${place}`;
  }

  get isTokenRefused(): boolean {
    return this.status === 401 && this.#sentFor !== undefined;
  }

  /** Whether that token is the current session's. A late 401 from an earlier session does not count. */
  get endsSession(): boolean {
    return this.isTokenRefused && this.#sentFor?.signal.aborted === false;
  }
}
