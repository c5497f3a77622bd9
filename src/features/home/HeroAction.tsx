import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { BySession } from '../../session/BySession.tsx';
import { openPopupWindow } from '../../session/popup-window.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import * as css from './Hero.css.ts';

/** The window is opened by the click itself, before the rest of the sign-in has been loaded. */
async function signUp(popup: Window | null): Promise<void> {
  const { startSocialLogin } = await import('../../session/social-login.ts');
  startSocialLogin('discord', popup);
}

/** Signed in: a way to the dashboard. Anonymous: sign up with the first social provider (decisions §1). */
export function HeroAction() {
  return (
    <BySession
      anonymous={
        <Button
          size="lg"
          className={css.main}
          data-replay=""
          data-login-intent=""
          onClick={() => void signUp(openPopupWindow())}
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
