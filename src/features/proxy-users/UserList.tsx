import { useRef, useState, type RefCallback } from 'react';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { typedText } from '../../domain/typed-text.ts';
import { formatGb } from '../../domain/usage/usage.ts';
import { T, t } from '../../i18n/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as list from '../../ui/rows.css.ts';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import { useRowHeight } from '../../ui/use-row-height.ts';
import { useWindow } from '../../ui/use-window.ts';
import * as css from './proxy-users.css.ts';

export type UserAction = 'edit' | 'password' | 'delete';

type UserListProps = {
  users: readonly ProxyUser[];
  now: number;
  onOpen: (action: UserAction, user: ProxyUser) => void;
};

/** Laying out thousands of rows would block the page for a minute. */
const MOST_AT_ONCE = 100;

export const UserList = ({ users, ...row }: UserListProps) =>
  users.length > MOST_AT_ONCE ? (
    <ManyUsers users={users} {...row} />
  ) : (
    <ul className={list.rows}>
      {users.map((user) => (
        <UserRow key={user.id} user={user} {...row} />
      ))}
    </ul>
  );

function UserRow(cells: UserCellsProps) {
  // When the row disappears, so does the clicked button.
  const row = useRestoreFocus<HTMLLIElement>();
  return (
    <li ref={row} className={css.user}>
      <UserCells {...cells} />
    </li>
  );
}

/** Users that can be searched. Renders only those in view. */
function ManyUsers({ users, ...cells }: UserListProps) {
  const [search, setSearch] = useState('');
  const box = useRef<HTMLElement>(null);
  const query = typedText(search);
  const wanted = query.toLowerCase();
  const found = users.filter(({ name, userName }) =>
    [name, userName].some((text) => text.toLowerCase().includes(wanted)),
  );
  const [rowHeight, measure] = useRowHeight(box, css.ROW, users);
  const { start, end } = useWindow(box, found.length, rowHeight);
  const label = t`Proxy users`;
  return (
    <div className={stack[3]}>
      <SearchField
        label={t`Search proxy users`}
        isLabelHidden
        placeholder={t`Search proxy users`}
        value={search}
        onChange={(text) => {
          setSearch(text);
          box.current?.scrollTo({ top: 0 });
        }}
      />
      {found.length === 0 ? (
        <p className={css.note}>{t`Nothing matches “${cutText(query)}”.`}</p>
      ) : null}
      <ScrollBox
        ref={box}
        className={css.box}
        aria-label={t`${label}, scrolls`}
        hidden={found.length === 0}
      >
        <ul
          className={css.many}
          style={{ height: found.length * rowHeight, paddingTop: start * rowHeight }}
        >
          {found.slice(start, end).map((user, index) => (
            <RowOfMany
              key={user.id}
              position={start + index + 1}
              count={found.length}
              height={rowHeight}
              measure={measure}
              user={user}
              {...cells}
            />
          ))}
        </ul>
      </ScrollBox>
    </div>
  );
}

type RowOfManyProps = UserCellsProps & {
  position: number;
  count: number;
  height: number;
  measure: RefCallback<HTMLElement>;
};

function RowOfMany({ position, count, height, measure, ...cells }: RowOfManyProps) {
  const row = useRestoreFocus<HTMLLIElement>();
  return (
    <li
      ref={row}
      className={css.line}
      style={{ height }}
      aria-posinset={position}
      aria-setsize={count}
    >
      <div ref={measure} className={css.lineCells}>
        <UserCells {...cells} />
      </div>
    </li>
  );
}

type UserCellsProps = Omit<UserListProps, 'users'> & { user: ProxyUser };

function UserCells({ user, now, onOpen }: UserCellsProps) {
  const { name, userName, tier, isActive, limitGb, usedGb, resetTime } = user;
  const isUsedUp = limitGb !== undefined && usedGb >= limitGb;
  const resetAt = parseServerTime(resetTime ?? '');
  const actions = [
    ['edit', t`Edit`, t`Edit ${name}`],
    ['password', t`Reset password`, t`Reset password: ${name}`],
    ['delete', t`Delete`, t`Delete ${name}`],
  ] as const;
  return (
    <>
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
            label={PERIODS[user.period]}
            value={usedGb}
            max={limitGb}
            valueText={t`${formatGb(usedGb)} of ${formatGb(limitGb)}`}
            tone={isUsedUp ? 'danger' : 'accent'}
          />
        )}
        {isActive && isUsedUp && resetAt !== null && resetAt.getTime() > now ? (
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
            onClick={() => onOpen(dialog, user)}
          >
            {text}
          </Button>
        ))}
      </div>
    </>
  );
}

const PERIODS = { day: t`Used today`, month: t`Used this month`, total: t`Used in total` };

function usedText({ usedGb, period }: ProxyUser): string {
  const used = formatGb(usedGb);
  if (period === 'day') return t`${used} used today, no limit`;
  return period === 'month' ? t`${used} used this month, no limit` : t`${used} used, no limit`;
}
