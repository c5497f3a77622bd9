import { parseServerTime } from './server-time.ts';

/** What these rules read of an ISP plan record (specification §3). */
export type IspPlanFields = {
  readonly orderNo: string;
  /** IPs. */
  readonly quantity: number;
  /** Length of the plan, days. */
  readonly days: number;
  /** 'YYYY-MM-DD HH:mm:ss' in UTC. */
  readonly expireTime: string;
  /** 1 on, 0 off. */
  readonly autoRenew: number;
  /** Present when the subscription is enabled. */
  readonly subscriptionId?: string | null | undefined;
};

/** The filters of the ISP list: All(n), Activate(n), Inactive(n) (specification §2). */
export type PlanFilter = 'all' | 'active' | 'inactive';

/** The filters of the ISP orders panel: renew = not yet expired, notRenew = expired (specification §2). */
export type IspOrderFilter = 'all' | 'renew' | 'notRenew';

export type PlanSort = 'expiry' | 'quantity' | 'orderNo';

const DAY_MS = 86_400_000;

/** Active while now is before expireTime (specification §4); a time that cannot be read is inactive. */
export function isActive(expireTime: string, now: Date): boolean {
  const expires = parseServerTime(expireTime);
  return expires !== null && now.getTime() < expires.getTime();
}

/** Days until expiry, begun ones counted whole; 0 once it is past or cannot be read. */
export function daysLeft(expireTime: string, now: Date): number {
  const expires = parseServerTime(expireTime);
  if (expires === null) return 0;
  return Math.max(0, Math.ceil((expires.getTime() - now.getTime()) / DAY_MS));
}

/** '{quantity} ISP * {days} Days', the heading of a plan card (specification §2). */
export function planTitle(plan: Pick<IspPlanFields, 'quantity' | 'days'>): string {
  return `${plan.quantity} ISP * ${plan.days} Days`;
}

/** Auto-subscribe is on when there is a subscriptionId (specification §3). */
export function isSubscribed(plan: Pick<IspPlanFields, 'subscriptionId'>): boolean {
  return (
    plan.subscriptionId !== undefined && plan.subscriptionId !== null && plan.subscriptionId !== ''
  );
}

/** The plans that a filter of the ISP list shows, in their order. */
export function filterPlans<T extends Pick<IspPlanFields, 'expireTime'>>(
  plans: readonly T[],
  filter: PlanFilter,
  now: Date,
): T[] {
  if (filter === 'all') return [...plans];
  return plans.filter((plan) => isActive(plan.expireTime, now) === (filter === 'active'));
}

/** The plans that a filter of the ISP orders panel shows, in their order (decisions §3.12). */
export function filterOrders<T extends Pick<IspPlanFields, 'expireTime'>>(
  plans: readonly T[],
  filter: IspOrderFilter,
  now: Date,
): T[] {
  if (filter === 'all') return [...plans];
  return filterPlans(plans, filter === 'renew' ? 'active' : 'inactive', now);
}

/** The numbers of All(n), Activate(n) and Inactive(n). */
export function countPlans(
  plans: readonly Pick<IspPlanFields, 'expireTime'>[],
  now: Date,
): Record<PlanFilter, number> {
  const active = filterPlans(plans, 'active', now).length;
  return { all: plans.length, active, inactive: plans.length - active };
}

/** The two plan statistics, Auto-Renew Active and Auto-Renew Disabled (decisions §3.12: autoRenew feeds them). */
export function autoRenewCounts(plans: readonly Pick<IspPlanFields, 'autoRenew'>[]): {
  readonly active: number;
  readonly disabled: number;
} {
  const active = plans.filter((plan) => plan.autoRenew === 1).length;
  return { active, disabled: plans.length - active };
}

/** The plans whose order number or heading contains every word of a search, whatever its case. */
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
  // Times of the server have one length, so their text sorts as they do.
  expiry: (a, b) => compareText(a.expireTime, b.expireTime),
  quantity: (a, b) => b.quantity - a.quantity,
  orderNo: (a, b) => compareText(a.orderNo, b.orderNo),
} as const satisfies Record<PlanSort, (a: IspPlanFields, b: IspPlanFields) => number>;

/** Plans sorted: the next to expire, the largest, or the first order number first; equals keep their order. */
export function sortPlans<T extends IspPlanFields>(plans: readonly T[], by: PlanSort): T[] {
  return plans.toSorted(COMPARE[by]);
}
