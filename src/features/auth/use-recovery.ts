import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useRecoverPassword } from '../../../generated/account/account.ts';
import type { ResetFields } from '../../domain/credentials.ts';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { endSession, useSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useGate } from '../../ui/use-gate.ts';

const REDIRECT_MS = 2000;

/** Sets the new password; after success the text shows for 2 s, then / with the login dialog (decisions §3.16). */
export function useRecovery() {
  const [, navigate] = useLocation();
  const { email: ownEmail } = useSession();
  const { mutate, isPending, isSuccess: isDone } = useRecoverPassword();
  const gate = useGate();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => {
      navigate(paths.home());
      openLoginDialog('sign-in');
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  const submit = ({ email, code, password }: ResetFields) => {
    if (!gate.enter()) return;
    const data = { email: email.trim(), verifyCode: code.trim(), newPassword: password };
    const onSuccess = () => {
      const text = 'Password reset successfully! Redirecting to login...';
      showToast({ kind: 'success', title: 'Success', text, duration: REDIRECT_MS });
      // The server ended every token of this customer, also the one that is used here.
      if (ownEmail?.toLowerCase() === data.email.toLowerCase()) endSession();
    };
    mutate({ data }, { onSuccess, onError: gate.leave });
  };
  return { submit, isPending, isDone };
}
