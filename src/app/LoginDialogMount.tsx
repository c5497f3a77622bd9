import { useEffect } from 'react';
import { closeLoginDialog, useLoginDialog } from '../sign-in/login-dialog.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { rescueFocus } from './shell/RouteAnnouncer.tsx';

export const LoginDialog = lazyDialog<{ onClose: () => void }>(
  async () => (await import('../features/auth/LoginDialog.tsx')).default,
);

/** The login dialog. Its code is downloaded when it opens, if not earlier. */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  // The button that opened the dialog may disappear on sign-in.
  useEffect(() => (isOpen ? rescueFocus : undefined), [isOpen]);
  return isOpen ? <LoginDialog onClose={() => closeLoginDialog()} /> : null;
}
