import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { blockReload } from '../../platform/lazy/unsaved-work.ts';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { SessionSwitch } from '../../session/SessionSwitch.tsx';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { openSocialPopup } from '../../session/social-popup.ts';
import type { SocialPopup } from '../../session/social-popup.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './Hero.css.ts';

const socialLogin = lazyModule(
  async () => (await import('../../session/social-login.ts')).startSocialLogin,
);

/** The popup keeps the provider's answer until the rest of the sign-in has loaded. */
async function signUp(popup: SocialPopup | null): Promise<void> {
  // An automatic reload would lose the popup.
  const release = blockReload(() => true);
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
    <SessionSwitch
      anonymous={
        <Button
          size="lg"
          className={css.main}
          data-login-intent=""
          onClick={() => {
            if (requireOnline()) void signUp(openSocialPopup('discord'));
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
