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

const customer = lazyModule(async () => (await import('./start-session.ts')).refreshCustomer);

/** What `startEarly` began. */
let early: (() => void) | undefined;

/** Restores the stored session and asks for the customer, before React does. The first render stays the anonymous one. */
export function startEarly(): void {
  early = start();
}

/** Starts the stored session unless that has begun, and follows other tabs. */
export function SessionStart() {
  useEffect(() => {
    const stopVisits = onVisitChange(() => {
      markSignedIn();
      // A message to one customer is not for the next.
      dismissToast();
    });
    const stop = early ?? start();
    early = undefined;
    // The restored session may differ from what the head script saw.
    markSignedIn();
    const stopTabs = onStoredSessionChange(followOtherTab);
    return () => {
      stop();
      stopTabs();
      stopVisits();
    };
  }, []);
  return null;
}

/** Returns a function that ends the wait for the customer. */
function start(): () => void {
  restoreSession();
  const scope = currentVisit();
  // Measured from here, however long its code takes to load.
  const timer = setTimeout(() => markReady(scope.token), USER_WAIT_MS);
  let isWanted = true;
  if (scope.isSignedIn) {
    // If its code fails to load, the stored customer is used.
    customer.load().then(
      (refreshCustomer) => (isWanted ? refreshCustomer(scope) : undefined),
      () => markReady(scope.token),
    );
  }
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

/** Updates the mark of the head script, by which CSS reserves places. */
function markSignedIn(): void {
  document.documentElement.toggleAttribute('data-signed-in', currentVisit().isSignedIn);
}
