import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { recoverPassword } from '../../../generated/account/account.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { ResetFields } from '../../domain/credentials.ts';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import type { SessionScope } from '../../session/scope.ts';
import { currentSession, endSession } from '../../session/session.ts';
import { showToast } from '../../ui/toast.ts';
import { useGate } from '../../ui/use-gate.ts';

const REDIRECT_MS = 2000;

/** Sets the new password; after success the text shows for 2 s, then / with the login dialog. */
export function useRecovery() {
  const [, navigate] = useLocation();
  const { send, isPending } = useApiMutation(recoverPassword);
  /** The visit in which the password was changed; whoever comes after it is not led away. */
  const [doneIn, setDoneIn] = useState<SessionScope | null>(null);
  const isHere = useRef(true);
  const gate = useGate();
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (doneIn === null) return undefined;
    const timer = setTimeout(() => {
      if (doneIn.signal.aborted) return;
      navigate(paths.home());
      openLoginDialog('sign-in');
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [doneIn, navigate]);

  const submit = async ({ email, code, password }: ResetFields): Promise<void> => {
    if (!gate.enter()) return;
    const address = email.trim();
    try {
      await send({ email: address, verifyCode: code.trim(), newPassword: password });
    } catch {
      // Shown where every failed call is.
      return gate.leave();
    }
    // The server ended every token of this customer, also the one that is used here.
    if (currentSession().customer.email?.toLowerCase() === address.toLowerCase()) endSession();
    // The password is changed, whether or not its page is still there to lead on.
    const rest = isHere.current ? ' Redirecting to login...' : '';
    const text = `Password reset successfully!${rest}`;
    showToast({ kind: 'success', title: 'Success', text, duration: REDIRECT_MS });
    setDoneIn(currentSession());
  };
  return {
    submit: (fields: ResetFields) => void submit(fields),
    isPending,
    isDone: doneIn !== null,
  };
}
