import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import {
  allowedIpsIpsMax as MAX,
  type AllowedIps,
} from '../../../generated/model/allowedIps.zod.ts';
import {
  getGetAllowedIpsQueryKey,
  saveAllowedIps,
  useGetAllowedIps,
} from '../../../generated/users/users.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import { resendQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { readAllowedIp, type AllowedIpProblem } from '../../domain/allowed-ip.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { hint } from '../../ui/field.css.ts';
import { row, stack } from '../../ui/layout.css.ts';
import { asOneRow, QueryView } from '../../ui/QueryView.tsx';
import { RestoreFocusButton, useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as list from '../../ui/rows.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as css from './proxy-users.css.ts';

/** The maximum length of an address in the contract, plus a separator. */
const LONGEST = 51;

const TEXTS = {
  failed: t`Your allowed addresses could not be loaded`,
  offline: t`Your allowed addresses could not be loaded without a connection`,
};

const PROBLEMS: Record<AllowedIpProblem, (text: string) => string> = {
  invalid: (text) => t`${text} is not an IPv4 or IPv6 address or network.`,
  'too-large': (text) => t`${text} is too large. Use at most a /16 network, or /48 for IPv6.`,
  'not-public': (text) => t`${text} is not an address on the public internet.`,
};

/** Addresses from which proxies need no password (offer `allowlist`): docs/product/signing-in.md#account. */
export function AllowedAddresses() {
  const query = useGetAllowedIps(FOLLOWS_OTHER_TABS);
  return (
    <QueryView
      query={query}
      texts={TEXTS}
      loading={<Skeleton shape="row" count={2} />}
      list={asOneRow}
      empty={null}
    >
      {(saved) => <Addresses saved={saved} />}
    </QueryView>
  );
}

function Addresses({ saved }: { saved: AllowedIps }) {
  const { ips, yourIp } = saved;
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useApiMutation(saveAllowedIps, {
    onSuccess: (stored) => {
      // Only the loaded list contains the customer's own address.
      client.setQueryData(getGetAllowedIpsQueryKey(), { ...(yourIp && { yourIp }), ...stored });
      resendQueries(client, getGetAllowedIpsQueryKey());
    },
  });
  const add = (texts: readonly string[], onSaved?: () => void) => {
    if (texts.length === 0) return setProblem(t`Enter an address.`);
    const read = texts.map((text) => ({ text, ...readAllowedIp(text) }));
    const wrong = read.find((one) => one.problem !== null);
    if (wrong?.problem) return setProblem(PROBLEMS[wrong.problem](wrong.text));
    const known = new Set([...ips, ...read.flatMap(({ ip }) => ip ?? [])]);
    if (known.size > MAX) return setProblem(t`At most ${MAX} addresses are possible.`);
    setProblem(undefined);
    mutate({ ips: [...known] }, onSaved);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    add(
      typedText(typed)
        .replaceAll(/\s*\/\s*/g, '/')
        .split(/[\s,;،؛、]+/)
        .filter(Boolean),
      () => setTyped((now) => (now === typed ? '' : now)),
    );
  };
  return (
    <div className={stack[4]}>
      <form className={stack[3]} noValidate onSubmit={submit}>
        <TextField
          label={t`Address or network`}
          name="address"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          translate="no"
          maxLength={MAX * LONGEST}
          placeholder="203.0.113.7, 198.51.100.0/24"
          value={typed}
          onChange={setTyped}
          error={problem}
          beside={
            <Button type="submit" variant="outline" pending={isPending} pendingLabel={t`Saving...`}>
              {t`Add`}
            </Button>
          }
        />
        {yourIp === undefined || ips.includes(yourIp) ? null : (
          <div className={row[3]}>
            <RestoreFocusButton
              variant="outline"
              size="sm"
              disabledReason={isPending ? t`The list is being saved.` : null}
              reason="hidden"
              onClick={() => add([yourIp])}
            >
              {t`Add my address (${yourIp})`}
            </RestoreFocusButton>
          </div>
        )}
      </form>
      {ips.length === 0 ? (
        <p className={hint}>{t`No addresses: every line needs its password.`}</p>
      ) : (
        <ul className={list.rows}>
          {ips.map((ip) => (
            <AddressRow
              key={ip}
              ip={ip}
              isPending={isPending}
              onRemove={() => mutate({ ips: ips.filter((other) => other !== ip) })}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type AddressRowProps = { ip: string; isPending: boolean; onRemove: () => void };

function AddressRow({ ip, isPending, onRemove }: AddressRowProps) {
  // When the row disappears, so does the clicked button.
  const item = useRestoreFocus<HTMLLIElement>();
  return (
    <li ref={item} className={list.row}>
      <bdi translate="no" className={css.secret}>
        {ip}
      </bdi>
      <Button
        variant="outline"
        size="sm"
        aria-label={t`Remove ${ip}`}
        disabledReason={isPending ? t`The list is being saved.` : null}
        reason="hidden"
        onClick={onRemove}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}
