import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { lazyComponent } from '../../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { isPaid } from './list-orders.ts';

// Most customers have no order to pay for.
const PayNowButton = lazyComponent(
  lazyModule(async () => (await import('./PayNowButton.tsx')).PayNowButton),
  { Missing: () => null },
);

/** Nothing for an order that is paid, or whose payment page the server does not name. */
export function PayNow({ order }: { order: OrderRecord }) {
  return isPaid(order.status) || order.payUrl === undefined ? null : <PayNowButton order={order} />;
}
