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
import { useSession } from '../../session/session.ts';
import { CustomersOnly } from '../CustomersOnly.tsx';
import { CustomerDashboard, IspPanel, LowerPanels } from './CustomerDashboard.tsx';
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
  void panel.then(LowerPanels.preload);
  yield mode === 'isp' ? getListIspPlansQueryOptions() : getGetBandwidthQueryOptions();
  // The browser needs a long time to create its first date format.
  yield* firstOrdersQueries(search, mode);
};

export default function DashboardPage() {
  useEffect(() => {
    stashRecipeLink();
    return keepGeneratorWhileShown();
  }, []);
  useOwnView();
  return (
    <div className={css.page}>
      <CustomersOnly
        title={t`Dashboard`}
        prompt={t`Please log in to access your dashboard.`}
        loading={t`Loading your dashboard`}
        headline={css.headline}
        heading={css.heading}
        besideTitle={<RealtimeIndicator />}
      >
        <CustomerDashboard />
      </CustomersOnly>
    </div>
  );
}

/**
 * Leaves the customer's view when another customer has signed in in another tab. An email may change within a visit.
 */
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
