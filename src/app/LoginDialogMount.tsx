import { useEffect } from 'react';
import { closeLoginDialog, useLoginDialog } from '../sign-in/login-dialog.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { focusHeading } from './shell/RouteAnnouncer.tsx';

export const LoginDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('../features/auth/LoginDialog.tsx')).default,
);

/** The login dialog, downloaded at the latest when it opens. */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  useEffect(() => (isOpen ? rescueFocus : undefined), [isOpen]);
  return isOpen ? <LoginDialog onClose={() => closeLoginDialog()} /> : null;
}

/** The button that opened the dialog may disappear on sign-in. Then the page's heading takes the focus. */
function rescueFocus(): void {
  afterPaint(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
