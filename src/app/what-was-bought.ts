import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryOptions } from '../../generated/orders/orders.ts';
import type { Tier } from '../domain/plans.ts';
import { formatServerTime } from '../domain/server-time.ts';
import { ORDERS_ID, paths } from '../paths.ts';
import type { PaymentNotice } from './payment-notices.ts';
import { paidProduct } from './payment-notices.ts';

/** What a payment was for, as far as known. */
export type Bought = { product: 'residential'; tier?: Tier } | { product: 'isp'; orderNo?: string };

const DAY_MS = 86_400_000;
/** Unpaid orders older than this are not looked up. */
const DAYS = 30;
const MOST = 100;
/** Shows the toast after this time even without the name of what was bought. */
const LONGEST_MS = 3000;

/** Looks the order up among the latest ones. Without its number, uses what this browser remembers. */
export async function whatWasBought(
  notice: PaymentNotice,
  client: QueryClient,
): Promise<Bought | undefined> {
  const { orderNo, at } = notice;
  if (orderNo === undefined) {
    const product = paidProduct(notice);
    return product && { product };
  }
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, LONGEST_MS);
  });
  const order = await Promise.race([
    findOrder({ orderNo, at }, client).catch(() => undefined),
    late,
  ]);
  if (order === undefined) return undefined;
  const { mealType } = order;
  return mealType === 'isp'
    ? { product: 'isp', orderNo }
    : { product: 'residential', tier: mealType };
}

async function findOrder(
  { orderNo, at }: { orderNo: string; at: number },
  client: QueryClient,
): Promise<OrderRecord | undefined> {
  const params = {
    PageNo: 1,
    PageSize: MOST,
    SearchBeginTime: formatServerTime(new Date(at - DAYS * DAY_MS)),
    // The server's clock may be ahead.
    SearchEndTime: formatServerTime(new Date(at + DAY_MS)),
  };
  const { records } = await client.fetchQuery({
    ...getListOrdersQueryOptions(params),
    retry: false,
    gcTime: 0,
    // The toast works without it.
    meta: { inlineError: true },
  });
  return records.find((order) => order.orderNo === orderNo);
}

/** The link of 'Payment Success' to what was bought. */
export function linkTo(bought: Bought | undefined) {
  const { href, label } = targetOf(bought);
  const onFollow = () => {
    navigate(href);
    if (bought === undefined) showOrders();
  };
  return { href, label, onFollow };
}

/** Scrolls to the orders if they are on screen. The browser does so only when it follows the link itself. */
function showOrders(): void {
  const heading = document.getElementById(ORDERS_ID);
  if (heading === null) return;
  heading.tabIndex = -1;
  // Otherwise the closing toast would restore the focus and the scroll position.
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}

function targetOf(bought: Bought | undefined): { href: string; label: string } {
  if (bought === undefined) return { href: paths.orders(), label: 'See your orders' };
  if (bought.product === 'residential') {
    const { tier } = bought;
    return {
      href: paths.dashboard({ type: 'residential', tier }),
      label: 'Generate your proxies',
    };
  }
  return {
    href: paths.dashboard({ type: 'isp', plan: bought.orderNo }),
    label: 'See your ISP plans',
  };
}
