import { useEffect } from 'react';
import { Link } from 'wouter';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { useGetAllowedIps, useListProxyUsers } from '../../../generated/users/users.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import { PLANS, type Tier } from '../../domain/plans.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { rememberPassword, useUserPasswords } from '../../proxy-lists/user-passwords.ts';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { ownerOf, useGeneratorState, type LineOwner } from './generator-state.ts';

type PartProps = { tier: Tier; owner: LineOwner; onChange: (owner: LineOwner) => void };

/** Selects whose user name and password the lines have: docs/product/dashboard.md#generator. */
export function LinesOf({ tier }: { tier: Tier }) {
  const { owner, change } = useGeneratorState();
  // Otherwise, the preview would show the line of the previous owner.
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

/** The reason why lines of this tier cannot belong to a user, in one word, or null. */
function whyNot(user: Pick<ProxyUser, 'tier' | 'isActive'>, tier: Tier): string | null {
  if (user.tier !== tier) return PLANS[user.tier].shortName;
  return user.isActive ? null : t`Off`;
}

function UserChoice({ tier, owner, onChange }: PartProps) {
  const { data } = useListProxyUsers(FOLLOWS_OTHER_TABS);
  const passwords = useUserPasswords();
  const { user, isBare } = owner;
  const all = data?.users.rows ?? (user ? [{ ...user, isActive: true }] : []);
  const users = all.filter((one) => whyNot(one, tier) === null);
  const items = [
    { value: MYSELF, label: t`My account` },
    ...users.map(({ id, name }) => ({ value: id, label: name, translate: 'no' as const })),
    ...all.flatMap((one) => {
      const reason = whyNot(one, tier);
      return reason === null
        ? []
        : [{ value: one.id, label: `${one.name} · ${reason}`, disabled: true }];
    }),
  ];
  const ownerWith = (wanted: string | undefined): LineOwner => {
    const found = users.find(({ id }) => id === wanted);
    if (found === undefined) return { isBare };
    const { id, name } = found;
    // When the session ends, the passwords are removed, but not the owner of the lines.
    const last = id === user?.id ? user.password : '';
    return { user: { id, name, tier, password: passwords[id] ?? last }, isBare };
  };
  const latest = ownerWith(user?.id);
  const known = latest.user;
  const isOutdated =
    user !== undefined && (known?.name !== user.name || known.password !== user.password);
  // On the account page, the customer may have renamed or deleted the user, or reset the password.
  useEffect(() => {
    if (isOutdated) onChange(latest);
  });
  return (
    <>
      <Select
        label={t`Generate for`}
        items={items}
        value={known?.id ?? MYSELF}
        onChange={(value) => onChange(ownerWith(value))}
      />
      {known === undefined || isBare ? null : (
        <TextField
          label={t`Password of ${known.name}`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          // A space copied with it would be part of every line.
          clean={typedText}
          value={known.password}
          onChange={(password) => rememberPassword(known.id, password)}
          hint={
            // A full page load would lose the passwords of this visit.
            <Link
              href={paths.account('proxy-users')}
            >{t`Reset it in your account if you lost it.`}</Link>
          }
        />
      )}
    </>
  );
}

/** Only for customers with allowed addresses. */
function WithoutPassword({ owner, onChange }: PartProps) {
  const { data } = useGetAllowedIps(FOLLOWS_OTHER_TABS);
  if (!owner.isBare && !data?.ips.length) return null;
  return (
    <TickBox
      label={t`Without a password, for your allowed addresses`}
      isTicked={owner.isBare}
      onChange={(isBare) => onChange({ ...owner, isBare })}
    />
  );
}
