import { code } from '../platform/load.ts';
import { closeLoginDialog, useLoginDialog } from '../session/login-dialog.ts';
import { dialogPart } from '../ui/dialog-part.tsx';

const loginDialog = code(async () => (await import('./LoginDialogWithApi.tsx')).LoginDialogWithApi);
const LoginDialog = dialogPart(loginDialog);

export const preloadLoginDialog = loginDialog.preload;

/**
 * Downloads the login dialog on intent (pointer or focus on a button that opens it), or at the latest when it opens.
 */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <LoginDialog onClose={closeLoginDialog} /> : null;
}
