import { useEffect } from 'react';
import { holdGenerator } from '../../features/residential/generator-state.ts';
import { catchRecipeLink } from '../../features/residential/recipe-link.ts';
import { useScope, useSession } from '../../session/session.ts';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { RealtimeIndicator } from '../RealtimeIndicator.tsx';
import { CustomerDashboard } from './CustomerDashboard.tsx';
import * as css from './DashboardPage.css.ts';
import { LoggedOut } from './LoggedOut.tsx';

/** Shows a spinner until the session is known, or the login prompt at once when none is stored. */
export default function DashboardPage() {
  const { isReady, isSignedIn } = useSession();
  const scope = useScope();
  useEffect(() => {
    catchRecipeLink();
    return holdGenerator();
  }, []);
  const isCustomer = isReady && isSignedIn;
  const isVisitor = isReady && !isSignedIn;
  return (
    <div className={css.page}>
      {isCustomer ? null : (
        <div className={isReady ? undefined : css.ifNotStored}>
          <LoggedOut />
        </div>
      )}
      {isVisitor ? null : (
        // The same title before and after, so that it neither moves nor loses the focus.
        <div className={cx(css.headline, isReady ? undefined : css.ifStored)}>
          <h1 className={css.heading}>Dashboard</h1>
          {isReady ? <RealtimeIndicator /> : null}
        </div>
      )}
      {isReady ? null : (
        <div className={css.ifStored}>
          <Spinner label="Loading your dashboard" />
        </div>
      )}
      {isCustomer ? <CustomerDashboard key={scope.id} /> : null}
    </div>
  );
}
