import type { QueryClient } from '@tanstack/react-query';
import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import type { OrderRecord } from '../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryOptions } from '../../generated/orders/orders.ts';
import type { PendingPayment } from '../checkout/pending-payment.ts';
import { formatMoney } from '../domain/money/money.ts';
import type { ProductType, Tier } from '../domain/plans.ts';
import { PLANS } from '../domain/plans.ts';
import { DAY_MS, formatServerTime } from '../domain/server-time.ts';
import { findOrder } from '../features/orders/list-orders.ts';
import { ORDERS_ID, paths } from '../paths.ts';
import { json, persisted } from '../platform/persisted.ts';

const PaymentNotice = z.object({
  status: z.number(),
  /** The order number, if the server names it. */
  orderNo: z.optional(z.string()),
  /** When this tab received it, in milliseconds since 1970. */
  at: z.number(),
});
export type PaymentNotice = z.infer<typeof PaymentNotice>;

/** Shared by the tabs of one browser. */
const Shared = z.object({
  /** What a payment without an order number was for. */
  product: z.optional(z.object({ type: z.enum(['residential', 'isp']), at: z.number() })),
  shown: z.array(PaymentNotice),
});
type Shared = z.infer<typeof Shared>;

const notices = persisted<Shared>(
  'payment-notices',
  json((value) => Shared.safeParse(value).data),
  { shown: [] },
);
/** Without an order number, events of the same status within this time count as one. */
const SAME_MS = 1000;
const KEPT = 50;

/** Records what was paid for, for the tab that will show the result. */
export function notePaidProduct(type: ProductType, at: number): void {
  notices.update((shared) => ({ ...shared, product: { type, at } }));
}

export function paidProduct({ at }: PaymentNotice): ProductType | undefined {
  const { product } = notices.read();
  return product !== undefined && Math.abs(product.at - at) < SAME_MS ? product.type : undefined;
}

/** True once per order and status, in the first tab that asks; without an order number, once per status and moment. */
export function claimNotice(notice: PaymentNotice): boolean {
  if (notices.read().shown.some((shown) => isSame(shown, notice))) return false;
  notices.update(({ shown, ...rest }) => ({ ...rest, shown: [...shown, notice].slice(-KEPT) }));
  return true;
}

function isSame(shown: PaymentNotice, { status, orderNo, at }: PaymentNotice): boolean {
  if (shown.status !== status || shown.orderNo !== orderNo) return false;
  return orderNo !== undefined || Math.abs(shown.at - at) < SAME_MS;
}

/** What a payment was for, as far as known. */
export type Bought = { product: 'residential'; tier?: Tier } | { product: 'isp'; orderNo?: string };

/** Unpaid orders older than this are not looked up. */
const DAYS = 30;
const MAX_PAGE_SIZE = 100;
/** Shows the toast after this time even without the name of what was bought. */
const MAX_MS = 3000;

/** The paid order among the latest ones; null without its number, or when it is not found. */
export async function orderOf(
  { orderNo, at }: PaymentNotice,
  client: QueryClient,
): Promise<OrderRecord | null> {
  if (orderNo === undefined) return null;
  const found = client.fetchQuery({
    // Not one of the lists, which are loaded again meanwhile.
    queryKey: ['paidOrder', orderNo],
    queryFn: ({ signal }) => findOrder(orderNo, { now: at, options: { signal }, ofLastDays: DAYS }),
    retry: false,
    gcTime: 0,
    // The messages work without it.
    meta: { inlineError: true },
  });
  return found.catch(() => null);
}

/** Looks the order up among the latest ones. Without its number, uses what this browser remembers. */
export async function whatWasBought(
  notice: PaymentNotice,
  client: QueryClient,
): Promise<Bought | undefined> {
  if (notice.orderNo === undefined) {
    const product = paidProduct(notice);
    return product && { product };
  }
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, MAX_MS);
  });
  const order = await Promise.race([orderOf(notice, client), late]);
  if (!order) return undefined;
  const { mealType } = order;
  return mealType === 'isp'
    ? { product: 'isp', orderNo: order.orderNo }
    : { product: 'residential', tier: mealType };
}

/**
 * The order of a pending payment, once it is paid: the newest one of its product and price. The server does not name
 * the order when its payment page is opened.
 */
export async function findPaidOrder(
  { product, total, openedAt }: PendingPayment,
  client: QueryClient,
): Promise<OrderRecord | undefined> {
  const params = {
    PageNo: 1,
    PageSize: MAX_PAGE_SIZE,
    // The clock of this device may be wrong by days.
    SearchBeginTime: formatServerTime(new Date(openedAt - DAYS * DAY_MS)),
    SearchEndTime: formatServerTime(new Date(openedAt + DAYS * DAY_MS)),
  };
  const { records } = await client.fetchQuery({
    ...getListOrdersQueryOptions(params),
    retry: false,
    gcTime: 0,
    meta: { inlineError: true },
  });
  const order = records.rows.find(
    ({ mealType, amount }) =>
      PLANS[mealType].product === product && formatMoney(amount) === formatMoney(total),
  );
  return order?.status === 0 ? undefined : order;
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
