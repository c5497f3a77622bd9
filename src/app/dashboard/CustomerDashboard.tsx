import { useDeferredValue } from 'react';
import { useLocation } from 'wouter';
import { PendingPayment } from '../../checkout/PurchaseBanner.tsx';
import { PurchaseIntentBanner } from '../../checkout/PurchaseIntentBanner.tsx';
import type { ProductType } from '../../domain/plans.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { IspSkeleton } from '../../features/isp/IspSkeleton.tsx';
import { ResidentialPanel } from '../../features/residential/ResidentialPanel.tsx';
import { paths } from '../../paths.ts';
import { ShownSearch, useSearchParams } from '../../platform/address.ts';
import { lazyComponent } from '../../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { currentVisit } from '../../session/session.ts';
import { Card } from '../../ui/Card.tsx';
import { NeedsConnection } from '../../ui/QueryView.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { queryClient } from '../ApiProvider.tsx';
import { ErrorBoundary } from '../ErrorPage.tsx';
import { useIdle } from '../use-idle.ts';
import * as css from './dashboard.css.ts';
import { startDashboard } from './first-screen.ts';
import { modeOf } from './mode.ts';

const ORDERS_SKELETON = <Skeleton shape="card" count={2} />;

const ispPanel = lazyModule(async () => (await import('../../features/isp/IspPanel.tsx')).IspPanel);
const IspPanel = lazyComponent(ispPanel, {
  loading: <IspSkeleton />,
  Missing: ({ onRetry }) => (
    <Card>
      <NeedsConnection what="Your ISP plans" onRetry={onRetry} />
    </Card>
  ),
});
const OrdersPanel = lazyComponent(
  lazyModule(async () => {
    const orders = await import('../../features/orders/OrdersPanel.tsx');
    // The server answers while the panel renders for the first time.
    if (currentVisit().isSignedIn) {
      const search = new URLSearchParams(location.search);
      orders.startOrders(queryClient, search, modeOf(search));
    }
    return orders.OrdersPanel;
  }),
  {
    loading: ORDERS_SKELETON,
    Missing: ({ onRetry }) => (
      <Card>
        <NeedsConnection what="Your orders" onRetry={onRetry} />
      </Card>
    ),
  },
);

const tab = (value: ProductType, label: string) => ({
  value,
  label,
  /** The pointer or the focus has reached it. */
  onNear: () => {
    if (value === 'isp') ispPanel.preload();
    startDashboard(value);
  },
});
const TABS = [tab('residential', 'Residential'), ...(SELLS_ISP ? [tab('isp', 'ISP')] : [])];

/** The dashboard of a signed-in customer: the chosen product, then the orders. */
export function CustomerDashboard() {
  const [, navigate] = useLocation();
  const search = useSearchParams();
  const isIdle = useIdle();
  // The session may end while an element in here has the focus.
  const sections = useRestoreFocus<HTMLDivElement>();
  const selected = modeOf(search);
  // The click on a tab is answered first; its panels are rendered in the frames after it.
  const before = useDeferredValue(search);
  const shown = modeOf(before) === selected ? search : before;
  const mode = modeOf(shown);
  return (
    <Tabs
      label="Product"
      items={TABS}
      value={selected}
      onChange={(type) => {
        if (type !== selected) navigate(paths.dashboard({ type, rangeOf: search }));
      }}
      isBusy={mode !== selected}
      className={css.tabs}
    >
      <div className={css.banners}>
        <PurchaseIntentBanner />
        <PendingPayment />
      </div>
      <div ref={sections} className={css.sections}>
        <ShownSearch value={shown}>
          <ErrorBoundary key={mode} panel>
            {mode === 'residential' ? <ResidentialPanel /> : <IspPanel />}
          </ErrorBoundary>
          <ErrorBoundary panel>
            {isIdle ? <OrdersPanel mode={mode} /> : ORDERS_SKELETON}
          </ErrorBoundary>
        </ShownSearch>
      </div>
    </Tabs>
  );
}
