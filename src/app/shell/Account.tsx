import { SessionSwitch } from '../../session/SessionSwitch.tsx';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { signOut } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import * as css from './Account.css.ts';

interface AccountProps {
  /** Fills the width of the side menu. */
  readonly isWide?: boolean;
  readonly onPress?: () => void;
}

export function Account({ isWide = false, onPress }: AccountProps) {
  const press = (action: () => void) => () => {
    onPress?.();
    action();
  };
  const look = { className: isWide ? undefined : css.button, full: isWide };
  return (
    <SessionSwitch
      anonymous={
        <Button
          {...look}
          variant={isWide ? 'default' : 'outline'}
          data-login-intent=""
          data-as-wide-as="LOG OUT"
          onClick={press(openLogin)}
        >
          LOGIN
        </Button>
      }
      signedIn={
        <Button {...look} variant="outline" data-as-wide-as="LOGIN" onClick={press(signOut)}>
          LOG OUT
        </Button>
      }
    />
  );
}

function openLogin(): void {
  openLoginDialog();
}
