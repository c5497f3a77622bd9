import { useLoginDialog } from '../../session/login-dialog.ts';
import { OpenLoginDialog } from './OpenLoginDialog.tsx';

/** Every opening begins anew: nothing typed or pending outlives the dialog (specification §2 "Login dialog"). */
export default function LoginDialog() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <OpenLoginDialog /> : null;
}
