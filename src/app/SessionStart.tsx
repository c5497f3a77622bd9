import { useEffect } from 'react';
import { code } from '../platform/load.ts';
import {
  currentSession,
  followOtherTab,
  markReady,
  onVisitChange,
  restoreSession,
  USER_WAIT_MS,
} from '../session/session.ts';
import { onStoredSessionChange } from '../session/stored-session.ts';
import { dismissToast } from '../ui/toast.ts';

const start = code(async () => (await import('./start-session.ts')).startSession);

/** Takes the stored session over after hydration, and follows other tabs (decisions §3.3, §3.4). */
export function SessionStart() {
  useEffect(() => {
    const stopVisits = onVisitChange(() => {
      markSignedIn();
      // What was said to one customer is not for the next.
      dismissToast();
    });
    restoreSession();
    // What was loaded may be another session than the head script saw.
    markSignedIn();
    const scope = currentSession();
    // From here on, however long its code takes to come.
    const timer = setTimeout(() => markReady(scope.token), USER_WAIT_MS);
    let isMounted = true;
    if (scope.isSignedIn) {
      // Without the code for it the stored customer serves.
      start.load().then(
        (startSession) => (isMounted ? startSession(scope) : undefined),
        () => markReady(scope.token),
      );
    }
    const stopTabs = onStoredSessionChange(followOtherTab);
    return () => {
      isMounted = false;
      clearTimeout(timer);
      stopTabs();
      stopVisits();
    };
  }, []);
  return null;
}

/** The head script marked the page before the first paint; CSS holds places by this mark. */
function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentSession().isSignedIn);
}
