import { useEffect } from 'react';
import LoginDialog from '../features/auth/LoginDialog.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { focusHeading } from './shell/focus-heading.ts';

/** Closes by the session's own state, whoever closes it. */
export function LoginDialogWithApi(_props: { onClose: () => void }) {
  useEffect(() => rescueFocus, []);
  return (
    <ApiProvider>
      <LoginDialog />
    </ApiProvider>
  );
}

/** The button that opened the dialog may have gone with the sign-in: then the page's heading takes the focus. */
function rescueFocus(): void {
  // The dialog gives the focus back one frame after it has closed.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    }),
  );
}
