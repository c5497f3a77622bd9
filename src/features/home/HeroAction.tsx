import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { BySession } from '../../session/BySession.tsx';
import { startSocialLogin } from '../../session/social-login.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import * as css from './Hero.css.ts';

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
          onClick={() => startSocialLogin('discord')}
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
