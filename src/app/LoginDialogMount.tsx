import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { closeLoginDialog, useLoginDialog } from '../session/login-dialog.ts';
import { lazyDialog } from '../platform/lazy/lazy-dialog.tsx';
import { sayMissingDialog } from '../ui/toast.ts';

const loginDialog = lazyModule(
  async () => (await import('./LoginDialogWithApi.tsx')).LoginDialogWithApi,
);
const LoginDialog = lazyDialog(loginDialog, sayMissingDialog);

export const preloadLoginDialog = loginDialog.preload;

/**
 * Downloads the login dialog on intent (pointer or focus on a button that opens it), or at the latest when it opens.
 */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <LoginDialog onClose={closeLoginDialog} /> : null;
}
