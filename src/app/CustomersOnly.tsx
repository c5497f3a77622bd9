import { Fragment, useEffect, useId, type ReactElement } from 'react';
import { t } from '../i18n/text.ts';
import { useSession, useVisit } from '../session/session.ts';
import { openLoginDialog } from '../sign-in/login-dialog.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { title as titleClass } from '../ui/text.css.ts';
import * as css from './CustomersOnly.css.ts';
import { rescueFocus } from './shell/RouteAnnouncer.tsx';

type CustomersOnlyProps = {
  title: string;
  /** Asks a visitor to log in. */
  prompt: string;
  /** The label of the spinner. */
  loading: string;
  /** The class of the title's row. */
  headline: string;
  /** The class of the title for customers. */
  heading: string;
  /** Follows the title for customers. */
  besideTitle?: ReactElement;
  children: ReactElement;
};

/**
 * A page for signed-in customers: shows a spinner until the session is loaded, or the login prompt without a stored session.
 */
export function CustomersOnly(props: CustomersOnlyProps) {
  const { title, prompt, loading, headline, heading, besideTitle, children } = props;
  const { isReady, isSignedIn } = useSession();
  const visit = useVisit();
  const promptId = useId();
  // When the visit ends, the content disappears, including the field or dialog that had focus.
  useEffect(() => (visit.isSignedIn ? rescueFocus : undefined), [visit]);
  const isCustomer = isReady && isSignedIn;
  const isVisitor = isReady && !isSignedIn;
  return (
    <>
      {isCustomer ? null : (
        <div className={isReady ? undefined : css.ifNotStored}>
          <div className={css.loggedOut}>
            <h1 className={titleClass} aria-describedby={promptId}>
              {title}
            </h1>
            <p id={promptId} className={css.loggedOutText}>
              {prompt}
            </p>
            <div className={css.loggedOutActions}>
              <Button data-login-intent="" onClick={() => openLoginDialog('sign-in')}>
                {t`Sign in`}
              </Button>
              <Button
                variant="ghost"
                data-login-intent=""
                onClick={() => openLoginDialog('sign-up')}
              >
                {t`Create an account`}
              </Button>
            </div>
          </div>
        </div>
      )}
      {isVisitor ? null : (
        // The same element before and after, so that the title neither moves nor loses focus.
        <div className={cx(headline, isReady ? undefined : css.ifStored)}>
          <h1 className={heading}>{title}</h1>
          {isReady ? besideTitle : null}
        </div>
      )}
      {isReady ? null : (
        <div className={css.ifStored}>
          <Spinner label={loading} />
        </div>
      )}
      {isCustomer ? <Fragment key={visit.id}>{children}</Fragment> : null}
    </>
  );
}
