import { isOnline } from '../platform/network.ts';
import { ApiError } from './errors.ts';

const RETRIES = 3;
const FIRST_MS = 1000;
/** If the server asks for a longer wait, the failure is shown immediately, with a button to try again. */
const LONGEST_MS = 30_000;

export type Failure = { error: unknown; errorUpdatedAt: number };

/** Retries a read if that may help and the wait is short enough. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError) || failures >= RETRIES) return false;
  if (error.retryAfterMs > LONGEST_MS) return false;
  return error.kind === 'network' || (error.kind === 'http' && error.status !== 401);
}

/** Whether the page may retry automatically after this failure, or must wait as the server asked. */
export const mayReadAgain = ({ error, errorUpdatedAt }: Failure): boolean =>
  !(error instanceof ApiError) || Date.now() >= errorUpdatedAt + error.retryAfterMs;

/** Retries a read only if the connection was lost. Any other failure is shown immediately. */
export const retryOffline = () => !isOnline();

/** How long to wait before the next attempt in milliseconds: 1, 2 and 4 seconds, or as long as the server asks. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfterMs : 0;
  return Math.max(FIRST_MS * 2 ** failures, asked);
}

/**
 * The wait that a `Retry-After` header requests, in milliseconds; 0 without a header. The header contains seconds or an
 * HTTP date.
 */
export function retryAfterOf({ headers }: Pick<Response, 'headers'>): number {
  const text = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const wanted = dateOf(text);
  // The device's clock may be wrong. Pages on other origins rarely see the server's.
  const now = dateOf(headers.get('Date') ?? '') || Date.now();
  return wanted > now ? wanted - now : 0;
}

/** Parses an HTTP date, which is always in GMT, into milliseconds; NaN for any other text. */
const dateOf = (text: string): number => Date.parse(/\bGMT$/i.test(text) ? text : `${text} GMT`);
