import { todayIn } from '../../domain/orders/order-range.ts';
import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';
import type { Clock, OrdersView } from './orders-view.ts';

const BEGINNING = '2000-01-01';
const YEARS_IF_UNKNOWN = 10;

export function exportChoices(
  view: OrdersView,
  { now, timeZone }: Clock,
  firstYear: number | undefined,
) {
  const today = todayIn(now, timeZone);
  const current = Number(today.slice(0, 4));
  const length = Math.max(1, current - (firstYear ?? current - YEARS_IF_UNKNOWN + 1) + 1);
  const of = (label: string, start: string, end: string, isOpen = false) => {
    const name = label.toLowerCase();
    const view: OrdersView = { page: 1, range: { start, end }, quick: null, isOpen, type: null };
    return { label, name, view, file: name.replace(' of ', ' ').replaceAll(' ', '-') };
  };
  const shown = nameOf(view.type);
  const every = { isPaidOnly: false, none: 'No orders yet' };
  return [
    { ...every, value: 'shown', label: `${shown}, as shown`, name: shown, view, file: 'orders' },
    { ...every, value: 'all', ...of('All orders', BEGINNING, today, true) },
    ...Array.from({ length }, (_, index) => {
      const year = String(current - index);
      return {
        ...of(`Paid orders of ${year}`, `${year}-01-01`, `${year}-12-31`),
        value: year,
        isPaidOnly: true,
        none: `No paid orders in ${year}`,
      };
    }),
  ] as const;
}

function nameOf(type: ProductType | null): string {
  if (type === 'isp') return 'ISP';
  return type === null && SELLS_ISP ? 'Residential and ISP' : 'Residential';
}
