import { startSocialLogin } from '../../session/social-login.ts';
import { SOCIAL_PROVIDERS } from '../../session/social-popup.ts';
import { Button } from '../../ui/Button.tsx';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './auth.css.ts';
import { SocialNotice } from './SocialNotice.tsx';

export function SocialButtons() {
  return (
    <div className={css.social}>
      <p className={css.or}>or</p>
      {SOCIAL_PROVIDERS.map(({ id, name }) => (
        <Button
          key={id}
          variant="secondary"
          full
          onClick={() => {
            if (requireOnline()) startSocialLogin(id);
          }}
        >
          Continue with {name}
        </Button>
      ))}
      <SocialNotice />
    </div>
  );
}
