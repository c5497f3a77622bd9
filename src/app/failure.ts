import { ApiError, isAbort } from '../api/errors.ts';
import { openLoginDialog } from '../session/login-dialog.ts';
import { endSession } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { errorText } from './error-text.ts';

/** Long enough to reach the button in it. */
const ENDED_MS = 6000;

/** The one place that shows failed calls and ends the session on a 401. */
export function showFailure(error: unknown, { isInline = false } = {}): void {
  if (isAbort(error)) return;
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  // Nobody is signed in, and the customer knows or is told where the call came from.
  if (error.kind === 'signed-out') return;
  if (error.kind === 'contract') reportContractBreak(error);
  if (error.endsSession) return sayEnded(error);
  // A late 401 of an earlier session says nothing about the current one.
  if (isInline || (error.status === 401 && error.hadToken)) return;
  showToast({ kind: 'error', title: 'Error', text: errorText(error) });
}

/** Tells the customer that the server no longer accepts the session. */
function sayEnded(error: ApiError): void {
  endSession();
  showToast({
    kind: 'error',
    title: 'Error',
    text: errorText(error),
    action: { label: 'Sign in', onPress: () => openLoginDialog() },
    duration: ENDED_MS,
  });
}

/** Reports to the developer where an answer breaks the contract. */
export function reportContractBreak(error: ApiError): void {
  console.error(`Contract broken by ${error.operationId} at ${error.message}`);
  if (import.meta.env.DEV) {
    void import('../dev/shown-breaks.ts').then(({ showContractError }) => showContractError(error));
  }
}
