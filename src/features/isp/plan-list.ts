import { useEffect, useState } from 'react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import {
  filterPlans,
  nextChange,
  plansOf,
  searchPlans,
  sortPlans,
  type PlanFilter,
  type PlanSort,
  type PlanStatistic,
} from '../../domain/isp/isp-plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/server-time.ts';
import { labelOf, type PlanLabels } from '../../saved/plan-labels.ts';

export type SortOrder = 'newest' | PlanSort;

export type PlanFilters = {
  filter: PlanFilter;
  statistic: PlanStatistic | null;
  search: string;
  /** Null until the customer chooses an order. */
  order: SortOrder | null;
  selected: ReadonlySet<string>;
};

export const INITIAL_FILTERS: PlanFilters = {
  filter: 'all',
  statistic: null,
  search: '',
  order: null,
  selected: new Set(),
};

/** With more plans than this, those that expire next are first until the customer chooses another order. */
const FEW = 5;

export function orderOf(
  plans: readonly IspPlan[],
  { order }: Pick<PlanFilters, 'order'>,
): SortOrder {
  return order ?? (plans.length > FEW ? 'expiry' : 'newest');
}

export function shownPlans(
  plans: readonly IspPlan[],
  labels: PlanLabels,
  { filter, statistic, search, order }: Omit<PlanFilters, 'selected'> & { order: SortOrder },
  now: Date,
): IspPlan[] {
  const filtered = filterPlans(plansOf(plans, statistic, now), filter, now);
  const found = searchPlans(filtered, search, ({ orderNo }) => labelOf(labels, orderNo));
  // The server's list already has the newest first.
  return order === 'newest' ? found : sortPlans(found, order, now);
}

/**
 * How long until the remaining times must be updated: an hour, or a minute if the next change is less than a day away.
 */
function untilUpdate(untilNext: number): number {
  if (untilNext >= DAY_MS) return Math.min(HOUR_MS, untilNext - DAY_MS + 1);
  return untilNext % MINUTE_MS || MINUTE_MS;
}

/** The current time for computing the state of plans. It updates within a second of the next change. */
export function useNow(plans: Parameters<typeof nextChange>[0]): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const next = nextChange(plans, now);
    const at = now.getTime() + untilUpdate(next - now.getTime());
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, at - Date.now()));
    // Timers pause while the machine sleeps.
    const onVisible = () => setNow(new Date());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [plans, now]);
  return now;
}
