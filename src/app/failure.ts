import { ApiError } from '../api/errors.ts';
import { endSession, getToken } from '../session/session.ts';
import { showToast } from '../ui/toast.ts';
import { errorText } from './error-text.ts';

/** The one place where failed calls are shown, and where a 401 signs out. */
export function showFailure(error: unknown, { isInline = false } = {}): void {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return;
  }
  // What was on the screen asked once more while it went; that the session has ended is known.
  if (error.kind === 'signed-out') return;
  if (error.kind === 'contract') reportContractBreak(error);
  // A late answer to an earlier session says nothing about the current one.
  if (error.hadToken && !error.wasSentWith(getToken())) return;
  if (error.status === 401 && error.hadToken) endSession();
  else if (isInline) return;
  showToast({ kind: 'error', title: 'Error', text: errorText(error) });
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
