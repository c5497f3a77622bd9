import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { deleteProxyUser } from '../../../generated/users/users.ts';
import { T, t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { showToast } from '../../ui/toast.ts';
import { useUserMutation } from './change-users.ts';

type DeleteDialogProps = { user: ProxyUser; onClose: () => void };

export function DeleteDialog({ user, onClose }: DeleteDialogProps) {
  const { id, name, userName } = user;
  const { mutate, isPending } = useUserMutation(deleteProxyUser, () =>
    showToast({ kind: 'success', title: t`Proxy user deleted`, text: name, name }),
  );
  return (
    <Dialog
      title={t`Delete ${name}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button
            variant="destructive"
            pending={isPending}
            pendingLabel={t`Deleting...`}
            onClick={() => mutate({ id }, onClose)}
          >
            {t`Delete`}
          </Button>
        </>
      }
    >
      <div className={stack[3]}>
        <p>
          <T>
            All lines with the user name <bdi translate="no">{userName}</bdi> stop working within a
            minute, in every program that uses them.
          </T>
        </p>
        <p>{t`The data that the user has used stays in your usage. This cannot be undone.`}</p>
      </div>
    </Dialog>
  );
}
