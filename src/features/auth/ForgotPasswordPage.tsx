import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { title } from '../../ui/text.css.ts';
import * as css from './auth.css.ts';
import { CodeField } from './CodeField.tsx';
import * as page from './ForgotPasswordPage.css.ts';
import { recoveryProblem } from './problem.ts';
import { useCredentials } from './use-credentials.ts';
import { useRecovery } from './use-recovery.ts';

/** Reset Password (specification §2 "Forgot password"). */
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
          <TextField
            {...form.bind('email')}
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <CodeField
            {...form.bind('code')}
            email={form.fields.email}
            smsType="recovery"
            onEmailProblem={(text, element) => form.report({ field: 'email', text }, element)}
          />
          <PasswordField
            {...form.bind('password')}
            label="New Password"
            autoComplete="new-password"
            hint="At least 6 characters"
          />
          <PasswordField
            {...form.bind('confirmation')}
            label="Confirm Password"
            autoComplete="new-password"
          />
          <Button
            type="submit"
            full
            data-replay=""
            pending={isPending}
            pendingLabel="Resetting..."
            disabledReason={isDone ? 'Your password is changed.' : null}
            reason="hidden"
          >
            Reset Password
          </Button>
        </form>
        <p className={css.mode}>
          <Link className={css.link} href={paths.home()} onClick={() => openLoginDialog()}>
            Back to Login
          </Link>
        </p>
      </Card>
    </section>
  );
}
