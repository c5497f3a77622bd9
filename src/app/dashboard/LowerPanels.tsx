import type { ProductType } from '../../domain/plans.ts';
import { OrdersPanel } from '../../features/orders/OrdersPanel.tsx';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Optional } from '../../ui/Optional.tsx';

// The dashboard is usable without it.
const UsageSection = lazyPart(async () => (await import('./UsageSection.tsx')).UsageSection);

/** What is below the first screen of the dashboard. */
export const LowerPanels = ({ mode }: { mode: ProductType }) => (
  <>
    <OrdersPanel mode={mode} />
    {mode === 'residential' ? (
      <Optional>
        <UsageSection />
      </Optional>
    ) : null}
  </>
);
