import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { recoverPassword } from '../../../generated/account/account.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import type { ResetFields } from '../../domain/credentials.ts';
import { isSameCustomer } from '../../domain/customer-id.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import type { Head } from '../../page.ts';
import { isPath, paths } from '../../paths.ts';
import { pause } from '../../platform/tasks.ts';
import { currentVisit, endSession, useSession } from '../../session/session.ts';
import { openLoginDialog, useLoginDialog } from '../../sign-in/login-dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formPage, stack } from '../../ui/layout.css.ts';
import { title } from '../../ui/text.css.ts';
import { showToast } from '../../ui/toast.ts';
import * as css from './auth.css.ts';
import { EmailField, NewPasswordFields } from './CredentialFields.tsx';
import { withRefusal, type Problem } from './refusal.ts';
import { recoveryProblem, useCredentials } from './use-credentials.ts';

export const head: Head = {
  title: t`Reset Password`,
  listed: false,
  description: t`We'll email you a code to set a new password.`,
};

/** Reset Password: docs/product/signing-in.md#reset-password. */
export default function ForgotPasswordPage() {
  const form = useCredentials();
  const { submit, isPending, isDone } = useRecovery();
  const { email } = useSession();
  const suggest = useEffectEvent((known: string) => form.suggest('email', known));
  // The email typed in the dialog that led here.
  const [{ email: typed }] = useState(useLoginDialog());
  // Runs again when the customer signs out, or when another customer signs in in another tab.
  useEffect(() => suggest(email ?? typed), [email, typed]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = recoveryProblem(form.fields);
    if (problem !== null) return form.report(problem, event.currentTarget);
    form.clearProblem();
    const { currentTarget } = event;
    return submit(form.fields, (refusal) => form.mark(refusal, currentTarget));
  };
  return (
    <section className={formPage}>
      <Card padding="roomy" className={css.pageCard}>
        <h1 className={title}>{t`Reset Password`}</h1>
        <p
          className={css.pageLead}
        >{t`Enter your email to get a code, then choose a new password.`}</p>
        <form className={stack[4]} method="post" noValidate onSubmit={send}>
          <EmailField form={form} autoComplete="username" />
          <NewPasswordFields form={form} smsType="recovery" label={t`New Password`} />
          <Button
            type="submit"
            full
            pending={isPending}
            pendingLabel={t`Resetting...`}
            disabledReason={isDone ? t`Your password has been changed.` : null}
            reason="hidden"
          >
            {t`Reset Password`}
          </Button>
        </form>
        <p className={css.mode}>
          <Link
            className={css.link}
            href={paths.home()}
            data-replay=""
            onClick={() => openLoginDialog('sign-in', typedText(form.fields.email))}
          >
            {t`Back to Login`}
          </Link>
        </p>
      </Card>
    </section>
  );
}

const REDIRECT_MS = 2000;

function finish(email: string): void {
  // The server has ended every token of this customer, including the current one.
  if (isSameCustomer(currentVisit().customer.email, email)) endSession();
  const leadsOn = isPath(location.pathname, paths.forgotPassword());
  const text = leadsOn
    ? t`Password reset successfully! Redirecting to login...`
    : t`Password reset successfully!`;
  showToast({ kind: 'success', title: t`Success`, text, duration: REDIRECT_MS });
}

/** Sets the new password. After 2 s, opens / with the login dialog. */
function useRecovery() {
  const [, navigate] = useLocation();
  const { send, isSuccess: isDone } = useApiMutation(recoverPassword, {
    onSuccess: (_body, { email }) => finish(email),
  });
  const { start, isPending } = useJob();
  const submit = (fields: ResetFields, onRefused: (problem: Problem) => void) => {
    if (isDone) return;
    const { email, code, password: newPassword } = fields;
    const data = { email: typedText(email), verifyCode: typedText(code), newPassword };
    // Does not use the session's signal, because a new password may end the session.
    start(async (signal) => {
      await withRefusal(send(data), signal, onRefused);
      const { signal: visit } = currentVisit();
      await pause(REDIRECT_MS);
      // The customer has left the page, or someone has signed in in the meantime.
      if (signal.aborted || visit.aborted) return;
      navigate(paths.home());
      openLoginDialog('sign-in', data.email);
    }, null);
  };
  return { submit, isPending: isPending && !isDone, isDone };
}
