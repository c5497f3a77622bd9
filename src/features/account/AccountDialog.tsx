import { useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { isMac } from '../../platform/is-mac.ts';
import { setThemeChoice } from '../../platform/theme.ts';
import { STORED_TEXTS } from '../../saved/stored-texts.ts';
import { useSession } from '../../session/session.ts';
import { afterClosing } from '../../ui/after-closing.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import * as css from './account.css.ts';
import { useLinkedIdentity } from './linked-identity.ts';
import { SettingsFiles } from './SettingsFiles.tsx';
import { forgetStored, useStoredNow } from './stored-now.ts';

type AccountDialogProps = { onClose: () => void; onOpenCommands: () => void };

/** The customer's account and what this browser stores of it: docs/product/signing-in.md#account. */
export function AccountDialog({ onClose, onOpenCommands }: AccountDialogProps) {
  const { email, visitId } = useSession();
  const linked = useLinkedIdentity();
  const openCommands = () => {
    onClose();
    afterClosing(onOpenCommands);
  };
  return (
    <Dialog title="Account" size="wide" isSteady onClose={onClose}>
      <div className={css.root}>
        <dl className={css.facts}>
          <dt>Email</dt>
          <dd>{email ? <bdi translate="no">{email}</bdi> : 'Not known yet'}</dd>
          {config.authUrl === '' ? null : (
            <>
              <dt>Linked identity</dt>
              <dd>{linked === undefined ? 'None' : <bdi translate="no">{linked}</bdi>}</dd>
            </>
          )}
        </dl>
        <Part title="Password">
          <p>You get a code by e-mail and choose a new password with it.</p>
          <Link
            href={paths.forgotPassword()}
            className={buttonClass({ variant: 'outline' }, css.button)}
            onClick={onClose}
          >
            Change password
          </Link>
        </Part>
        <Part title="Keyboard" className={css.keyboard}>
          <p>
            The command palette leads to every page, action, plan, recipe and order, and lists the
            shortcuts. It opens with <span translate="no">{isMac() ? '⌘K' : 'Ctrl K'}</span>.
          </p>
          <Button variant="outline" className={css.button} onClick={openCommands}>
            Open the commands
          </Button>
        </Part>
        <Part title="Stored in this browser">
          <StoredHere email={email} />
        </Part>
        <Part title="Settings file">
          <p>
            A file takes your settings, recipes and plan labels to another browser. No password,
            token or proxy line is in it.
          </p>
          {email ? (
            <SettingsFiles owner={{ email, visitId }} />
          ) : (
            <p>This needs your e-mail address, which is not known yet.</p>
          )}
        </Part>
      </div>
    </Dialog>
  );
}

type PartProps = {
  title: string;
  children: ReactElement | ReactElement[];
  className?: string;
};

function Part({ title, children, className }: PartProps) {
  return (
    <section className={cx(css.part, className)}>
      <h3 className={css.title}>{title}</h3>
      {children}
    </section>
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
            <code translate="no">{name}</code>: <span>{STORED_TEXTS[name]}</span>
          </li>
        ))}
      </ul>
      <Button
        ref={button}
        variant="outline"
        className={css.button}
        disabledReason={others.length === 0 ? 'Nothing but your session is stored.' : null}
        onClick={() => setStep('asked')}
      >
        Forget on this device
      </Button>
      {step === 'asked' ? (
        <InlineMessage kind="warning">
          <p>
            This removes everything above except your session. Save a settings file first to keep
            your recipes and labels.
          </p>
          <div className={css.answers}>
            <Button variant="destructive" size="sm" onClick={forget}>
              Forget now
            </Button>
            <Button variant="ghost" size="sm" onClick={() => leave('shown')}>
              Keep it
            </Button>
          </div>
        </InlineMessage>
      ) : null}
      {step === 'done' && others.length === 0 ? (
        <InlineMessage kind="success">
          Forgotten. Your session stays until you log out.
        </InlineMessage>
      ) : null}
    </>
  );
}
