import type { ProductTab } from '../../paths.ts';
import { changeSearchParams, useSearchParams } from '../../platform/search-params.ts';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import { changeView, readView } from './orders-view.ts';

/** The view in the URL, and a function to change it. Back returns to the previous view. */
export function useOrdersView(
  mode: ProductTab,
  clock: Clock,
): [OrdersView, (change: ViewChange) => void] {
  return [
    readView(useSearchParams(), mode, clock),
    (change) => changeSearchParams((current) => changeView(current, change)),
  ];
}
