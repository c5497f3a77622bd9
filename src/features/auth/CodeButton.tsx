import type { MouseEvent } from 'react';
import { useState } from 'react';
import { sendCode } from '../../../generated/account/account.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { emailProblem } from '../../domain/credentials.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { SmsType } from './code-deadline.ts';
import * as css from './CodeButton.css.ts';
import { sendCodeOnce } from './send-code-once.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeButtonProps {
  email: string;
  smsType: SmsType;
  /** The e-mail is missing or invalid, and nothing was sent. */
  onEmailProblem: (text: string, form: HTMLFormElement | null) => void;
}

/** Requests a code: docs/product.md#verification-codes. */
export function CodeButton({ email, smsType, onEmailProblem }: CodeButtonProps) {
  const { send } = useApiMutation(sendCode);
  const [isSending, setIsSending] = useState(false);
  const seconds = useCountdown(smsType, email);
  const sendTo = async (address: string) => {
    setIsSending(true);
    try {
      if (await sendCodeOnce(smsType, address, () => send({ email: address, smsType }))) {
        const text = `We've sent a 6-digit code to ${address}`;
        showToast({ kind: 'success', title: 'Verification Code Sent!', text });
      }
    } catch {
      // Failures are shown centrally.
    }
    setIsSending(false);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const problem = emailProblem(email);
    if (problem !== null) onEmailProblem(problem, currentTarget.form);
    else if (!isSending) void sendTo(email.trim());
  };
  const isCounting = seconds > 0 && !isSending;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={css.button}
      pending={isSending}
      pendingLabel="Sending..."
      disabledReason={isCounting ? 'You can request another code when the countdown ends.' : null}
      reason="hidden"
      onClick={press}
    >
      {isCounting ? `${seconds}s` : 'Get Code'}
    </Button>
  );
}
