import { loadNow } from '../platform/lazy/lazy-part.tsx';
import {
  currentVisit,
  followOtherTab,
  markReady,
  onVisitChange,
  restoreSession,
  USER_WAIT_MS,
  type Visit,
} from '../session/session.ts';
import { onStoredSessionChange } from '../session/stored-session.ts';
import { clearToasts } from '../ui/toast.ts';
import { queryClient } from './query-client.ts';

/** Restores the stored session and fetches its customer. React's first render is still anonymous. */
export function startSession(): void {
  restoreSession();
  // The restored session may differ from what the head script saw.
  markSignedIn();
  const visit = currentVisit();
  if (!visit.isSignedIn) return;
  setTimeout(() => markReady(visit.token), USER_WAIT_MS);
  fetchCustomer(visit).catch(() => markReady(visit.token));
}

/** Fetches the customer. After the first failure, the page continues with the stored one. */
export async function fetchCustomer(visit: Visit): Promise<void> {
  // Visitors do not download the code that calls the server.
  const { userQuery } = await loadNow(() => import('../session/sign-in.ts'));
  await queryClient.fetchQuery(userQuery(visit));
}

export function followSession(): () => void {
  const stopVisits = onVisitChange(() => {
    markSignedIn();
    // The next customer must not see a message for the previous one.
    clearToasts();
  });
  const stopTabs = onStoredSessionChange(followOtherTab);
  return () => {
    stopVisits();
    stopTabs();
  };
}

/** Updates the attribute that the head script sets and that CSS uses to reserve space. */
function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentVisit().isSignedIn);
}
