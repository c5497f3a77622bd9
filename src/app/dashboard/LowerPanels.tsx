import type { ProductType } from '../../domain/plans.ts';
import { OrdersPanel } from '../../features/orders/OrdersPanel.tsx';
import { UsageSection } from './UsageSection.tsx';

/** The part of the dashboard below the first screen. */
export const LowerPanels = ({ mode }: { mode: ProductType }) => (
  <>
    <OrdersPanel mode={mode} />
    {mode === 'residential' ? <UsageSection /> : null}
  </>
);
