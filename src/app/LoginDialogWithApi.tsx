import { useEffect } from 'react';
import LoginDialog from '../features/auth/LoginDialog.tsx';
import { afterClosing } from '../ui/Dialog.tsx';
import { ApiProvider } from './ApiProvider.tsx';
import { focusHeading } from './shell/RouteAnnouncer.tsx';

/** Ignores `onClose`: the dialog closes through the login dialog's own state. */
export function LoginDialogWithApi(_props: { onClose: () => void }) {
  useEffect(() => rescueFocus, []);
  return (
    <ApiProvider>
      <LoginDialog />
    </ApiProvider>
  );
}

/** The button that opened the dialog may disappear on sign-in. Then the page's heading takes the focus. */
function rescueFocus(): void {
  afterClosing(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}
