import { plural, t } from '../../i18n/text.ts';
import { foldedText } from '../folded-text.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, parseServerTime } from '../server-time.ts';
import { MAX_SEARCH_LENGTH } from '../typed-text.ts';

/** The fields of an ISP plan that these rules read. */
export type IspPlanFields = {
  orderNo: string;
  /** Number of IPs. */
  quantity: number;
  /** Length of the plan in days. */
  days: number;
  /** 'YYYY-MM-DD HH:mm:ss' in UTC. */
  expireTime: string;
  /** 1 on, 0 off. */
  autoRenew: number;
  /** Present when the subscription is enabled. */
  subscriptionId?: string | undefined;
  /** When the next charge is due, 'YYYY-MM-DD HH:mm:ss' in UTC. */
  nextChargeTime?: string | undefined;
  /** US dollars. */
  nextChargeAmount?: number | undefined;
  /** When the reservation of an expired plan's addresses ends, 'YYYY-MM-DD HH:mm:ss' in UTC. */
  keptUntil?: string | undefined;
};

/**
 * Filters of the ISP list, which is also the list of ISP orders: `renew` means not yet expired, `notRenew` means
 * expired.
 */
export type PlanFilter = 'all' | 'renew' | 'notRenew';

/** A number above the ISP list, which represents some of the plans. */
export type PlanStatistic = 'autoRenewOn' | 'autoRenewOff' | 'nextExpiry' | 'inUse';

export type PlanSort = 'expiry' | 'quantity' | 'orderNo';

type Expiring = Pick<IspPlanFields, 'expireTime'>;

const millisecondsOf = (time: string) => parseServerTime(time)?.getTime() ?? Number.NaN;

const expiries = new WeakMap<Expiring, number>();

/**
 * In milliseconds since 1970, or NaN. Cached, because parsing 10,000 plans takes a phone 18 ms, and one click reads
 * them ten times.
 */
function expiryOf(plan: Expiring): number {
  const known = expiries.get(plan);
  if (known !== undefined) return known;
  const expiry = millisecondsOf(plan.expireTime);
  expiries.set(plan, expiry);
  return expiry;
}

const SOON_MS = 3 * DAY_MS;

/** Whether an active plan expires within three days. */
export function expiresSoon(plan: Expiring, now: Date): boolean {
  return isActive(plan, now) && expiryOf(plan) - now.getTime() <= SOON_MS;
}

/** Whether the plan has not expired. An unreadable time counts as expired. */
export function isActive(plan: Expiring, now: Date): boolean {
  return now.getTime() < expiryOf(plan);
}

/** When a plan that is renewed now would expire: days are counted from its expiry, or from now if it has expired. */
export function renewedUntil(
  plan: Pick<IspPlanFields, 'expireTime' | 'days'>,
  now: Date,
): Date | null {
  const expiry = expiryOf(plan);
  if (Number.isNaN(expiry)) return null;
  return new Date(Math.max(expiry, now.getTime()) + plan.days * DAY_MS);
}

/** Days until expiry, rounded up; 0 if the plan has expired or the time is unreadable. */
export function daysLeft(plan: Expiring, now: Date): number {
  return isActive(plan, now) ? Math.ceil((expiryOf(plan) - now.getTime()) / DAY_MS) : 0;
}

type TimeLeft = { count: number; unit: 'day' | 'hour' | 'minute' };

/** Time until expiry, rounded up; 0 minutes if the plan has expired or the time is unreadable. */
function timeLeft(plan: Expiring, now: Date): TimeLeft {
  const leftMs = isActive(plan, now) ? expiryOf(plan) - now.getTime() : 0;
  if (leftMs >= DAY_MS) return { count: daysLeft(plan, now), unit: 'day' };
  if (leftMs >= HOUR_MS) return { count: Math.ceil(leftMs / HOUR_MS), unit: 'hour' };
  return { count: Math.ceil(leftMs / MINUTE_MS), unit: 'minute' };
}

/** Time until expiry: "2 days"; "5 hours" if less than a day; "30 minutes" if less than an hour. */
export function timeLeftText(plan: Expiring, now: Date): string {
  const { count, unit } = timeLeft(plan, now);
  if (unit === 'day') return plural(count, { one: '# day', other: '# days' });
  if (unit === 'hour') return plural(count, { one: '# hour', other: '# hours' });
  return plural(count, { one: '# minute', other: '# minutes' });
}

/** The same as a phrase: "2 days left". */
export function leftText(plan: Expiring, now: Date): string {
  const { count, unit } = timeLeft(plan, now);
  if (unit === 'day') return plural(count, { one: '# day left', other: '# days left' });
  if (unit === 'hour') return plural(count, { one: '# hour left', other: '# hours left' });
  return plural(count, { one: '# minute left', other: '# minutes left' });
}

type Changing = Pick<IspPlanFields, 'expireTime' | 'nextChargeTime' | 'keptUntil'>;

/** When the next plan expires, is charged or loses its addresses, in milliseconds since 1970; infinite if none will. */
export function nextChange(plans: readonly Changing[], now: Date): number {
  const after = now.getTime();
  return plans.reduce((next, plan) => {
    const others = [plan.nextChargeTime, plan.keptUntil].map((time) => millisecondsOf(time ?? ''));
    const ahead = [expiryOf(plan), ...others].filter((at) => at > after);
    return Math.min(next, ...ahead);
  }, Infinity);
}

/** Until when a renewal of an expired plan restores its addresses; null after that time, or if unknown. */
export function keptTime(plan: Changing, now: Date): Expiring | null {
  if (plan.keptUntil === undefined || isActive(plan, now)) return null;
  const kept = { expireTime: plan.keptUntil };
  return isActive(kept, now) ? kept : null;
}

/** '{quantity} ISP * {days} Days', the title of a plan card. */
export function planTitle({ quantity, days }: Pick<IspPlanFields, 'quantity' | 'days'>): string {
  return t`${quantity} ISP * ${days} Days`;
}

/** Whether auto-subscribe is on. The server sends `subscriptionId` only then. */
export function isSubscribed(plan: Pick<IspPlanFields, 'subscriptionId'>): boolean {
  return Boolean(plan.subscriptionId);
}

/** The plans that match a filter of the ISP list, in their original order. */
export function filterPlans<T extends Expiring>(
  plans: readonly T[],
  filter: PlanFilter,
  now: Date,
): T[] {
  if (filter === 'all') return [...plans];
  return plans.filter((plan) => isActive(plan, now) === (filter === 'renew'));
}

/** The counts for All(n), Activate(n) and Inactive(n). */
export function countPlans(plans: readonly Expiring[], now: Date): Record<PlanFilter, number> {
  const renew = filterPlans(plans, 'renew', now).length;
  return { all: plans.length, renew, notRenew: plans.length - renew };
}

/** Whether the plan renews automatically. `autoRenew` decides this, not the subscription. */
export function isAutoRenewed({ autoRenew }: Pick<IspPlanFields, 'autoRenew'>): boolean {
  return autoRenew === 1;
}

/**
 * What is known about the next charge of a plan that renews automatically; null if nothing is known or its time has
 * passed.
 */
export function nextCharge(
  plan: Pick<IspPlanFields, 'autoRenew' | 'nextChargeTime' | 'nextChargeAmount'>,
  now: Date,
): { at: Date | null; amount: number | null } | null {
  const at = parseServerTime(plan.nextChargeTime ?? '');
  const amount = plan.nextChargeAmount ?? null;
  const isOver = at !== null && at.getTime() <= now.getTime();
  if (!isAutoRenewed(plan) || isOver || (at === null && amount === null)) return null;
  return { at, amount };
}

/**
 * The plans that a number above the list represents, in their original order; all plans without a number. The next
 * expiry represents the active plans whose remaining time has the same text.
 */
export function plansOf<T extends Pick<IspPlanFields, 'autoRenew' | 'expireTime'>>(
  plans: readonly T[],
  statistic: PlanStatistic | null,
  now: Date,
): T[] {
  if (statistic === null) return [...plans];
  if (statistic === 'autoRenewOn') return plans.filter(isAutoRenewed);
  if (statistic === 'autoRenewOff') return plans.filter((plan) => !isAutoRenewed(plan));
  const active = filterPlans(plans, 'renew', now);
  if (statistic === 'inUse') return active;
  const soonest = active.reduce((next, plan) => Math.min(next, expiryOf(plan)), Infinity);
  const first = active.find((plan) => expiryOf(plan) === soonest);
  if (first === undefined) return [];
  const { count, unit } = timeLeft(first, now);
  return active.filter((plan) => {
    const left = timeLeft(plan, now);
    return left.count === count && left.unit === unit;
  });
}

type Named = Pick<IspPlanFields, 'orderNo' | 'quantity' | 'days'>;

/** The plans whose order number, title or label contains every word of the search, as {@link foldedText} reads them. */
export function searchPlans<T extends Named>(
  plans: readonly T[],
  search: string,
  labelOf: (plan: T) => string = () => '',
): T[] {
  if (search.length > MAX_SEARCH_LENGTH) return [];
  const words = foldedText(search)
    .split(/\s/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...plans];
  return plans.filter((plan) => {
    const text = foldedText(`${plan.orderNo} ${planTitle(plan)} ${labelOf(plan)}`);
    return words.every((word) => text.includes(word));
  });
}

const compareText = (a: string, b: string): number => Number(a > b) - Number(a < b);

const COMPARE = {
  quantity: (a, b) => b.quantity - a.quantity,
  orderNo: (a, b) => compareText(a.orderNo, b.orderNo),
} as const satisfies Record<
  Exclude<PlanSort, 'expiry'>,
  (a: IspPlanFields, b: IspPlanFields) => number
>;

/**
 * Sorts plans: highest order number, lowest order number, or next to expire first. Expired plans follow the active
 * ones, the most recently expired first. The sort is stable.
 */
export function sortPlans<T extends IspPlanFields>(
  plans: readonly T[],
  by: PlanSort,
  now: Date,
): T[] {
  if (by !== 'expiry') return plans.toSorted(COMPARE[by]);
  // Computes each plan's position once, because sorting thousands compares each of them many times.
  return plans
    .map((plan) => ({ plan, place: placeByExpiry(plan, now) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ plan }) => plan);
}

/** Larger than the milliseconds between any two dates of the contract. */
const FAR = 1e15;

function placeByExpiry(plan: Expiring, now: Date): number {
  const left = expiryOf(plan) - now.getTime();
  if (left > 0) return left;
  return Number.isNaN(left) ? 2 * FAR : FAR - left;
}
