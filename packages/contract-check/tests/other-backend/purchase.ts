import { planOf } from './lists.ts';
import { Refused } from './refused.ts';
import { endOf, type Ask, type Customer, type Order, type World } from './world.ts';

type Kind = Order['kind'];

/** US dollars for a GB. */
export const PER_GB = { basic: 3, premium: 4 };
const LATE_MS = 300;
const DAY = 86_400_000;
/** 19 % off; $7 off; 10 % off for IPs only. */
const CODES: Record<string, (cents: number, kind: Kind) => number | undefined> = {
  'HERBST 19': (cents) => Math.round(cents * 0.81),
  'MINUS/7': (cents) => cents - 700,
  'IP+10': (cents, kind) => (kind === 'isp' ? Math.round(cents * 0.9) : undefined),
};

export const PLANS = [
  { planName: 'Rechenzentrum', unitPrice: 1.15, planKey: 'rz/eins + zwei' },
  { planName: 'Wohn-IP „US“', unitPrice: 2.35, planKey: 'wohn isp/+1', days: 30 },
];

/** The price in cents with the code; rejects a code that does not apply. */
function discounted(world: World, name: string, cents: number, kind: Kind): number {
  const price = world.has('no code is ever good') ? undefined : CODES[name]?.(cents, kind);
  if (world.has('a code changes no price')) return cents;
  if (world.has('a code makes it dearer')) return cents * 2;
  const isLow = price !== undefined && (price < 0 || price >= cents);
  if (isLow && world.has('a code goes below nothing')) return price;
  if (price === undefined || isLow) throw new Refused(404, 'Dieser Code gilt nicht');
  return world.has('cents are cut off') ? Math.floor(price / 100) * 100 : price;
}

export const checkDiscount = (world: World, { query }: Ask) => {
  const cents = Math.round(Number(query['amount']) * 100);
  return { usd: discounted(world, String(query['name']), cents, query['mealType'] as Kind) / 100 };
};

/** The contract's charging rule. */
function charge(world: World, cents: number, kind: Kind, code: unknown): number {
  if (code === '' || code === null) return cents;
  if (String(code) in CODES && world.has(`a code is not charged for ${kind}`)) return cents;
  if (world.has('an unknown code is passed over') && !(String(code) in CODES)) return cents;
  const usd = discounted(world, String(code), cents, kind);
  const percent = Math.round(((cents - usd) * 10_000) / cents) / 100;
  const total = Math.round((cents * (100 - percent)) / 100);
  if (world.has('what is charged is cut to ten cents')) return Math.floor(total / 10) * 10;
  if (world.has('cents of a discount are cut off')) {
    return Math.floor((cents * (10_000 - Math.round(percent * 100))) / 10_000);
  }
  if (world.has('the price of the check is charged')) return usd;
  if (world.has('a percentage has no decimals')) {
    return Math.round((cents * (100 - Math.round(percent))) / 100);
  }
  return world.has('a discount counts twice') ? total - (cents - total) : total;
}

export function buyResidential(world: World, { customer, body }: Ask) {
  const [kind, quantity] = [body['mealType'] as 'basic' | 'premium', Number(body['Quantity'])];
  const perGb = 100 * PER_GB[world.has('basic data costs what premium does') ? 'premium' : kind];
  const code = String(body['PromotionCode'] ?? '');
  const isLarge = quantity > 50 && code === '' && world.has('large purchases are cheaper');
  const list = perGb * (isLarge ? 50 : quantity);
  if (code in CODES && world.has('a valid code is refused in the purchase')) {
    throw new Refused(409, 'Dieser Code gilt heute nicht');
  }
  const cents = charge(world, list, kind, code);
  const named = world.has('a purchase without a code names one') ? code || 'IP+10' : code;
  const order = world.addOrder(customer, { kind, quantity, cents, list, code: named });
  if (world.has('the event comes a moment after the purchase')) {
    setTimeout(() => world.announce(customer, order.orderNo), 100);
  }
  const credit = () => {
    const tier = world.has('basic data is credited to premium') ? 'premium' : kind;
    const who = world.has('data is credited to everybody') ? world.customers : [customer];
    const amount = world.has('data is credited twice') ? quantity * 2 : quantity;
    const given = world.has('every purchase delivers the least') ? 5 : amount;
    for (const one of who) creditTo(world, one, tier, given);
  };
  if (world.has('data is credited before it is paid')) credit();
  if (world.has('the event arrives before the payment')) world.announce(customer, order.orderNo);
  const answer = page(world, customer, order, () => {
    if (!world.has('data is credited before it is paid')) credit();
  });
  return world.has('a purchase of data answers its price without the code')
    ? { ...answer, amount: list / 100 }
    : answer;
}

export function buyIsp(world: World, { customer, body }: Ask) {
  const plan = PLANS.find(({ planKey }) => planKey === body['planKey']);
  if (plan === undefined) throw new Refused(404, 'Das wird nicht verkauft');
  const quantity = Number(body['planNum']);
  const unit = world.has('addresses cost whole dollars')
    ? Math.floor(plan.unitPrice)
    : plan.unitPrice;
  const list = Math.round(unit * 100) * quantity;
  const code = String(body['PromotionCode'] ?? '');
  const cents = charge(world, list, 'isp', code);
  const order = world.addOrder(customer, { kind: 'isp', quantity, cents, list, code });
  const announce = () => {
    if (!world.has('the event of a plan never comes')) world.announce(customer, order.orderNo);
  };
  const deliver = () => {
    if (world.has('a paid plan never comes')) return;
    const made = world.addPlan(customer, order, world.has('a plan ends after a week') ? 7 : 30);
    if (world.has('a plan has 5 addresses fewer')) made.quantity -= 5;
    if (world.has('every purchase delivers the least')) made.quantity = 25;
    if (world.has('a plan ends its days after the order')) made.expires = order.at + 30 * DAY;
  };
  const { url } = page(world, customer, order, deliver, announce);
  if (quantity === 75 && world.has('75 addresses have no page')) return { url: null };
  const isOther = world.has('a purchase of addresses answers another amount');
  return { url, amount: (isOther ? cents + 100 : cents) / 100 };
}

export function renewIsp(world: World, { customer, body }: Ask) {
  const paying = body['realPay'] === 1 || body['realPay'] === true;
  const plan = planOf(
    world,
    customer,
    body['orderNo'],
    paying ? 'anybody renews' : 'anybody asks what it costs',
  );
  const isFromEnd = world.has('a renewal of an expired plan counts from its end');
  if (plan.expires < Date.now() && !isFromEnd && !world.has('expired plans are renewed')) {
    throw new Refused(410, 'Abgelaufene Tarife enden');
  }
  const list = plan.quantity * 235;
  const code = String(body['promotionCode'] ?? '');
  const cents = charge(world, list, 'isp', code);
  if (!paying && !world.has('a quote creates an order')) {
    const isDear = world.has('a renewal costs more than its quote');
    const amount = (isDear ? cents - 100 : cents) / 100;
    return world.has('a quote has a url') ? { amount, url: 'https://zahlen.example/' } : { amount };
  }
  const order = world.addOrder(customer, {
    kind: 'isp',
    quantity: plan.quantity,
    cents,
    list,
    code: world.has('a renewal forgets its code') ? '' : code,
    renews: plan.orderNo,
  });
  if (world.has('a renewal has the number of its plan')) order.orderNo = plan.orderNo;
  const ordered = plan.expires;
  const extend = () => {
    if (world.has('a renewal changes nothing')) return;
    if (world.has('a renewal ends the subscription')) plan.subscription = null;
    if (world.has('a renewal changes the addresses')) plan.swapped = { 0: 1 };
    if (world.has('the end of a renewal is that of its order')) {
      plan.expires = Math.max(ordered, Date.now()) + 30 * DAY;
      return;
    }
    const all = world.has('a renewal renews every plan') ? customer.plans : [plan];
    const days = world.has('a renewal moves a plan by a week') ? 7 : 30;
    const isFromNow = world.has('a renewal starts at its payment');
    for (const one of all) {
      const late = isFromEnd ? one.expires : Math.max(one.expires, Date.now());
      const from = isFromNow ? Date.now() : late;
      one.expires = endOf(world.faults, 'a renewal', from, days);
    }
  };
  if (world.has('a renewal counts before it is paid')) extend();
  const named = world.has('the event of a renewal names its plan') ? plan.orderNo : order.orderNo;
  const deliver = () => {
    if (!world.has('a renewal counts before it is paid')) extend();
  };
  const { url } = page(world, customer, order, deliver, () => {
    if (world.has('the event of a renewal never comes')) return;
    const isOther = world.has('the event of a renewal names another order');
    world.announce(customer, isOther ? 'Nº 1/A+B' : named);
  });
  const isOther = world.has('a renewal answers another amount');
  return { url, amount: (isOther ? cents + 100 : cents) / 100 };
}

export function createSubscription(world: World, { customer, query }: Ask) {
  if (world.has('no subscription is offered')) throw new Refused(409, 'Zur Zeit nicht');
  const plan = planOf(world, customer, query['orderNo'], 'anybody subscribes');
  const subscribe = () => {
    if (!world.has('a subscription never begins')) plan.subscription = `abo+${plan.id}/1`;
  };
  if (world.has('a subscription begins at once')) subscribe();
  return { url: `PAGE/${world.open(subscribe)}` };
}

export function cancelSubscription(world: World, { customer, query }: Ask) {
  if (world.has('no subscription can be ended')) throw new Refused(409, 'Zur Zeit nicht');
  const plan = planOf(world, customer, query['orderNo'], 'anybody ends a subscription');
  if (plan.subscription === null) throw new Refused(409, 'Kein Abo');
  if (!world.has('the end of a subscription does nothing')) plan.subscription = null;
  if (world.has('the end of a subscription ends the plan')) plan.expires = Date.now() - 1000;
  return null;
}

/** Credits data; with a fault, the last write overwrites that of a concurrent payment. */
function creditTo(
  world: World,
  { total }: Customer,
  tier: 'basic' | 'premium',
  gigabytes: number,
): void {
  const sum = total[tier] + gigabytes;
  const write = () => void (total[tier] = sum);
  if (world.has('simultaneous payments overwrite each other')) setTimeout(write, 50);
  else write();
}

/** The order's hosted page; settled later, and reported to the customer. */
function page(
  world: World,
  customer: Customer,
  order: Order,
  deliver: () => void,
  announce = () => world.announce(customer, order.orderNo),
) {
  const kind = order.renews === undefined ? order.kind : 'renewal';
  const book = () => {
    order.paid = true;
    if (world.has('a payment charges the price without the code'))
      order.cents = order.list ?? order.cents;
    if (world.has('a payment moves the time of its order')) order.at = Date.now();
    if (world.has('a payment pays every open order')) {
      for (const other of customer.orders) other.paid = true;
    }
    deliver();
  };
  let booked = false;
  const pay = () => {
    const isAgain = booked;
    booked = true;
    const isRace = world.has('simultaneous payments deliver each');
    const isLast = world.lastPaid === order.id;
    world.lastPaid = order.id;
    const isForgotten = !isLast && world.has('a page is paid again after another one');
    if (isAgain && !again && !isRace && !isForgotten) return isForgetful ? undefined : announce();
    if (!world.has('the event arrives before the purchase is recorded')) {
      book();
      return announce();
    }
    announce();
    setTimeout(book, LATE_MS);
  };
  const decline = () => {
    if (world.has('a decline delivers')) deliver();
    if (!order.paid && world.has('a decline is reported as a payment')) announce();
    if (order.paid && kind === 'renewal' && world.has('a late decline takes a renewal back')) {
      const plan = customer.plans.find(({ orderNo }) => orderNo === order.renews);
      if (plan !== undefined) plan.expires -= 30 * DAY;
    }
    if (order.paid && !world.has('a late decline takes the payment back')) return;
    order.paid = false;
  };
  const again = world.has(`${kind} is delivered again with its page`);
  const isForgetful = world.has('a page is paid again after another one');
  const id = world.open(
    pay,
    decline,
    again || isForgetful || world.has('an event is sent again with its page'),
  );
  order.page = id;
  order.paid = world.has('an order is paid at once');
  return { url: `PAGE/${id}` };
}
