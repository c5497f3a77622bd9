import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { useGetAllowedIps, useListProxyUsers } from '../../../generated/users/users.ts';
import type { Tier } from '../../domain/plans.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { useUserPasswords } from '../../proxy-lists/user-passwords.ts';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { ownerOf, useGeneratorState, type LineOwner } from './generator-state.ts';

type PartProps = { tier: Tier; owner: LineOwner; onChange: (owner: LineOwner) => void };

/** Whose user name and password the lines have: docs/product/dashboard.md#generator. */
export function LinesOf({ tier }: { tier: Tier }) {
  const { owner, change } = useGeneratorState();
  // The preview would show the line of the last owner.
  const onChange = (next: LineOwner) => void change(() => ({ owner: next, configs: {} }));
  const props = { tier, owner: ownerOf(owner, tier), onChange };
  return (
    <div className={stack[3]}>
      {__OFFERS_USERS__ ? <UserChoice {...props} /> : null}
      {__OFFERS_ALLOWLIST__ ? <WithoutPassword {...props} /> : null}
    </div>
  );
}

const MYSELF = '';

function UserChoice({ tier, owner, onChange }: PartProps) {
  const { data } = useListProxyUsers();
  const passwords = useUserPasswords();
  const users = (data?.users.rows ?? []).filter((user) => user.tier === tier && user.isActive);
  const items = [
    { value: MYSELF, label: t`My account` },
    ...users.map(({ id, name }) => ({ value: id, label: name, translate: 'no' as const })),
  ];
  const pick = (user: ProxyUser | undefined) => {
    const { isBare } = owner;
    if (user === undefined) return onChange({ isBare });
    const { id, name } = user;
    onChange({ user: { id, name, tier, password: passwords[id] ?? '' }, isBare });
  };
  const { user } = owner;
  return (
    <>
      <Select
        label={t`Lines of`}
        items={items}
        value={users.some(({ id }) => id === user?.id) ? (user?.id ?? MYSELF) : MYSELF}
        onChange={(value) => pick(users.find(({ id }) => id === value))}
      />
      {user === undefined || owner.isBare ? null : (
        <TextField
          label={t`Password of ${user.name}`}
          autoComplete="off"
          dir="ltr"
          value={user.password}
          onChange={(password) => onChange({ ...owner, user: { ...user, password } })}
          hint={
            <a href={paths.account('proxy-users')}>{t`Reset it in your account if you lost it.`}</a>
          }
        />
      )}
    </>
  );
}

/** Only for customers with allowed addresses. */
function WithoutPassword({ owner, onChange }: PartProps) {
  const { data } = useGetAllowedIps();
  if (data === undefined || (data.ips.length === 0 && !owner.isBare)) return null;
  return (
    <TickBox
      label={t`Without a password, for your allowed addresses`}
      isTicked={owner.isBare}
      onChange={(isBare) => onChange({ ...owner, isBare })}
    />
  );
}
