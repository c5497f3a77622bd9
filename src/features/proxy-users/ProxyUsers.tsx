import { useState } from 'react';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import type { ProxyUsers as Loaded } from '../../../generated/model/proxyUsers.zod.ts';
import { useListProxyUsers } from '../../../generated/users/users.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import type { WithRows } from '../../api/rows.ts';
import { plural, t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { stack } from '../../ui/layout.css.ts';
import { EmptyState, QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import * as css from './proxy-users.css.ts';
import { UserDialog } from './UserDialog.tsx';
import { UserList, type UserAction } from './UserList.tsx';

const TEXTS = {
  failed: t`Your proxy users could not be loaded`,
  offline: t`Your proxy users could not be loaded without a connection`,
};

type Opened = { dialog: 'create' } | { dialog: UserAction; user: ProxyUser };

/** The proxy users with their limits and usage (offer `users`): docs/product/signing-in.md#account. */
export function ProxyUsers() {
  const query = useListProxyUsers(FOLLOWS_OTHER_TABS);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <QueryView
        query={query}
        texts={TEXTS}
        loading={<Skeleton shape="row" count={3} />}
        list={({ users }) => users}
        empty={
          <EmptyState
            title={t`No proxy users yet`}
            text={t`Give each client or project a name, a password and a limit of its own.`}
            action={
              <AddButton loaded={query.data} onClick={() => setOpened({ dialog: 'create' })} />
            }
          />
        }
      >
        {(loaded) => (
          <div className={stack[4]}>
            <AddButton loaded={loaded} onClick={() => setOpened({ dialog: 'create' })} />
            <UserList
              users={loaded.users.rows}
              now={query.dataUpdatedAt}
              onOpen={(dialog, user) => setOpened({ dialog, user })}
            />
          </div>
        )}
      </QueryView>
      {opened?.dialog === 'create' ? <UserDialog user={null} onClose={close} /> : null}
      {opened?.dialog === 'edit' ? <UserDialog user={opened.user} onClose={close} /> : null}
      {opened?.dialog === 'password' ? <PasswordDialog user={opened.user} onClose={close} /> : null}
      {opened?.dialog === 'delete' ? <DeleteDialog user={opened.user} onClose={close} /> : null}
    </>
  );
}

type AddButtonProps = { loaded: WithRows<Loaded> | undefined; onClick: () => void };

function AddButton({ loaded, onClick }: AddButtonProps) {
  const most = loaded?.maxUsers;
  const isFull = most !== undefined && (loaded?.users.rows.length ?? 0) >= most;
  return (
    <Button className={css.start} disabledReason={isFull ? fullText(most) : null} onClick={onClick}>
      {t`Add proxy user`}
    </Button>
  );
}

const fullText = (most: number) =>
  plural(most, {
    one: 'You can have at most # proxy user.',
    other: 'You can have at most # proxy users.',
  });
