import LoginDialog from '../features/auth/LoginDialog.tsx';
import { ApiProvider } from './ApiProvider.tsx';

/** Closes by the session's own state, whoever closes it. */
export function LoginDialogWithApi(_props: { onClose: () => void }) {
  return (
    <ApiProvider>
      <LoginDialog />
    </ApiProvider>
  );
}
