import { useState } from 'react';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import type { ProxyUsers as Loaded } from '../../../generated/model/proxyUsers.zod.ts';
import { useListProxyUsers } from '../../../generated/users/users.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import type { WithRows } from '../../api/rows.ts';
import { PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { plural, T, t } from '../../i18n/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { EmptyState, QueryView } from '../../ui/QueryView.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as list from '../../ui/rows.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import * as css from './proxy-users.css.ts';
import { UserDialog } from './UserDialog.tsx';

const TEXTS = {
  failed: t`Your proxy users could not be loaded`,
  offline: t`Your proxy users could not be loaded without a connection`,
};

type Opened = { dialog: 'create' } | { dialog: 'edit' | 'password' | 'delete'; user: ProxyUser };

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
            <ul className={list.rows}>
              {loaded.users.rows.map((user) => (
                <UserRow
                  key={user.id}
                  user={user}
                  now={query.dataUpdatedAt}
                  onOpen={(dialog) => setOpened({ dialog, user })}
                />
              ))}
            </ul>
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

type UserRowProps = {
  user: ProxyUser;
  now: number;
  onOpen: (dialog: 'edit' | 'password' | 'delete') => void;
};

function UserRow({ user, now, onOpen }: UserRowProps) {
  const { name, userName, tier, isActive, limitGb, usedGb, resetTime } = user;
  // When the row disappears, so does the clicked button.
  const row = useRestoreFocus<HTMLLIElement>();
  const isUsedUp = limitGb !== undefined && usedGb >= limitGb;
  const resetAt = parseServerTime(resetTime ?? '');
  const actions = [
    ['edit', t`Edit`, t`Edit ${name}`],
    ['password', t`Reset password`, t`Reset password: ${name}`],
    ['delete', t`Delete`, t`Delete ${name}`],
  ] as const;
  return (
    <li ref={row} className={css.user}>
      <div className={css.who}>
        <p className={list.title}>
          <bdi translate="no">{name}</bdi>
          <Badge>{PLANS[tier].shortName}</Badge>
          {isActive ? null : <Badge tone="warning">{t`Off`}</Badge>}
          {isUsedUp ? <Badge tone="danger">{t`Limit reached`}</Badge> : null}
        </p>
        <p className={css.userName}>
          <bdi translate="no">{userName}</bdi>
        </p>
      </div>
      <div className={css.usage}>
        {limitGb === undefined ? (
          <p>{usedText(user)}</p>
        ) : (
          <Meter
            label={periodText(user)}
            value={usedGb}
            max={limitGb}
            valueText={t`${formatGb(usedGb)} of ${formatGb(limitGb)}`}
            tone={isUsedUp ? 'danger' : 'accent'}
          />
        )}
        {isUsedUp && resetAt !== null && resetAt.getTime() > now ? (
          <p className={css.note}>
            <T>
              Works again <LocalTime instant={resetAt} short="time" isInSentence />
            </T>
          </p>
        ) : null}
      </div>
      <div className={css.actions}>
        {actions.map(([dialog, text, label]) => (
          <Button
            key={dialog}
            variant="outline"
            size="sm"
            aria-label={label}
            onClick={() => onOpen(dialog)}
          >
            {text}
          </Button>
        ))}
      </div>
    </li>
  );
}

const PERIODS = { day: t`Used today`, month: t`Used this month`, total: t`Used in total` };

const periodText = ({ period }: ProxyUser) => PERIODS[period];

function usedText({ usedGb, period }: ProxyUser): string {
  const used = formatGb(usedGb);
  if (period === 'day') return t`${used} used today, no limit`;
  return period === 'month' ? t`${used} used this month, no limit` : t`${used} used, no limit`;
}
