import { navigate } from 'wouter/use-browser-location';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import type { ProductType, Tier } from '../../domain/plans.ts';
import { ORDERS_ID, paths } from '../../paths.ts';
import type { PaymentNotice } from './notices.ts';

/** The order of a notice; null without its number, or when it is not found. */
export type OrderOf = (notice: PaymentNotice) => Promise<OrderRecord | null>;

/** Shows the toast after this time even without the name of what was bought. */
const MAX_MS = 3000;

export const linkToOrders = {
  href: paths.orders(),
  label: 'See your orders',
  onFollow: showOrders,
};

/** The link of 'Payment Success' to what was bought; to the orders where that is not known. */
export async function linkToBought(notice: PaymentNotice, orderOf: OrderOf) {
  const bought = await whatWasBought(notice, orderOf);
  if (bought === undefined) return linkToOrders;
  const href = paths.dashboard(bought);
  const label = bought.type === 'isp' ? 'See your ISP plans' : 'Generate your proxies';
  return { href, label, onFollow: () => navigate(href) };
}

type Bought = { type: ProductType; tier?: Tier; plan?: string };

/** Without the number of the order, what this browser remembers. */
async function whatWasBought(notice: PaymentNotice, orderOf: OrderOf): Promise<Bought | undefined> {
  if (notice.orderNo === undefined) return notice.product && { type: notice.product };
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, MAX_MS, null);
  });
  const order = await Promise.race([orderOf(notice), late]);
  if (order === null) return undefined;
  const { mealType, orderNo } = order;
  return mealType === 'isp'
    ? { type: 'isp', plan: orderNo }
    : { type: 'residential', tier: mealType };
}

/** Scrolls to the orders if they are on screen. The browser does so only when it follows the link itself. */
function showOrders(): void {
  navigate(paths.orders());
  const heading = document.getElementById(ORDERS_ID);
  if (heading === null) return;
  heading.tabIndex = -1;
  // Otherwise the closing toast would restore the focus and the scroll position.
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
