import type { ApiError } from '../api/errors.ts';
import { cutText } from '../domain/text.ts';
import { OFFLINE_TEXT } from '../ui/toast.ts';

type Texts = { business: string; http: string };

const DEFAULT: Texts = { business: 'Request failed', http: 'Request failed' };
const both = (text: string): Texts => ({ business: text, http: text });

/** Calls with texts of their own. */
const CATALOGUE: Record<string, Texts> = {
  sendCode: both('Send Error'),
  login: both('Authentication failed'),
  register: both('Authentication failed'),
  recoverPassword: { business: 'Failed to reset password', http: 'Reset Error' },
  getProxyConfig: both('Load proxy config error'),
  createUser: both('Failed to create admin account'),
};

/** The text of a failed call's toast: docs/product.md#failed-calls. */
export function errorText(error: ApiError): string {
  // More precise than any status.
  if (error.kind === 'offline') return OFFLINE_TEXT;
  if (error.status === 401 && error.hadToken) return 'Your session has ended. Sign in again. (401)';
  if (error.kind === 'contract') return `The server's answer could not be read (${error.status})`;
  const texts = CATALOGUE[error.operationId] ?? DEFAULT;
  // The server's text may be of any length.
  const own = cutText(error.message);
  if (error.kind === 'business') return own || texts.business;
  // The backend function has no envelope: its error text comes with an HTTP status.
  if (error.operationId === 'createUser' && error.kind === 'http') return own || texts.http;
  return `${texts.http} (${error.status})`;
}
