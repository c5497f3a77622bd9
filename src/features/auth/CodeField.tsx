import { useId, useRef, useState } from 'react';
import { sendCode } from '../../../generated/account/account.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { emailProblem, MAX_RECOVERY_CODE_LENGTH } from '../../domain/credentials.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './auth.css.ts';
import { withRefusal } from './refusal.ts';
import type { CredentialsForm } from './use-credentials.ts';
import { sendCodeOnce, useCountdown, type SmsType } from './verification-code.ts';

const DIGITS = 6;

/** A registration code has six digits; a recovery code may have any form. */
const CODES = {
  register: {
    inputMode: 'numeric',
    clean: (text: string) => typedText(text).replaceAll(/\D/g, '').slice(0, DIGITS),
  },
  recovery: {
    inputMode: 'text',
    clean: (text: string) => text.trimStart().slice(0, MAX_RECOVERY_CODE_LENGTH),
  },
} as const;

type CodeFieldProps = { form: CredentialsForm; smsType: SmsType };

/** The code and the button that emails it: docs/product/signing-in.md#verification-codes. */
export function CodeField({ form, smsType }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { send } = useApiMutation(sendCode);
  const { start, isPending: isSending } = useJob();
  const [sentTo, setSentTo] = useState<string>();
  const { email } = form.fields;
  const address = typedText(email);
  const seconds = useCountdown(smsType, address);
  const isCounting = seconds > 0 && !isSending;
  const sendTo = async (signal: AbortSignal, html: HTMLFormElement | null) => {
    const focused = document.activeElement;
    const sendNow = () => send({ email: address, smsType });
    const sent = sendCodeOnce(smsType, address, sendNow, signal);
    if (await withRefusal(sent, signal, (refusal) => form.mark(refusal, html))) {
      const text = t`We've sent a 6-digit code to ${address}`;
      showToast({ kind: 'success', title: t`Verification Code Sent!`, text, name: address });
    }
    if (signal.aborted) return;
    setSentTo(address);
    // Leave the focus alone if the customer has moved on to another field.
    if (document.activeElement === focused) field.current?.focus();
  };
  const click = () => {
    const html = field.current?.form ?? null;
    const text = emailProblem(email);
    if (text !== null) form.report({ field: 'email', text }, html);
    else start(async (signal) => await sendTo(signal, html));
  };
  const words = () => {
    if (isCounting)
      return t`Code sent to ${address}. Didn't arrive? You can resend it in ${seconds} s.`;
    if (sentTo === address && !isSending)
      return t`Code sent to ${address}. Didn't arrive? You can resend it now.`;
    return t`Get a code by email and enter it here.`;
  };
  return (
    <TextField
      {...form.bind('code')}
      {...CODES[smsType]}
      ref={field}
      label={t`Verification Code`}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      inputClassName={css.codeInput}
      hint={
        <p id={hint} className={css.codeHint}>
          <Sentence text={words()} name={address} />
        </p>
      }
      beside={
        <Button
          variant="secondary"
          className={css.codeButton}
          pending={isSending}
          pendingLabel={t`Sending...`}
          disabledReason={isCounting ? words() : null}
          reason={{ id: hint }}
          onClick={click}
        >
          {isCounting ? t`${seconds}s` : t`Get Code`}
        </Button>
      }
    />
  );
}
