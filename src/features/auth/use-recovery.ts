import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { recoverPassword } from '../../../generated/account/account.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { ResetFields } from '../../domain/credentials.ts';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { currentSession, endSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

const REDIRECT_MS = 2000;

/** Reports the changed password, even if its page has been left. */
function finish(email: string): void {
  // The server has ended every token of this customer, including the current one.
  if (currentSession().customer.email?.toLowerCase() === email.toLowerCase()) endSession();
  const leadsOn = location.pathname.startsWith(paths.forgotPassword());
  const text = `Password reset successfully!${leadsOn ? ' Redirecting to login...' : ''}`;
  showToast({ kind: 'success', title: 'Success', text, duration: REDIRECT_MS });
}

/** Sets the new password. After 2 s goes to / with the login dialog. */
export function useRecovery() {
  const [, navigate] = useLocation();
  const {
    mutate,
    isPending,
    isSuccess: isDone,
  } = useApiMutation(recoverPassword, { onSuccess: (_body, { email }) => finish(email) });
  const flight = useSingleFlight();
  useEffect(() => {
    if (!isDone) return undefined;
    const { signal } = currentSession();
    const timer = setTimeout(() => {
      // Do not redirect a customer who has signed in since.
      if (signal.aborted) return;
      navigate(paths.home());
      openLoginDialog('sign-in');
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  const submit = ({ email, code, password }: ResetFields) => {
    const signal = flight.begin();
    if (signal === null) return;
    const data = { email: email.trim(), verifyCode: code.trim(), newPassword: password };
    mutate(data, { onError: () => flight.end(signal) });
  };
  return { submit, isPending, isDone };
}
