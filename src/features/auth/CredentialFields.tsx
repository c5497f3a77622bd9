import { useState, type MouseEvent } from 'react';
import { sendCode } from '../../../generated/account/account.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import {
  emailProblem,
  codeProblem,
  confirmProblem,
  MAX_RECOVERY_CODE_LENGTH,
  passwordProblem,
  resetProblem,
  type ResetFields,
} from '../../domain/credentials.ts';
import { typedText } from '../../domain/typed-text.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField, TextField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './auth.css.ts';
import { sendCodeOnce, useCountdown, type SmsType } from './verification-code.ts';

type EmailFieldProps = {
  form: CredentialsForm;
  autoComplete: 'username' | 'email';
  autoFocus?: boolean;
};

export function EmailField({ form, autoComplete, autoFocus = false }: EmailFieldProps) {
  return (
    <TextField
      {...form.bind('email')}
      label="Email"
      type="email"
      autoFocus={autoFocus}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type NewPasswordFieldsProps = { form: CredentialsForm; smsType: SmsType; label: string };

export function NewPasswordFields({ form, smsType, label }: NewPasswordFieldsProps) {
  return (
    <>
      <TextField
        {...form.bind('code')}
        {...CODES[smsType]}
        label="Verification Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputClassName={css.codeInput}
        trailing={
          <CodeButton
            email={form.fields.email}
            smsType={smsType}
            onEmailProblem={(text, element) => form.report({ field: 'email', text }, element)}
          />
        }
      />
      <PasswordField
        {...form.bind('password')}
        label={label}
        autoComplete="new-password"
        hint="At least 6 characters"
      />
      <PasswordField
        {...form.bind('confirmation')}
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  );
}

const DIGITS = 6;

/** A registration's code has six digits; a recovery's may have any form. */
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

type CodeButtonProps = {
  email: string;
  smsType: SmsType;
  /** The e-mail is missing or invalid, and nothing was sent. */
  onEmailProblem: (text: string, form: HTMLFormElement | null) => void;
};

export function CodeButton({ email, smsType, onEmailProblem }: CodeButtonProps) {
  const { send } = useApiMutation(sendCode);
  const { start, isPending: isSending } = useJob();
  const address = typedText(email);
  const seconds = useCountdown(smsType, address);
  const sendTo = async (signal: AbortSignal) => {
    const sendNow = () => send({ email: address, smsType });
    if (!(await sendCodeOnce(smsType, address, sendNow, signal))) return;
    const text = `We've sent a 6-digit code to ${address}`;
    showToast({ kind: 'success', title: 'Verification Code Sent!', text, name: address });
  };
  const click = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const problem = emailProblem(email);
    if (problem !== null) onEmailProblem(problem, currentTarget.form);
    else start(sendTo);
  };
  const isCounting = seconds > 0 && !isSending;
  return (
    <Button
      variant="secondary"
      size="sm"
      className={css.codeButton}
      pending={isSending}
      pendingLabel="Sending..."
      disabledReason={isCounting ? 'You can request another code when the countdown ends.' : null}
      reason="hidden"
      onClick={click}
    >
      {isCounting ? `${seconds}s` : 'Get Code'}
    </Button>
  );
}

const EMPTY: ResetFields = { email: '', code: '', password: '', confirmation: '' };

export function useCredentials(email = '') {
  const [fields, setFields] = useState({ ...EMPTY, email });
  const [problem, setProblem] = useState<Problem | null>(null);
  const mark = (found: Problem, form: HTMLFormElement | null) => {
    setProblem(found);
    const control = form?.elements.namedItem(found.field);
    if (control instanceof HTMLInputElement) control.focus();
  };
  const report = (found: Problem, form: HTMLFormElement | null) => {
    showProblem(found);
    mark(found, form);
  };
  const bind = (name: FieldName) => ({
    name,
    required: true,
    value: fields[name],
    onChange: (value: string) => {
      setFields((before) => ({ ...before, [name]: value }));
      setProblem((before) => (before?.field === name ? null : before));
    },
    error: problem?.field === name ? problem.text : undefined,
  });
  const clearProblem = () => setProblem(null);
  /** Clears everything but the e-mail, so that a password typed in one form is not carried into another. */
  const clearSecrets = () => setFields(({ email: kept }) => ({ ...EMPTY, email: kept }));
  const [suggested, setSuggested] = useState<Partial<ResetFields>>({});
  /** Fills a field in which nothing was typed. */
  const suggest = (name: FieldName, value: string) => {
    // Based on the latest fields: what was typed before hydration arrives in the same moment.
    setFields((before) =>
      before[name] === '' || before[name] === suggested[name]
        ? { ...before, [name]: value }
        : before,
    );
    setSuggested((before) => ({ ...before, [name]: value }));
  };
  return { fields, report, mark, bind, clearProblem, clearSecrets, suggest };
}

export type CredentialsForm = ReturnType<typeof useCredentials>;
type FieldName = keyof ResetFields;
type Problem = { field: FieldName; text: string };

export function signInProblem({ email, password }: ResetFields): Problem | null {
  return first({ email: emailProblem(email), password: passwordProblem(password) });
}

export function signUpProblem(fields: ResetFields): Problem | null {
  return first({
    email: emailProblem(fields.email),
    code: codeProblem(fields.code),
    password: passwordProblem(fields.password),
    confirmation: confirmProblem(fields.password, fields.confirmation),
  });
}

/** The first problem of the reset page. Missing values come before wrong ones. */
export function recoveryProblem(fields: ResetFields): Problem | null {
  const { email, code, password, confirmation } = fields;
  const text = resetProblem(fields);
  const found = first({
    email: emailProblem(email),
    code: typedText(code) === '' ? text : null,
    password: password === '' ? text : null,
    confirmation: confirmation === '' || password !== confirmation ? text : null,
  });
  return found ?? (text === null ? null : { field: 'password', text });
}

function showProblem({ field, text }: Problem): void {
  const isMismatch = field === 'confirmation' && text === 'Passwords do not match';
  showToast({ kind: 'error', title: 'Error', text, duration: isMismatch ? 3000 : 2000 });
}

function first(texts: Partial<Record<FieldName, string | null>>): Problem | null {
  for (const [field, text] of Object.entries(texts)) {
    if (text !== null) return { field: field as FieldName, text };
  }
  return null;
}
