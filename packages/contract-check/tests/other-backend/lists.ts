import { addressOf, allowance } from './addresses.ts';
import { Refused } from './refused.ts';
import { measuredUse } from './usage.ts';
import { stamp, type Ask, type Customer, type Order, type Plan, type World } from './world.ts';

const HOUR = 3_600_000;

const isOfType = ({ kind }: Order, type: unknown) => (kind === 'isp') === (type === 1);

/** Orders from the same second, in a sequence that changes with every response. */
const shuffled = (orders: Orders) => {
  const random = new Map(orders.map((order) => [order.id, Math.random()]));
  return orders.toSorted(
    (a, b) =>
      stamp(b.at).localeCompare(stamp(a.at)) || (random.get(a.id) ?? 0) - (random.get(b.id) ?? 0),
  );
};

export function listOrders(world: World, { customer, query }: Ask) {
  const { Type, SearchBeginTime: begin, SearchEndTime: end } = query;
  const page = Number(query['PageNo']);
  const asked = world.has('PageSize is ignored') ? 100 : Number(query['PageSize'] ?? 10);
  if (String(end) < String(begin) && !world.has('a reversed span is turned round')) {
    throw new Refused(400, 'Das Ende liegt vor dem Anfang');
  }
  const [from = '', to = ''] = [String(begin), String(end)].toSorted();
  const shift = world.has('times are local') ? 2 * HOUR : 0;
  const own =
    world.has('Type 1 lists everybody') && Type === 1 ? everybody(world) : customer.orders;
  const inSpan = own.filter(({ at }) => {
    const time = stamp(at);
    if (time < from && !world.has('SearchBeginTime is ignored')) return false;
    if (time === from && world.has('the begin of the span is left out')) return false;
    if (time > to && world.has('SearchEndTime is ignored')) return true;
    return time < to || (time === to && !world.has('the end of the span is left out'));
  });
  const isAll = Type === undefined || world.has('Type is ignored');
  const withRenewals = isAll ? inSpan : inSpan.filter((order) => isOfType(order, Type));
  const listed =
    Type === 1 && world.has('Type 1 lacks renewals')
      ? withRenewals.filter(({ renews }) => renews === undefined)
      : withRenewals;
  const ofType = world.has('orders of one second change places') ? shuffled(listed) : listed;
  const size = world.has('a page has at most 10 orders') ? Math.min(asked, 10) : asked;
  const share =
    counted(world, own, inSpan, ofType).length /
    (world.has('totalPage ignores PageSize') ? 100 : Math.max(1, size));
  const pages = pagesOf(world, share);
  const no = world.has('the last page comes again') ? Math.min(page, Math.max(pages, 1)) : page;
  const start = (no - 1) * (world.has('pages overlap') ? Math.max(1, size - 1) : size);
  // Filters that apply to one page at a time.
  const ofPage = (all: Orders, holds: (order: Order) => boolean) =>
    all.slice(start, start + size).filter(holds);
  const spanned =
    world.has('a span is looked for on the page') && from !== ''
      ? ofPage(own, (order) => ofType.includes(order))
      : ofType.slice(start, start + size);
  const rows =
    Type !== undefined && world.has('Type is looked for on the page')
      ? ofPage(inSpan, (order) => isOfType(order, Type))
      : spanned;
  const isReversed =
    world.has('orders are listed oldest first') ||
    (world.has('a small page is sorted again') && size < 10);
  return {
    totalPage: pages,
    records: (isReversed ? rows.toReversed() : rows).map((order, at, all) => ({
      gelesen: Math.random(),
      ...details(world, order, all[at + 1]),
      sysCreateTime: stamp(order.at + shift),
      status: order.paid ? 3 : 0,
      amount: order.cents / 100 + (world.has('money has dust') ? 1e-9 : 0),
      quantity: order.quantity,
      mealType: order.kind,
      orderName: `Bestellung „${order.kind}“ × ${order.quantity}`,
      orderNo: order.orderNo,
      id: order.id,
    })),
  };
}

type Orders = readonly Order[];

function pagesOf(world: World, share: number): number {
  if (world.has('totalPage counts a page too many')) return Math.floor(share) + 1;
  return world.has('totalPage leaves out the last page') ? Math.floor(share) : Math.ceil(share);
}

function counted(world: World, own: Orders, inSpan: Orders, ofType: Orders): Orders {
  if (world.has('totalPage ignores the span')) return own;
  return world.has('totalPage ignores Type') ? inSpan : ofType;
}

/** The optional fields of an order. */
function details(world: World, order: Order, next: Order | undefined) {
  const { cents, list = cents, code = '', paid, at } = order;
  const isSwapped = next?.paid === false && world.has('payUrl is that of the order before');
  const page = isSwapped ? (next.page ?? order.page) : order.page;
  if (world.has('optional fields are left out')) return {};
  const isShared = world.has('orders share a payUrl');
  const isPayable = page !== undefined && (!paid || world.has('a paid order keeps its page'));
  const days = world.has('a page outlives its time') ? -2 : 2;
  const until = world.has('an order is payable until before it was made') ? -0.01 : days;
  return {
    paymentState: world.has('every payment is pending')
      ? 'pending'
      : stateOf(world, paid, isPayable),
    promotionCode: world.has('orders forget their code') ? '' : code,
    listAmount: listed(world, cents, list) / 100,
    ...(isPayable || isShared
      ? {
          payUrl: isShared ? 'https://zahlen.example/eine' : `PAGE/${page}`,
          payableUntil: stamp(at + until * 24 * HOUR),
        }
      : {}),
  };
}

function stateOf(world: World, isPaid: boolean, isPayable: boolean): string {
  if (isPaid) return 'paid';
  return isPayable && !world.has('an expired payment keeps its page') ? 'pending' : 'expired';
}

function listed(world: World, cents: number, list: number): number {
  if (world.has('listAmount is what is charged')) return cents;
  return world.has('listAmount is below the amount') ? cents - 100 : list;
}

const everybody = ({ customers }: World) => customers.flatMap(({ orders }) => orders);

export function analyseOrders(world: World, { customer }: Ask) {
  const all = world.has('the analysis is of everybody') ? everybody(world) : customer.orders;
  const counted = all
    .filter(({ paid }) => paid || world.has('the analysis counts unpaid orders'))
    .filter(({ renews }) => renews === undefined || !world.has('the analysis lacks renewals'))
    .toSorted((a, b) => a.at - b.at);
  const shown = world.has('the analysis forgets the newest') ? counted.slice(0, -1) : counted;
  const count = (kind: string) => shown.filter((order) => order.kind === kind).length;
  return {
    counts: {
      isp: world.has('the analysis counts an order too many') ? 99 : count('isp'),
      premium: count('premium'),
      basic: count('basic'),
    },
    rows: shown.map(({ at, kind, quantity, list, cents: charged }, row) => {
      const cents = world.has('the analysis has the price without the code')
        ? (list ?? charged)
        : charged;
      return {
        price:
          world.has('the analysis has another price') ||
          (row === 0 && world.has('the analysis has another price once'))
            ? 1
            : cents / 100,
        amount: `${world.has('5 GB are 5.0 GB') ? quantity.toFixed(1) : quantity} ${kind === 'isp' ? 'IPs' : 'GB'}`,
        planType: kind,
        type: kind === 'isp' ? 'ISP' : 'Residential',
        time: stamp(at + zoneOf(world, row))
          .slice(0, 16)
          .replaceAll('-', '.'),
      };
    }),
  };
}

function zoneOf(world: World, row: number): number {
  if (row === 0 && world.has('the oldest row is of another zone')) return -HOUR;
  return world.has('the analysis is two hours off') ? 2 * HOUR : 0;
}

/** What a subscribed plan costs next. */
function nextCharge(world: World, { quantity, expires }: Plan) {
  const isOther = world.has('the next charge is another than the quote');
  const lateMs = world.has('the next charge is two hours after the end') ? 2 * HOUR : 0;
  return {
    nextChargeTime: stamp(expires + lateMs),
    nextChargeAmount: Math.round(quantity * 235 - (isOther ? 750 : 0)) / 100,
  };
}

const record = (world: World, plan: Plan) => ({
  ...(plan.subscription === null ? {} : nextCharge(world, plan)),
  ...ofPlan(world, plan),
});

const ofPlan = (world: World, { id, orderNo, quantity, expires, subscription }: Plan) => ({
  gelesen: Math.random(),
  subscriptionId: subscription,
  autoRenew: subscription === null ? 0 : 1,
  ...(world.has('a plan that ends has a charge') ? { nextChargeAmount: 50 } : {}),
  expireTime: stamp(expires),
  ...kept(world, expires),
  days: world.has('a plan has a week of days') ? 7 : 30,
  quantity,
  orderNo,
  id,
});

/** Addresses are reserved for two days. */
function kept(world: World, expires: number) {
  const isActive = expires > Date.now() && !world.has('addresses of active plans are kept');
  const days = world.has('addresses are kept until before the end') ? -2 : 2;
  return isActive ? {} : { keptUntil: stamp(expires + days * 24 * HOUR) };
}

export const listIspPlans = (world: World, { customer }: Ask) =>
  (world.has('plans of everybody are listed')
    ? world.customers.flatMap(({ plans }) => plans)
    : customer.plans
  ).map((plan) => record(world, plan));

export function getIspPlan(world: World, { customer, query }: Ask) {
  if (world.has('no plan is ever found')) throw new Refused(404, 'Unbekannt');
  const plan = planOf(world, customer, query['orderNo'], 'anybody opens a plan');
  // The addresses of an expired plan are released.
  const sold = world.has('a plan lacks an address') ? plan.quantity - 1 : plan.quantity;
  const count = plan.expires < Date.now() ? 0 : sold;
  return {
    proxies: Array.from({ length: count }, (_one, index) =>
      addressOf(plan, index, world.has('two plans have the same addresses')),
    ),
    ...allowance(world, plan),
    ...record(world, plan),
  };
}

/** The customer's plan; anyone's if the fault of this name is injected. */
export function planOf(world: World, customer: Customer, orderNo: unknown, fault: string): Plan {
  const all = world.has(fault) ? world.customers.flatMap(({ plans }) => plans) : customer.plans;
  const isLike = world.has('% finds a plan') && String(orderNo).includes('%');
  const plan = isLike ? all[0] : all.find((one) => one.orderNo === orderNo);
  if (plan === undefined) throw new Refused(404, 'Diesen Tarif gibt es nicht');
  return plan;
}

export function getBandwidth(world: World, { customer }: Ask) {
  const { total } = customer;
  const used = measuredUse(customer);
  const left = world.has('batches forget what was used') ? total.premium + 1 : total.premium - used;
  const gb = world.has('a batch has more than was bought') ? left / 2 : total.premium + 1;
  const aheadMs = world.has('asOf is local') ? 2 * HOUR : 0;
  return {
    premiumTotalBandWidth: total.premium,
    premiumUsedBandwidth: used,
    basicTotalBandWidth: total.basic,
    basicUsedBandwidth: 0,
    asOf: stamp(Date.now() + aheadMs),
    batches: [
      { tier: 'premium', gb, leftGb: left },
      { tier: 'basic', gb: total.basic, leftGb: total.basic, expireTime: null },
    ],
  };
}
