import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ContinuePurchase } from '../../checkout/ContinuePurchase.tsx';
import { PendingPayment } from '../../checkout/PendingPayment.tsx';
import { ResidentialPanel } from '../../features/residential/ResidentialPanel.tsx';
import type { ProductTab } from '../../paths.ts';
import { paths } from '../../paths.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import * as css from './DashboardPage.css.ts';
import { useIdle } from '../use-idle.ts';

const IspPanel = lazy(async () => {
  const { IspPanel: Panel } = await import('../../features/isp/IspPanel.tsx');
  return { default: Panel };
});
const OrdersPanel = lazy(async () => {
  const { OrdersPanel: Panel } = await import('../../features/orders/OrdersPanel.tsx');
  return { default: Panel };
});

const TABS: { value: ProductTab; label: string }[] = [
  { value: 'residential', label: 'Residential' },
  { value: 'isp', label: 'ISP' },
];

/** What a signed-in customer sees: the chosen product, then the orders (specification §2 "Dashboard"). */
export function CustomerDashboard() {
  const [, navigate] = useLocation();
  const [search] = useSearchParams();
  const isIdle = useIdle();
  const mode: ProductTab = search.get('type') === 'isp' ? 'isp' : 'residential';
  return (
    <Tabs
      label="Product"
      items={TABS}
      value={mode}
      onChange={(type) => {
        if (type !== mode) navigate(paths.dashboard({ type }));
      }}
      className={css.tabs}
    >
      <div className={css.banners}>
        <ContinuePurchase />
        <PendingPayment />
      </div>
      <div className={css.sections}>
        <ErrorBoundary key={mode} panel>
          {mode === 'residential' ? (
            <ResidentialPanel />
          ) : (
            <Suspense fallback={<Skeleton shape="card" count={3} />}>
              <IspPanel />
            </Suspense>
          )}
        </ErrorBoundary>
        <ErrorBoundary key={`orders-${mode}`} panel>
          <Suspense fallback={<Skeleton shape="card" count={2} />}>
            {isIdle ? <OrdersPanel mode={mode} /> : <Skeleton shape="card" count={2} />}
          </Suspense>
        </ErrorBoundary>
      </div>
    </Tabs>
  );
}
