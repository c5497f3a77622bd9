import { useEffect, useState } from 'react';
import type { ListOrdersParams } from '../../../generated/model/listOrdersParams.zod.ts';
import {
  getAnalyseOrdersQueryOptions,
  getListOrdersQueryKey,
  getListOrdersQueryOptions,
} from '../../../generated/orders/orders.ts';
import {
  DEFAULT_QUICK_RANGE,
  QUICK_RANGES,
  isValidRange,
  quickRange,
  quickRangeOf,
  toQuery,
  todayIn,
  type DateRange,
  type QuickRange,
} from '../../domain/orders/order-range.ts';
import { ORDER_TYPE, isProductType, type ProductType } from '../../domain/plans.ts';
import { RANGE_PARAMS } from '../../paths.ts';
import { changeSearchParams, useSearchParams } from '../../platform/address.ts';
import { customerTimeZone, useTimeZone } from '../../platform/locale.ts';

/** The state of Orders History, which is stored in the dashboard's URL. */
export type OrdersView = {
  page: number;
  range: DateRange;
  quick: QuickRange | null;
  /** Whether the range includes orders after its end. */
  isOpen: boolean;
  type: ProductType | null;
};

export type Clock = { now: Date; timeZone: string };

const TABLE_PAGE_SIZE = 5;
const LAST_PAGE = 1_000_000;

/** Reads the view from the URL. Missing and invalid values get their default, which is the tab's type for the type. */
export function readView(search: URLSearchParams, mode: ProductType, clock: Clock): OrdersView {
  const { now, timeZone } = clock;
  const given = { start: search.get('from') ?? '', end: search.get('to') ?? '' };
  const named = QUICK_RANGES.find((range) => range === search.get('range'));
  const isGiven = named === undefined && isValidRange(given, now, timeZone);
  const range = isGiven ? given : quickRange(named ?? DEFAULT_QUICK_RANGE, now, timeZone);
  const quick = named ?? (isGiven ? quickRangeOf(range, now, timeZone) : DEFAULT_QUICK_RANGE);
  const page = Number(search.get('page') ?? '1');
  const type = search.get('orders');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    range,
    quick,
    isOpen: quick !== null,
    type: type === 'all' ? null : isProductType(type) ? type : mode,
  };
}

export type ViewChange = {
  page?: number;
  range?: QuickRange | DateRange;
  type?: ProductType | null;
};

/** The URL after a change. A new range or type starts at page 1. Other parameters remain. */
export function changeView(search: URLSearchParams, change: ViewChange): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  if (change.page !== undefined && change.page > 1) next.set('page', String(change.page));
  if (change.range !== undefined) {
    for (const name of RANGE_PARAMS) next.delete(name);
    if (typeof change.range === 'string') next.set('range', change.range);
    else {
      next.set('from', change.range.start);
      next.set('to', change.range.end);
    }
  }
  if (change.type !== undefined) next.set('orders', change.type ?? 'all');
  return next;
}

export function toParams(
  { page, range, isOpen, type }: OrdersView,
  timeZone: string,
  pageSize: number = TABLE_PAGE_SIZE,
): ListOrdersParams {
  return {
    PageNo: page,
    PageSize: pageSize,
    ...toQuery(range, timeZone, { isOpen }),
    ...(type === null ? {} : { Type: ORDER_TYPE[type] }),
  };
}

/** One page of orders. Each tab has its own pages, because it starts with an empty list. */
export const ordersQuery = (params: ListOrdersParams, mode: ProductType) => ({
  ...getListOrdersQueryOptions(params),
  queryKey: [...getListOrdersQueryKey(params), mode] as const,
});

export function firstOrdersQueries(search: URLSearchParams, mode: ProductType) {
  const clock = { now: new Date(), timeZone: customerTimeZone() };
  const params = toParams(readView(search, mode, clock), clock.timeZone);
  return [ordersQuery(params, mode), getAnalyseOrdersQueryOptions()];
}

/** Whether two calls differ only in the page. Only then may the page show one while the other loads. */
export function isSameList(a: ListOrdersParams, b: ListOrdersParams): boolean {
  return (
    a.SearchBeginTime === b.SearchBeginTime &&
    a.SearchEndTime === b.SearchEndTime &&
    a.Type === b.Type
  );
}

/** With `replace`, Back skips the current view. */
export type ChangeOrdersView = (change: ViewChange, options?: { replace?: boolean }) => void;

export function useOrdersView(mode: ProductType, clock: Clock): [OrdersView, ChangeOrdersView] {
  return [
    readView(useSearchParams(), mode, clock),
    (change, options) => changeSearchParams((current) => changeView(current, change), options),
  ];
}

const CHECK_MS = 60_000;

/** The current time in the customer's zone. Updates at midnight, so that ranges that end today move with it. */
export function useClock(): Clock {
  const timeZone = useTimeZone();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const check = () => {
      setNow((shown) => {
        const next = new Date();
        return todayIn(next, timeZone) === todayIn(shown, timeZone) ? shown : next;
      });
    };
    check();
    const timer = setInterval(check, CHECK_MS);
    return () => clearInterval(timer);
  }, [timeZone]);
  return { now, timeZone };
}
