import { loadNow } from '../platform/lazy/lazy-part.tsx';
import {
  currentVisit,
  followOtherTab,
  markReady,
  onVisitChange,
  restoreSession,
  USER_WAIT_MS,
} from '../session/session.ts';
import type { Visit } from '../session/session.ts';
import { onStoredSessionChange } from '../session/stored-session.ts';
import { clearToasts } from '../ui/toast.ts';
import { queryClient } from './query-client.ts';

/** Restores the stored session and fetches its customer. React's first render stays the anonymous one. */
export function startSession(): void {
  restoreSession();
  // The restored session may differ from what the head script saw.
  markSignedIn();
  const visit = currentVisit();
  if (!visit.isSignedIn) return;
  setTimeout(() => markReady(visit.token), USER_WAIT_MS);
  // Visitors do not load what calls the server.
  fetchCustomer(visit).catch(() => markReady(visit.token));
}

/** After the first failure the page goes on with the stored customer. */
export async function fetchCustomer(visit: Visit): Promise<void> {
  // Visitors do not load what calls the server.
  const { userQuery } = await loadNow(() => import('../session/sign-in.ts'));
  await queryClient.fetchQuery(userQuery(visit));
}

/** Follows sign-ins and sign-outs of this tab and of others. Returns a function that stops. */
export function followSession(): () => void {
  const stopVisits = onVisitChange(() => {
    markSignedIn();
    // A message to one customer is not for the next.
    clearToasts();
  });
  const stopTabs = onStoredSessionChange(followOtherTab);
  return () => {
    stopVisits();
    stopTabs();
  };
}

/** Updates the mark of the head script, by which CSS reserves places. */
function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentVisit().isSignedIn);
}
