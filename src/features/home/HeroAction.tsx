import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { keepFromReload } from '../../platform/at-stake.ts';
import { code } from '../../platform/load.ts';
import { BySession } from '../../session/BySession.tsx';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { openSocialPopup } from '../../session/social-popup.ts';
import type { SocialPopup } from '../../session/social-popup.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { refusedOffline } from '../../ui/refused-offline.ts';
import * as css from './Hero.css.ts';

const socialLogin = code(
  async () => (await import('../../session/social-login.ts')).startSocialLogin,
);

/** The popup keeps the provider's answer until the rest of the sign-in has loaded. */
async function signUp(popup: SocialPopup | null): Promise<void> {
  // An automatic reload would lose the popup.
  const release = keepFromReload(() => true);
  try {
    const startSocialLogin = await socialLogin.load();
    startSocialLogin('discord', popup);
  } catch {
    popup?.close();
    openLoginDialog();
  } finally {
    release();
  }
}

/** Signed in: a link to the dashboard. Anonymous: sign-up with the first social provider. */
export function HeroAction() {
  return (
    <BySession
      anonymous={
        <Button
          size="lg"
          className={css.main}
          data-login-intent=""
          onClick={() => {
            if (!refusedOffline()) void signUp(openSocialPopup('discord'));
          }}
        >
          Sign up with Discord
        </Button>
      }
      signedIn={
        <Link className={buttonClass({ size: 'lg' }, css.main)} href={paths.dashboard()}>
          Dashboard
        </Link>
      }
    />
  );
}
