import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { resetProxyUserPassword } from '../../../generated/users/users.ts';
import { useJob } from '../../api/job.ts';
import { t } from '../../i18n/text.ts';
import { rememberPassword } from '../../proxy-lists/user-passwords.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { useUserMutation } from './change-users.ts';
import { DoneButton, NewPassword } from './NewPassword.tsx';

type PasswordDialogProps = { user: ProxyUser; onClose: () => void };

/** Asks for confirmation, resets the password, and shows the new one once. */
export function PasswordDialog({ user, onClose }: PasswordDialogProps) {
  const { name, id } = user;
  const { send, data } = useUserMutation(resetProxyUserPassword, ({ password }) =>
    rememberPassword(id, password),
  );
  const { start, isPending } = useJob();
  const reset = () =>
    start(async (signal) => {
      await send({ id });
      // The dialog that would show the password was closed.
      if (signal.aborted) showToast({ kind: 'info', title: t`Password reset`, text: name, name });
    });
  return (
    <Dialog
      title={t`Reset password`}
      isSteady
      isDismissable={data === undefined}
      onClose={onClose}
      footer={
        data === undefined ? (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button
              variant="destructive"
              pending={isPending}
              pendingLabel={t`Resetting...`}
              onClick={reset}
            >
              {t`Reset password`}
            </Button>
          </>
        ) : (
          <DoneButton isPending={isPending} onClick={onClose} />
        )
      }
    >
      {data === undefined ? (
        <p>{t`Lines of ${name} with the current password stop working within a minute.`}</p>
      ) : (
        <NewPassword user={user} password={data.password} />
      )}
    </Dialog>
  );
}
