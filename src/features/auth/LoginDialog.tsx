import { useLoginDialog } from '../../session/login-dialog.ts';
import { OpenLoginDialog } from './OpenLoginDialog.tsx';

/** Mounts anew on every opening, so that nothing typed or pending outlives the dialog. */
export default function LoginDialog() {
  const { isOpen } = useLoginDialog();
  return isOpen ? <OpenLoginDialog /> : null;
}
