import { useSearchParams } from 'wouter';
import type { ProductTab } from '../../paths.ts';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import { changeView, readView } from './orders-view.ts';

/** The view that the URL names, and the way to another one; the browser's Back leads to the one before. */
export function useOrdersView(
  mode: ProductTab,
  clock: Clock,
): [OrdersView, (change: ViewChange) => void] {
  const [search, setSearch] = useSearchParams();
  return [
    readView(search, mode, clock),
    (change) => setSearch((current) => changeView(current, change)),
  ];
}
