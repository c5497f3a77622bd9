import type { RequestContext } from '../operations.ts';
import type { CheckoutOf } from '../store/checkouts.ts';
import type { NewOrder } from '../store/orders.ts';

/** Creates an unpaid order and returns its payment page. */
export function checkout(
  { backend: { store }, publicUrl }: RequestContext,
  order: NewOrder,
  of: CheckoutOf = {},
) {
  const id = store.transaction(() => store.checkouts.open(store.orders.add(order).id, of));
  return `${publicUrl}/pay/${id}`;
}
