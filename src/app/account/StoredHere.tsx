import { useRef, useState } from 'react';
import { STORED_TEXTS } from '../../content/stored-texts.ts';
import { forgetStored, useStoredNow } from '../../platform/stored-now.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { setThemeChoice } from '../../ui/ThemeSwitch.tsx';
import * as css from './account.css.ts';

type StoredHereProps = { email: string | undefined };

/** What is stored here now, from the declared list, with a button that removes it. */
export function StoredHere({ email }: StoredHereProps) {
  const names = useStoredNow(email);
  const [step, setStep] = useState<'shown' | 'asked' | 'done'>('shown');
  const button = useRef<HTMLButtonElement>(null);
  const others = names.filter((name) => name !== 'user');
  const leave = (next: 'shown' | 'done') => {
    setStep(next);
    // The pressed button disappears.
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
            <code>{name}</code>: {STORED_TEXTS[name]}
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
