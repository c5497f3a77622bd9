import { useEffect } from 'react';
import { closeLoginDialog, useLoginDialog } from '../session/login-dialog.ts';
import { afterClosing } from '../ui/after-closing.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { focusHeading } from './shell/RouteAnnouncer.tsx';

const LoginDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('../features/auth/LoginDialog.tsx')).default,
);

/**
 * Downloads the login dialog on intent (pointer or focus on a button that opens it), or at the latest when it opens.
 */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  useEffect(() => (isOpen ? rescueFocus : undefined), [isOpen]);
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

/** The button that opened the dialog may disappear on sign-in. Then the page's heading takes the focus. */
function rescueFocus(): void {
  afterClosing(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
