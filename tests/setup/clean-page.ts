import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/** Every test begins on the home page, with empty storage. */
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/** Every test ends without a page, customer, dialog or toast. */
afterEach(async () => {
  cleanup();
  // A test can no longer mock what a setup file has imported.
  const [{ closeLoginDialog }, { endSession }, { clearToasts }] = await Promise.all([
    import('../../src/sign-in/login-dialog.ts'),
    import('../../src/session/session.ts'),
    import('../../src/ui/toast.ts'),
  ]);
  closeLoginDialog();
  endSession();
  clearToasts();
});
