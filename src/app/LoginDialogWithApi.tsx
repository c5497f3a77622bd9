import LoginDialog from '../features/auth/LoginDialog.tsx';
import { ApiProvider } from './ApiProvider.tsx';

export default function LoginDialogWithApi() {
  return (
    <ApiProvider>
      <LoginDialog />
    </ApiProvider>
  );
}
