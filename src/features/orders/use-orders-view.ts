import type { ProductTab } from '../../paths.ts';
import { changeSearchParams, useSearchParams } from '../../platform/search-params.ts';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import { changeView, readView } from './orders-view.ts';

/** The view that the URL names, and the way to another one; the browser's Back leads to the one before. */
export function useOrdersView(
  mode: ProductTab,
  clock: Clock,
): [OrdersView, (change: ViewChange) => void] {
  return [
    readView(useSearchParams(), mode, clock),
    (change) => changeSearchParams((current) => changeView(current, change)),
  ];
}
