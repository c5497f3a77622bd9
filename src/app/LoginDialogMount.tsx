import { useEffect } from 'react';
import { closeLoginDialog, useLoginDialog } from '../session/login-dialog.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';

const LoginDialog = lazyDialog(
  async () => (await import('./LoginDialogWithApi.tsx')).LoginDialogWithApi,
);

/**
 * Downloads the login dialog on intent (pointer or focus on a button that opens it), or at the latest when it opens.
 */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <LoginDialog onClose={() => closeLoginDialog()} /> : null;
}

/** Preloads the login dialog when the pointer or the focus reaches a button that opens it. */
export function LoginIntent() {
  useEffect(() => {
    const load = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-login-intent]') === null) return;
      stop();
      LoginDialog.preload();
    };
    const stop = () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
    document.addEventListener('pointerover', load, { passive: true });
    document.addEventListener('focusin', load);
    return stop;
  }, []);
  return null;
}
