import { useLayoutEffect, useRef } from 'react';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { t } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { hint } from '../../ui/field.css.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { focusSection } from '../../ui/RestoreFocus.tsx';
import * as css from './proxy-users.css.ts';

type NewPasswordProps = { user: Pick<ProxyUser, 'userName'>; password: string };

const picker = t`Generate for`;

/** Shows a new password. This is the only time that it is shown. */
export function NewPassword({ user: { userName }, password }: NewPasswordProps) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The dialog would focus a button, and a second press of Enter would close it unread.
    if (part.current) focusSection(part.current);
  }, []);
  return (
    <div ref={part} className={stack[3]}>
      <InlineMessage kind="warning">
        {t`Copy the password now. It is not shown again, but you can reset it at any time.`}
      </InlineMessage>
      {(
        [
          [t`User name`, userName, t`Copy user name`],
          [t`Password`, password, t`Copy password`],
        ] as const
      ).map(([label, value, copyLabel]) => (
        <div key={label} className={css.password}>
          <div className={css.who}>
            <span className={css.note}>{label}</span>
            <bdi translate="no" className={css.secret}>
              {value}
            </bdi>
          </div>
          <CopyButton text={value} label={copyLabel} variant="outline" size="sm" />
        </div>
      ))}
      <p className={hint}>
        {t`To generate lines for this user, choose it under “${picker}” on the dashboard.`}
      </p>
    </div>
  );
}

type DoneButtonProps = { isPending: boolean; onClick: () => void };

/** Replaces the button that sent the call, and ignores the second click of a double click on it. */
export const DoneButton = ({ isPending, onClick }: DoneButtonProps) => (
  <Button pending={isPending} pendingLabel={t`Saving...`} onClick={onClick}>
    {t`Done`}
  </Button>
);
