import { parseServerTime } from './server-time.ts';

/** The fields of an ISP plan that these rules read. */
export type IspPlanFields = {
  orderNo: string;
  /** IPs. */
  quantity: number;
  /** Length of the plan in days. */
  days: number;
  /** 'YYYY-MM-DD HH:mm:ss' in UTC. */
  expireTime: string;
  /** 1 on, 0 off. */
  autoRenew: number;
  /** Present when the subscription is enabled. */
  subscriptionId?: string | null | undefined;
  /** When it is charged next, 'YYYY-MM-DD HH:mm:ss' in UTC. */
  nextChargeTime?: string | undefined;
  /** US dollars. */
  nextChargeAmount?: number | undefined;
};

/** Filters of the ISP list: All(n), Activate(n), Inactive(n). */
export type PlanFilter = 'all' | 'active' | 'inactive';

/** A number above the ISP list. It stands for some of the plans. */
export type PlanStatistic = 'autoRenewOn' | 'autoRenewOff' | 'nextExpiry' | 'inUse';

/** Filters of the ISP orders panel: `renew` is not yet expired, `notRenew` is expired. */
export type IspOrderFilter = 'all' | 'renew' | 'notRenew';

export type PlanSort = 'expiry' | 'quantity' | 'orderNo';

const DAY_MS = 86_400_000;

/** Whether the plan has not expired. A time that cannot be read counts as expired. */
export function isActive(expireTime: string, now: Date): boolean {
  const expires = parseServerTime(expireTime);
  return expires !== null && now.getTime() < expires.getTime();
}

/** Days until expiry, rounded up; 0 once it has passed or when it cannot be read. */
export function daysLeft(expireTime: string, now: Date): number {
  const expires = parseServerTime(expireTime);
  if (expires === null) return 0;
  return Math.max(0, Math.ceil((expires.getTime() - now.getTime()) / DAY_MS));
}

/** '{quantity} ISP * {days} Days', the title of a plan card. */
export function planTitle(plan: Pick<IspPlanFields, 'quantity' | 'days'>): string {
  return `${plan.quantity} ISP * ${plan.days} Days`;
}

/** Whether auto-subscribe is on. The server shows it by the presence of `subscriptionId`. */
export function isSubscribed(plan: Pick<IspPlanFields, 'subscriptionId'>): boolean {
  return (
    plan.subscriptionId !== undefined && plan.subscriptionId !== null && plan.subscriptionId !== ''
  );
}

/** The plans that match a filter of the ISP list, in their order. */
export function filterPlans<T extends Pick<IspPlanFields, 'expireTime'>>(
  plans: readonly T[],
  filter: PlanFilter,
  now: Date,
): T[] {
  if (filter === 'all') return [...plans];
  return plans.filter((plan) => isActive(plan.expireTime, now) === (filter === 'active'));
}

/** The plans that match a filter of the ISP orders panel, in their order. */
export function filterOrders<T extends Pick<IspPlanFields, 'expireTime'>>(
  plans: readonly T[],
  filter: IspOrderFilter,
  now: Date,
): T[] {
  if (filter === 'all') return [...plans];
  return filterPlans(plans, filter === 'renew' ? 'active' : 'inactive', now);
}

/** The counts of All(n), Activate(n) and Inactive(n). */
export function countPlans(
  plans: readonly Pick<IspPlanFields, 'expireTime'>[],
  now: Date,
): Record<PlanFilter, number> {
  const active = filterPlans(plans, 'active', now).length;
  return { all: plans.length, active, inactive: plans.length - active };
}

/** Whether the plan renews by itself. `autoRenew` decides it, not the subscription. */
export function isAutoRenewed({ autoRenew }: Pick<IspPlanFields, 'autoRenew'>): boolean {
  return autoRenew === 1;
}

/**
 * The next charge of a plan that renews by itself, as far as it is known; null when nothing is known, or when its time
 * has passed.
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
 * The plans that a number above the list stands for, in their order; all plans without one. The next expiry stands for
 * the active plans with the fewest days left.
 */
export function plansOf<T extends Pick<IspPlanFields, 'autoRenew' | 'expireTime'>>(
  plans: readonly T[],
  statistic: PlanStatistic | null,
  now: Date,
): T[] {
  if (statistic === null) return [...plans];
  if (statistic === 'autoRenewOn') return plans.filter(isAutoRenewed);
  if (statistic === 'autoRenewOff') return plans.filter((plan) => !isAutoRenewed(plan));
  const active = filterPlans(plans, 'active', now);
  if (statistic === 'inUse') return active;
  const days = active.map(({ expireTime }) => daysLeft(expireTime, now));
  const fewest = days.reduce((least, next) => Math.min(least, next), Number.POSITIVE_INFINITY);
  return active.filter((_plan, index) => days[index] === fewest);
}

/** The plans whose order number or title contains every word of the search, ignoring case. */
export function searchPlans<T extends Pick<IspPlanFields, 'orderNo' | 'quantity' | 'days'>>(
  plans: readonly T[],
  search: string,
): T[] {
  const words = search.toLowerCase().split(' ');
  return plans.filter((plan) => {
    const text = `${plan.orderNo} ${planTitle(plan)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

const COMPARE = {
  // Server times have a fixed length, so they sort as text.
  expiry: (a, b) => compareText(a.expireTime, b.expireTime),
  quantity: (a, b) => b.quantity - a.quantity,
  orderNo: (a, b) => compareText(a.orderNo, b.orderNo),
} as const satisfies Record<PlanSort, (a: IspPlanFields, b: IspPlanFields) => number>;

/** Sorts plans: next to expire, largest, or lowest order number first. Stable. */
export function sortPlans<T extends IspPlanFields>(plans: readonly T[], by: PlanSort): T[] {
  return plans.toSorted(COMPARE[by]);
}
