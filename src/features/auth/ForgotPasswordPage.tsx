import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { title } from '../../ui/text.css.ts';
import * as css from './auth.css.ts';
import { EmailField } from './EmailField.tsx';
import * as page from './ForgotPasswordPage.css.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { recoveryProblem } from './problem.ts';
import { useCredentials } from './use-credentials.ts';
import { useRecovery } from './use-recovery.ts';

/** Reset Password: docs/product.md#reset-password. */
export default function ForgotPasswordPage() {
  const form = useCredentials();
  const { submit, isPending, isDone } = useRecovery();
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const problem = recoveryProblem(form.fields);
    if (problem !== null) return form.report(problem, event.currentTarget);
    form.clearProblem();
    return submit(form.fields);
  };
  return (
    <section className={page.section}>
      <Card padding="roomy" className={page.card}>
        <h1 className={title}>Reset Password</h1>
        <p className={page.lead}>Enter your e-mail, ask for a code and choose a new password.</p>
        <form className={css.form} method="post" noValidate onSubmit={send}>
          <EmailField form={form} autoComplete="username" />
          <NewPasswordFields form={form} smsType="recovery" label="New Password" />
          <Button
            type="submit"
            full
            pending={isPending}
            pendingLabel="Resetting..."
            disabledReason={isDone ? 'Your password is changed.' : null}
            reason="hidden"
          >
            Reset Password
          </Button>
        </form>
        <p className={css.mode}>
          <Link
            className={css.link}
            href={paths.home()}
            data-replay=""
            onClick={() => openLoginDialog()}
          >
            Back to Login
          </Link>
        </p>
      </Card>
    </section>
  );
}
