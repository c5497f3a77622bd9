import type { RequestContext } from '../operations.ts';
import type { CheckoutOf } from '../store/checkouts.ts';
import type { NewOrder } from '../store/orders.ts';
import { hostedPage } from './hosted-page.ts';

/** Creates an unpaid order and returns its payment page. */
export function checkout(context: RequestContext, order: NewOrder, of: CheckoutOf = {}) {
  const { store } = context.backend;
  const id = store.transaction(() => store.checkouts.open(store.orders.add(order).id, of));
  return hostedPage(context, `/pay/${id}`);
}
