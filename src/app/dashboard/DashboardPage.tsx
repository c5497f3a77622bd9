import { useEffect, useRef } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { getListIspPlansQueryOptions } from '../../../generated/isp/isp.ts';
import { getGetBandwidthQueryOptions } from '../../../generated/proxies/proxies.ts';
import { isSameCustomer } from '../../domain/customer-id.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { firstOrdersQueries } from '../../features/orders/orders-view.ts';
import { keepGeneratorWhileShown } from '../../features/residential/generator-state.ts';
import { t } from '../../i18n/text.ts';
import type { Head, Loader } from '../../page.ts';
import { paths } from '../../paths.ts';
import { stashRecipeLink } from '../../saved/recipes.ts';
import { useVisit, useSession } from '../../session/session.ts';
import { openLoginDialog } from '../../sign-in/login-dialog.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { title } from '../../ui/text.css.ts';
import { CustomerDashboard, IspPanel, OrdersPanel } from './CustomerDashboard.tsx';
import * as css from './dashboard.css.ts';
import { modeOf } from './mode.ts';
import { RealtimeIndicator } from './RealtimeIndicator.tsx';

export const head: Head = {
  title: t`Dashboard`,
  listed: false,
  description: SELLS_ISP
    ? t`Your data, your proxies, your ISP plans and your orders.`
    : t`Your data, your proxies and your orders.`,
};

export const loader: Loader = function* (search) {
  const mode = modeOf(search);
  // Otherwise the panels would be requested only when the dashboard renders. The orders are below the plans.
  const panel = mode === 'isp' ? IspPanel.preload() : Promise.resolve();
  void panel.then(OrdersPanel.preload);
  yield mode === 'isp' ? getListIspPlansQueryOptions() : getGetBandwidthQueryOptions();
  // The browser's first date format takes long.
  yield* firstOrdersQueries(search, mode);
};

/** Shows a spinner until the session is known, or the login prompt at once when none is stored. */
export default function DashboardPage() {
  const { isReady, isSignedIn } = useSession();
  const visit = useVisit();
  useEffect(() => {
    stashRecipeLink();
    return keepGeneratorWhileShown();
  }, []);
  useOwnView();
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
          <h1 className={css.heading}>{t`Dashboard`}</h1>
          {isReady ? <RealtimeIndicator /> : null}
        </div>
      )}
      {isReady ? null : (
        <div className={css.ifStored}>
          <Spinner label={t`Loading your dashboard`} />
        </div>
      )}
      {isCustomer ? <CustomerDashboard key={visit.id} /> : null}
    </div>
  );
}

/** Leaves the view of one customer when the next has signed in in another tab. An email may change within a visit. */
function useOwnView(): void {
  const { email = '', visitId } = useSession();
  const last = useRef({ email: '', visitId });
  useEffect(() => {
    if (email === '') return;
    const { current: before } = last;
    if (before.email !== '' && before.visitId !== visitId && !isSameCustomer(before.email, email))
      navigate(paths.dashboard(), { replace: true });
    last.current = { email, visitId };
  }, [email, visitId]);
}

/** The dashboard without a session: docs/product/dashboard.md. */
function LoggedOut() {
  return (
    <div className={css.loggedOut}>
      <h1 className={title}>{t`Dashboard`}</h1>
      <p className={css.loggedOutText}>{t`Please log in to access your dashboard.`}</p>
      <div className={css.loggedOutActions}>
        <Button data-login-intent="" onClick={() => openLoginDialog('sign-in')}>
          {t`Sign in`}
        </Button>
        <Button variant="ghost" data-login-intent="" onClick={() => openLoginDialog('sign-up')}>
          {t`Create an account`}
        </Button>
      </div>
    </div>
  );
}
