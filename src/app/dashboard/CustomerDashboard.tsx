import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Router, useLocation } from 'wouter';
import { getListIspPlansQueryKey } from '../../../generated/isp/isp.ts';
import { getListOrdersQueryKey } from '../../../generated/orders/orders.ts';
import { getGetBandwidthQueryKey } from '../../../generated/proxies/proxies.ts';
import { PendingPayment } from '../../checkout/PurchaseBanner.tsx';
import { PurchaseIntentBanner } from '../../checkout/PurchaseIntentBanner.tsx';
import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';
import { IspSkeleton } from '../../features/isp/IspSkeleton.tsx';
import { ResidentialPanel } from '../../features/residential/ResidentialPanel.tsx';
import { t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { useAfterClick, useSearchParams } from '../../platform/address.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Card } from '../../ui/Card.tsx';
import { NeedsConnection } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { WhileLoading } from '../../ui/WhileLoading.tsx';
import { ErrorBoundary } from '../ErrorPage.tsx';
import { useIdle } from '../use-idle.ts';
import * as css from './dashboard.css.ts';
import { modeOf } from './mode.ts';

const ORDERS_SKELETON = <Skeleton shape="card" count={2} />;

export const LowerPanels = lazyPart(async () => (await import('./LowerPanels.tsx')).LowerPanels);
export const IspPanel = lazyPart(
  async () => (await import('../../features/isp/IspPanel.tsx')).IspPanel,
);

const offline = (title: string) => (
  <Card>
    <NeedsConnection title={title} />
  </Card>
);
const NO_PLANS = offline(t`Your ISP plans could not be loaded without a connection`);
const NO_ORDERS = offline(t`Your orders could not be loaded without a connection`);

const tab = (value: ProductType, label: string) => ({
  value,
  label,
  href: paths.dashboard({ type: value }),
});
const TABS = [tab('residential', t`Residential`), ...(SELLS_ISP ? [tab('isp', 'ISP')] : [])];

export function CustomerDashboard() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const search = useSearchParams();
  const isIdle = useIdle();
  const selected = modeOf(search);
  const before = useAfterClick(search);
  const shown = modeOf(before) === selected ? search : before;
  const mode = modeOf(shown);
  const left = useRef(mode);
  useEffect(() => {
    if (left.current === mode) return;
    // Selecting a tab again reloads its data, and its orders appear only after that.
    const queryKey = left.current === 'isp' ? getListIspPlansQueryKey() : getGetBandwidthQueryKey();
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    void client.resetQueries({ queryKey: getListOrdersQueryKey(), type: 'inactive' });
    left.current = mode;
  }, [client, mode]);
  return (
    <Tabs
      label={t`Product`}
      items={TABS}
      value={selected}
      onChange={(type) => {
        if (type === selected) return;
        navigate(paths.dashboard({ type, rangeOf: search }));
      }}
      isBusy={mode !== selected}
      className={css.tabs}
    >
      <div className={css.banners}>
        <PurchaseIntentBanner />
        <PendingPayment />
      </div>
      <div className={css.sections}>
        <Router searchHook={() => `?${shown}`}>
          <ErrorBoundary key={mode} panel>
            {mode === 'residential' ? (
              <ResidentialPanel />
            ) : (
              <Suspense
                fallback={
                  <WhileLoading offline={NO_PLANS}>
                    <IspSkeleton />
                  </WhileLoading>
                }
              >
                <IspPanel />
              </Suspense>
            )}
          </ErrorBoundary>
          <ErrorBoundary panel>
            <Suspense fallback={<WhileLoading offline={NO_ORDERS}>{ORDERS_SKELETON}</WhileLoading>}>
              {isIdle ? <LowerPanels mode={mode} /> : ORDERS_SKELETON}
            </Suspense>
          </ErrorBoundary>
        </Router>
      </div>
    </Tabs>
  );
}
