import { useState, type SubmitEvent } from 'react';
import { createUser } from '../../../generated/admin/admin.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config } from '../../config.ts';
import { passwordProblem, randomPassword } from '../../domain/credentials.ts';
import { t } from '../../i18n/text.ts';
import type { Head } from '../../page.ts';
import { randomInt } from '../../platform/random-int.ts';
import { useIsClient } from '../../platform/store.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { formPage, stack } from '../../ui/layout.css.ts';
import { Sentence } from '../../ui/Sentence.tsx';
import { muted, title } from '../../ui/text.css.ts';
import { PasswordField } from '../../ui/TextField.tsx';
import { showToast } from '../../ui/toast.ts';
import * as css from './CreateAdminPage.css.ts';

export const head: Head = {
  title: t`Create Admin Account`,
  linkText: null,
  listed: false,
  description: t`Sets up the first administrator.`,
};

/**
 * Creates the administrator's account. The server decides whether this is allowed:
 * docs/product/public-pages.md#create-admin.
 */
export default function CreateAdminPage() {
  const isClient = useIsClient();
  const [generated] = useState(() => randomPassword(randomInt));
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, data } = useApiMutation(createUser, {
    onSuccess: () =>
      showToast({ kind: 'success', title: t`Success`, text: t`Admin account created` }),
  });
  const { start, isPending } = useJob();
  // Keeps the password out of the prerendered page.
  const password = typed ?? (isClient ? generated : '');
  const change = (value: string) => {
    setTyped(value);
    setProblem(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = passwordProblem(password);
    setProblem(found);
    if (found !== null) return;
    start(() => send({ email: config.adminEmail, password, email_confirm: true }));
  };
  return (
    <section className={formPage}>
      <Card padding="roomy" className={css.card}>
        <h1 className={title}>{t`Create Admin`}</h1>
        <p className={muted}>{t`This shop’s admin account uses this address:`}</p>
        <p className={css.email} translate="no">
          {config.adminEmail}
        </p>
        <form className={stack[5]} method="post" noValidate onSubmit={submit}>
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={change}
            error={problem}
            hint={t`A random password. Copy it now. You won’t see it again.`}
          />
          <div className={css.buttons}>
            <Button type="submit" pending={isPending} pendingLabel={t`Creating...`}>
              {t`Create Admin Account`}
            </Button>
            <CopyButton
              label={t`Copy password`}
              text={password}
              disabledReason={isClient ? null : t`There is no password yet.`}
              reason="hidden"
            />
          </div>
        </form>
        {data === undefined ? null : (
          <InlineMessage kind="success">
            <Sentence text={t`${data.user.email} can sign in now.`} name={data.user.email} />
          </InlineMessage>
        )}
      </Card>
    </section>
  );
}
