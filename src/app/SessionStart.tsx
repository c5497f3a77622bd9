import { useEffect } from 'react';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import {
  currentVisit,
  followOtherTab,
  markReady,
  onVisitChange,
  restoreSession,
  USER_WAIT_MS,
} from '../session/session.ts';
import { onStoredSessionChange } from '../session/stored-session.ts';
import { dismissToast } from '../ui/toast.ts';

const start = lazyModule(async () => (await import('./start-session.ts')).refreshCustomer);

/** Restores the stored session after hydration, and follows other tabs. */
export function SessionStart() {
  useEffect(() => {
    const stopVisits = onVisitChange(() => {
      markSignedIn();
      // A message to one customer is not for the next.
      dismissToast();
    });
    restoreSession();
    // The restored session may differ from what the head script saw.
    markSignedIn();
    const scope = currentVisit();
    // Measured from here, however long its code takes to load.
    const timer = setTimeout(() => markReady(scope.token), USER_WAIT_MS);
    let isMounted = true;
    if (scope.isSignedIn) {
      // If its code fails to load, the stored customer is used.
      start.load().then(
        (refreshCustomer) => (isMounted ? refreshCustomer(scope) : undefined),
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

/** Updates the mark of the head script, by which CSS reserves places. */
function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentVisit().isSignedIn);
}
