import { openLoginDialog } from '../../session/login-dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { title } from '../../ui/text.css.ts';
import * as css from './LoggedOut.css.ts';

/** The dashboard without a session: docs/product.md#dashboard. */
export function LoggedOut() {
  return (
    <div className={css.root}>
      <h1 className={title}>Dashboard</h1>
      <p className={css.text}>Please log in to access your dashboard.</p>
      <div className={css.actions}>
        <Button data-login-intent="" onClick={() => openLoginDialog('sign-in')}>
          Log in
        </Button>
        <Button variant="ghost" data-login-intent="" onClick={() => openLoginDialog('sign-up')}>
          Create an account
        </Button>
      </div>
    </div>
  );
}
