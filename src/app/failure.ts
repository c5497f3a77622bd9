import { ApiError } from '../api/errors.ts';
import { serverText } from '../api/server-text.ts';
import { t } from '../i18n/text.ts';
import { reportCaught, reportToOperator } from '../platform/error-reports/report-to-operator.ts';
import { isAbort } from '../platform/tasks.ts';
import { expireSession } from '../session/expire-session.ts';
import { openLoginDialog } from '../sign-in/login-dialog.ts';
import { OFFLINE_TEXT, showToast, type ToastOptions } from '../ui/toast.ts';

/** Long enough to reach the toast's button or to write down the ID. */
const LONG_MS = 6000;

/** The one place that shows failed calls and ends the session on a 401. */
export function showFailure(error: unknown, { isInline = false } = {}): void {
  if (isAbort(error)) return;
  if (!(error instanceof ApiError)) {
    reportCaught(error);
    return;
  }
  // No one is signed in. The customer already knows why the call failed or learns it from the caller.
  if (error.kind === 'signed-out') return;
  if (error.kind === 'contract') reportContractBreak(error);
  if (error.endsSession) return showSessionEnded(error);
  // A late 401 from an earlier session does not affect the current one.
  if (isInline || error.isTokenRefused) return;
  showToast(toastOf(error));
}

function toastOf(error: ApiError): ToastOptions {
  const { requestId } = error;
  const duration = requestId ? LONG_MS : undefined;
  return { kind: 'error', title: t`Error`, text: errorText(error), requestId, duration };
}

function showSessionEnded(error: ApiError): void {
  expireSession();
  showToast({
    ...toastOf(error),
    action: { label: t`Sign in`, onClick: () => openLoginDialog() },
    duration: LONG_MS,
  });
}

export function reportContractBreak(error: ApiError): void {
  reportToOperator('contract', error);
  console.error(`Contract broken by ${error.operationId} at ${error.message}`);
  if (import.meta.env.DEV) dispatchEvent(new CustomEvent('contract-break', { detail: error }));
}

type Texts = { business: string; http: string };

const DEFAULT: Texts = { business: t`Request failed`, http: t`Request failed` };
const both = (text: string): Texts => ({ business: text, http: text });

const CATALOGUE: Record<string, Texts> = {
  sendCode: both(t`Send Error`),
  login: both(t`Authentication failed`),
  register: both(t`Authentication failed`),
  recoverPassword: { business: t`Failed to reset password`, http: t`Reset Error` },
  getProxyConfig: both(t`Load proxy config error`),
  createUser: both(t`Failed to create admin account`),
};

/** The text of a failed call's toast: docs/product/everywhere.md#failed-calls. */
export function errorText(error: ApiError): string {
  // This text is more precise than any status.
  if (error.kind === 'offline') return OFFLINE_TEXT;
  if (error.isTokenRefused) return t`Your session has ended. Sign in again. (401)`;
  if (error.kind === 'contract') return t`The server's answer could not be read (${error.status})`;
  const texts = CATALOGUE[error.operationId] ?? DEFAULT;
  const own = serverText(error);
  if (error.kind === 'business') return own || texts.business;
  // The backend function has no envelope, so its error text has an HTTP status.
  if (error.operationId === 'createUser' && error.kind === 'http') return own || texts.http;
  return `${texts.http} (${error.status})`;
}
