import type { MouseEvent } from 'react';
import { config } from '../../config.ts';
import { inContext, t } from '../../i18n/text.ts';
import { startSocialLogin, useSocialLogin, type SocialLogin } from '../../sign-in/social-login.ts';
import { socialStartUrl } from '../../sign-in/social-popup.ts';
import { icon } from '../../ui/basics.css.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage, ScrollIntoView } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './auth.css.ts';

/** The providers' logos as line drawings, like the shop's other icons, in the providers' colors. */
const MARKS: Record<SocialLogin['provider'], [color: string, path: string][]> = {
  discord: [
    [
      '#6d78f7',
      'M8.5 4.5 5 6C3 9 2.3 12.7 2.6 16.5c1.5 1.200 3.100 2 4.8 2.5L9 16.8M15.5 4.5 19 6c2 3 2.7 6.7 2.400 10.5-1.5 1.200-3.100 2-4.8 2.5L15 16.8M7 7c3.200-1.200 6.8-1.200 10 0M7 16.200c3.200 1.200 6.8 1.200 10 0M9 12v.5M15 12v.5',
    ],
  ],
  google: [
    ['#ea4335', 'M4.9 7.4a8.5 8.5 0 0 1 12.900-1.600'],
    ['#fbbc05', 'M4.9 16.6a8.5 8.5 0 0 1 0-9.200'],
    ['#34a853', 'M17.8 18.200a8.5 8.5 0 0 1-12.900-1.600'],
    ['#4285f4', 'M12.5 12h8a8.5 8.5 0 0 1-2.7 6.200'],
  ],
};

export function SocialButtons() {
  if (config.socialProviders.length === 0) return null;
  return (
    <div className={stack[3]}>
      <p className={css.or}>{inContext('between two ways to sign in')`or`}</p>
      {config.socialProviders.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          full
          onClick={() => {
            if (requireOnline()) startSocialLogin(id);
          }}
        >
          <svg viewBox="0 0 24 24" className={icon} aria-hidden="true">
            {MARKS[id].map(([color, path]) => (
              <path key={color} d={path} stroke={color} strokeWidth="2.2" />
            ))}
          </svg>
          <span>{t`Continue with ${name}`}</span>
        </Button>
      ))}
      <SocialNotice />
    </div>
  );
}

type Words = { text: string; link?: string };

const STATUS_TEXTS: Record<SocialLogin['status'], (name: string) => Words> = {
  waiting: (name) => ({ text: t`Finish signing in with ${name} in the window that opened.` }),
  finishing: (name) => ({ text: t`Signing you in with ${name}...` }),
  blocked: (name) => ({
    text: t`Your browser blocked the ${name} window. Allow pop-ups for this site, or open it here:`,
    link: t`Open ${name}`,
  }),
  lost: (name) => ({
    text: t`${name} sign-in wasn’t completed.`,
    link: t`Try ${name} again`,
  }),
  refused: (name) => ({
    text: t`Your ${name} sign-in wasn’t accepted. Sign in with email instead, or`,
    link: t`Try ${name} again`,
  }),
};

function SocialNotice() {
  const login = useSocialLogin();
  if (login === null) return null;
  const { provider, status } = login;
  const name = config.socialProviders.find(({ id }) => id === provider)?.name ?? '';
  const { text, link } = STATUS_TEXTS[status](name);
  const retry = (event: MouseEvent) => {
    // A window opened by script can report back, but one opened by a link cannot.
    event.preventDefault();
    if (requireOnline()) startSocialLogin(provider);
  };
  return (
    <ScrollIntoView news={status}>
      <InlineMessage kind={status === 'blocked' || status === 'refused' ? 'error' : 'info'}>
        <span>{text}</span>
        {link === undefined ? null : (
          <span>
            {' '}
            <a className={css.link} href={socialStartUrl(provider)} target="_blank" onClick={retry}>
              {link}
            </a>
          </span>
        )}
      </InlineMessage>
    </ScrollIntoView>
  );
}
