import type { Product } from '../../domain/plans.ts';
import { changeSearchParams, useSearchParams } from '../../platform/search-params.ts';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import { changeView, readView } from './orders-view.ts';

/** With `replace`, Back skips the current view. */
export type ChangeOrdersView = (change: ViewChange, options?: { replace?: boolean }) => void;

/** The view in the URL, and a function to change it. Back returns to the previous view. */
export function useOrdersView(mode: Product, clock: Clock): [OrdersView, ChangeOrdersView] {
  return [
    readView(useSearchParams(), mode, clock),
    (change, options) => changeSearchParams((current) => changeView(current, change), options),
  ];
}
