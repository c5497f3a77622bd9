import { useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { Verification } from '../../../generated/model/verification.zod.ts';
import { config } from '../../config.ts';
import { HAS_LANGUAGES, LANGUAGE_NAME } from '../../i18n/language.ts';
import { T, inContext, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { isMac } from '../../platform/is-mac.ts';
import { safeLink } from '../../platform/safe-url.ts';
import { setThemeChoice } from '../../platform/theme.ts';
import { STORED_NAMES, STORED_TEXTS } from '../../saved/stored-texts.ts';
import { useSession } from '../../session/session.ts';
import { useVerification } from '../../session/verification.ts';
import { afterClosing } from '../../ui/after-closing.ts';
import { Button, buttonClass, LinkButton } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { toolIcons } from '../../ui/tool-icons.ts';
import * as css from './account.css.ts';
import { useLinkedIdentity } from './linked-identity.ts';
import { SettingsFiles } from './SettingsFiles.tsx';
import { forgetStored, useStoredNow } from './stored-now.ts';

type AccountDialogProps = {
  onClose: () => void;
  /** Opens another dialog in its place. */
  onOpen: (dialog: 'commands' | 'language') => void;
};

/** The customer's account and what this browser stores of it: docs/product/signing-in.md#account. */
export function AccountDialog(props: AccountDialogProps) {
  const { onClose, onOpen } = props;
  const { email, visitId } = useSession();
  const linked = useLinkedIdentity();
  const verification = useVerification();
  const keys = isMac() ? '⌘K' : 'Ctrl K';
  const openInstead = (dialog: Parameters<typeof onOpen>[0]) => () => {
    onClose();
    afterClosing(() => onOpen(dialog));
  };
  return (
    <Dialog title={t`Account`} size="wide" isSteady onClose={onClose}>
      <div className={css.root}>
        <section className={css.group}>
          <h3 className={css.title}>{t`Sign-in`}</h3>
          <dl className={css.facts}>
            <dt>{t`Email`}</dt>
            <dd>{email ? <bdi translate="no">{email}</bdi> : t`Not available yet`}</dd>
            {config.authUrl === '' ? null : (
              <>
                <dt>{t`Linked identity`}</dt>
                <dd>
                  {linked === undefined ? (
                    inContext('no linked identity')`None`
                  ) : (
                    <bdi translate="no">{linked}</bdi>
                  )}
                </dd>
              </>
            )}
            {verification === undefined ? null : (
              <>
                <dt>{t`Verification`}</dt>
                <dd>
                  <VerificationState {...verification} />
                </dd>
              </>
            )}
          </dl>
          <div className={css.line}>
            <p className={css.words}>{t`We’ll email you a code to set a new password.`}</p>
            <Link
              href={paths.forgotPassword()}
              className={buttonClass({ variant: 'outline' })}
              onClick={onClose}
            >
              {t`Change password`}
            </Link>
          </div>
          {config.statusUrl === null ? null : (
            <div className={css.line}>
              <p className={css.words}>{t`Something not working? See whether it is known.`}</p>
              <LinkButton href={config.statusUrl} target="_blank" rel="noopener" variant="outline">
                {t`Service status`}
              </LinkButton>
            </div>
          )}
        </section>
        <section className={css.group}>
          <h3 className={css.title}>{t`This browser`}</h3>
          <div className={cx(css.line, css.keyboard)}>
            <p className={css.words}>
              <T>
                Press <bdi translate="no">{keys}</bdi> to find pages, actions, plans, recipes and
                orders.
              </T>
            </p>
            <Button variant="outline" onClick={openInstead('commands')}>
              {t`Open command palette`}
            </Button>
          </div>
          {HAS_LANGUAGES ? (
            <div className={css.line}>
              <p className={css.words}>
                <T>
                  Language: <bdi translate="no">{LANGUAGE_NAME}</bdi>
                </T>
              </p>
              <Button variant="outline" onClick={openInstead('language')}>
                {t`Change language`}
              </Button>
            </div>
          ) : null}
          <Part title={t`Stored data`}>
            <StoredHere email={email} />
          </Part>
          <Part title={t`Settings file`}>
            <p>
              {t`Move your settings, recipes and plan labels to another browser. Passwords and proxies are never included.`}
            </p>
            {email ? (
              <SettingsFiles owner={{ email, visitId }} />
            ) : (
              <p>{t`This needs your email address, which hasn’t loaded yet.`}</p>
            )}
          </Part>
        </section>
      </div>
    </Dialog>
  );
}

const VERIFICATION_STATES = {
  none: t`Not verified`,
  pending: t`Being checked`,
  done: t`Verified`,
  refused: t`Refused`,
  other: t`Not complete`,
};

function VerificationState({ state, url }: Verification) {
  const href = state === 'done' ? null : safeLink(url);
  const word = VERIFICATION_STATES[state];
  if (href === null) return <span>{word}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {word}
    </a>
  );
}

type PartProps = {
  title: string;
  children: ReactElement | ReactElement[];
};

/** Closed at first, so that the dialog fits the screen. */
function Part({ title, children }: PartProps) {
  return (
    <details className={css.part}>
      <summary className={css.summary}>
        <h4 className={css.partTitle}>{title}</h4>
        <Icon path={toolIcons.chevronDown} className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
}

export function StoredHere({ email }: { email: string | undefined }) {
  const names = useStoredNow(email);
  const [step, setStep] = useState<'shown' | 'asked' | 'done'>('shown');
  const button = useRef<HTMLButtonElement>(null);
  const others = names.filter((name) => name !== 'user');
  const leave = (next: 'shown' | 'done') => {
    setStep(next);
    // The clicked button disappears.
    button.current?.focus();
  };
  const forget = () => {
    // Also on the page, and not only in storage.
    if (others.includes('theme')) setThemeChoice('system');
    // Log out ends the session.
    forgetStored(others, email);
    leave('done');
  };
  return (
    <>
      <ul className={css.keys}>
        {names.map((name) => (
          <li key={name}>
            <strong className={css.name}>{STORED_NAMES[name]}</strong>
            <span>{STORED_TEXTS[name]}</span>
          </li>
        ))}
      </ul>
      <Button
        ref={button}
        variant="outline"
        className={css.button}
        disabledReason={others.length === 0 ? t`Only your session is stored.` : null}
        onClick={() => setStep('asked')}
      >
        {t`Forget on this device`}
      </Button>
      {step === 'asked' ? (
        <InlineMessage kind="warning">
          <p>
            {t`This removes everything above except your session. Save a settings file first to keep your recipes and labels.`}
          </p>
          <div className={css.answers}>
            <Button variant="destructive" size="sm" onClick={forget}>
              {t`Forget now`}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => leave('shown')}>
              {t`Keep it`}
            </Button>
          </div>
        </InlineMessage>
      ) : null}
      {step === 'done' && others.length === 0 ? (
        <InlineMessage kind="success">{t`Removed. You stay signed in until you log out.`}</InlineMessage>
      ) : null}
    </>
  );
}
