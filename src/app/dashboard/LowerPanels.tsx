import type { ProductType } from '../../domain/plans.ts';
import { OrdersPanel } from '../../features/orders/OrdersPanel.tsx';
import { UsageSection } from './UsageSection.tsx';

/** What is below the first screen of the dashboard. */
export const LowerPanels = ({ mode }: { mode: ProductType }) => (
  <>
    <OrdersPanel mode={mode} />
    {mode === 'residential' ? <UsageSection /> : null}
  </>
);
