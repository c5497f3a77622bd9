import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useSendCode } from '../../../generated/account/account.ts';
import { emailProblem } from '../../domain/credentials.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { SmsType } from './code-deadline.ts';
import * as css from './CodeButton.css.ts';
import { sendOnce } from './send-once.ts';
import { useCountdown } from './use-countdown.ts';

interface CodeButtonProps {
  email: string;
  smsType: SmsType;
  /** The e-mail is missing or wrong: nothing was sent. */
  onEmailProblem: (text: string, form: HTMLFormElement | null) => void;
}

/** Get Code, Sending..., a countdown in seconds, Get Code again. Each address has its own countdown. */
export function CodeButton({ email, smsType, onEmailProblem }: CodeButtonProps) {
  const { mutateAsync } = useSendCode();
  const [isSending, setIsSending] = useState(false);
  const seconds = useCountdown(smsType, email);
  const send = async (address: string) => {
    setIsSending(true);
    try {
      const request = { data: { email: address, smsType } };
      if (await sendOnce(smsType, address, () => mutateAsync(request))) {
        const text = `We've sent a 6-digit code to ${address}`;
        showToast({ kind: 'success', title: 'Verification Code Sent!', text });
      }
    } catch {
      // Shown where every failed call is.
    }
    setIsSending(false);
  };
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const problem = emailProblem(email);
    if (problem !== null) onEmailProblem(problem, currentTarget.form);
    else if (!isSending) void send(email.trim());
  };
  const isCounting = seconds > 0 && !isSending;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={css.button}
      pending={isSending}
      pendingLabel="Sending..."
      disabledReason={
        isCounting ? 'Another code can be sent when the seconds have run down.' : null
      }
      reason="hidden"
      onClick={press}
    >
      {isCounting ? `${seconds}s` : 'Get Code'}
    </Button>
  );
}
