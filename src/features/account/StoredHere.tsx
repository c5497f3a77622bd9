import { useRef, useState } from 'react';
import { t } from '../../i18n/text.ts';
import { setThemeChoice } from '../../platform/theme.ts';
import { STORED_NAMES, STORED_TEXTS } from '../../saved/stored-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import * as css from './account.css.ts';
import { forgetStored, useStoredNow } from './stored-now.ts';

/** What this browser stores now, and how to remove it. */
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
    // Resets the theme on the page, not only in storage.
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
