import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { toDollars } from '../rules/cents.ts';
import { paymentStateOf } from '../rules/payment-state.ts';
import { parseUtcTime, utcMinute, utcTime } from '../rules/utc-time.ts';
import type { Order } from '../store/orders.ts';
import { hostedPage } from './hosted-page.ts';
import { signedIn } from './signed-in.ts';

export const orders = {
  listOrders(context, { PageNo, PageSize, SearchBeginTime, SearchEndTime, Type }) {
    const { id } = signedIn(context);
    const from = parseUtcTime(SearchBeginTime);
    // The end time includes its whole second.
    const span = { from, to: parseUtcTime(SearchEndTime) + 999, type: Type };
    if (span.to < from)
      throw new Refusal(400, 'The range ends before it starts', 'invalid_request');
    const { orders: stored } = context.backend.store;
    return {
      totalPage: Math.ceil(stored.count(id, span) / PageSize),
      records: stored
        .page(id, span, PageSize, (PageNo - 1) * PageSize)
        .map((order) => record(context, order)),
    };
  },

  analyseOrders(context) {
    const counts = { basic: 0, premium: 0, isp: 0 };
    const paid = context.backend.store.orders.paid(signedIn(context).id);
    for (const { mealType } of paid) counts[mealType] += 1;
    const rows = paid.map(({ createdAt, mealType, quantity, cents }) => ({
      time: utcMinute(createdAt),
      type: mealType === 'isp' ? ('ISP' as const) : ('Residential' as const),
      planType: mealType,
      amount: `${quantity} ${mealType === 'isp' ? 'IPs' : 'GB'}`,
      price: toDollars(cents),
    }));
    return { rows, counts };
  },
} satisfies Partial<Handlers>;

function record(context: RequestContext, order: Order) {
  const { backend } = context;
  const paymentState = paymentStateOf(backend, order);
  const isOpen = paymentState === 'pending' || paymentState === 'underpaid';
  const checkout = isOpen ? backend.store.checkouts.payable(order.id) : undefined;
  const { orderNo, orderName, mealType, quantity, status, promotionCode } = order;
  return {
    id: String(order.id),
    orderNo,
    orderName,
    mealType,
    quantity,
    amount: toDollars(order.cents),
    status,
    sysCreateTime: utcTime(order.createdAt),
    promotionCode,
    listAmount: toDollars(order.listCents),
    paymentState,
    ...(order.paymentNote !== null && { paymentNote: order.paymentNote }),
    ...(status !== 0 && { invoiceUrl: hostedPage(context, `/invoice/${order.invoiceKey}`) }),
    ...(checkout && {
      payUrl: hostedPage(context, `/pay/${checkout.id}`),
      payableUntil: utcTime(checkout.payableUntil),
    }),
  };
}
