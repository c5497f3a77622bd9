import { ApiError, isAbort } from '../api/errors.ts';
import { openLoginDialog } from '../session/login-dialog.ts';
import { endSession } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { errorText } from './error-text.ts';

/** Long enough to reach the button in it. */
const ENDED_MS = 6000;

/** The one place where failed calls are shown, and where a 401 signs out. */
export function showFailure(error: unknown, { isInline = false } = {}): void {
  if (isAbort(error)) return;
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  // Nobody is signed in, which is known, or is shown where the call came from.
  if (error.kind === 'signed-out') return;
  if (error.kind === 'contract') reportContractBreak(error);
  if (error.endsSession) return sayEnded(error);
  // A late 401 of an earlier session says nothing about the one that is there now.
  if (isInline || (error.status === 401 && error.hadToken)) return;
  showToast({ kind: 'error', title: 'Error', text: errorText(error) });
}

/** The server no longer takes the token of the customer who is here. */
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

/** Tells the developer where an answer breaks the contract. */
export function reportContractBreak(error: ApiError): void {
  console.error(`Contract broken by ${error.operationId} at ${error.message}`);
  if (import.meta.env.DEV) {
    void import('./ContractOverlay.ts').then(({ showContractOverlay }) =>
      showContractOverlay(error),
    );
  }
}
