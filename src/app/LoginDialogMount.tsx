import { lazy, Suspense } from 'react';
import { useLoginDialog } from '../session/login-dialog.ts';

export const loadLoginDialog = () => import('./LoginDialogWithApi.tsx');
const LoginDialog = lazy(loadLoginDialog);

/** The login dialog's code comes on intent (pointer or focus on what opens it) or at the latest when it opens. */
export function LoginDialogMount() {
  const { isOpen } = useLoginDialog();
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog />
    </Suspense>
  );
}
