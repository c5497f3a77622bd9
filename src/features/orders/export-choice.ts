import { parseDate } from '@internationalized/date';
import { todayIn, type DateRange } from '../../domain/orders/order-range.ts';
import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';
import { SENTENCES, dateFormat } from '../../platform/locale.ts';
import type { Clock, OrdersView } from './orders-view.ts';

const BEGINNING = '2000-01-01';

/** What can be exported, each with a name for the button and one for the file. */
export function exportChoices(
  view: OrdersView,
  { now, timeZone }: Clock,
  firstYear: number | undefined,
) {
  const today = todayIn(now, timeZone);
  const current = Number(today.slice(0, 4));
  const years = Array.from({ length: Math.max(1, current - (firstYear ?? current) + 1) });
  const shown = nameOf(view.type);
  const every = { page: 1, quick: null, type: null } as const;
  return [
    {
      value: 'shown',
      label: `This list (${shown}, ${rangeText(view.range)})`,
      name: shown,
      view,
      file: [...(view.type ? [view.type] : []), view.range.start, view.range.end].join('_'),
    },
    {
      value: 'all',
      label: 'All orders, all time',
      name: 'all orders',
      view: { ...every, range: { start: BEGINNING, end: today }, isOpen: true },
      file: `until_${today}`,
    },
    ...years.map((_, index) => {
      const year = String(current - index);
      const range = { start: `${year}-01-01`, end: `${year}-12-31` };
      return {
        value: year,
        label: `All orders of ${year}`,
        name: `orders of ${year}`,
        view: { ...every, range, isOpen: false },
        file: `${range.start}_${range.end}`,
      };
    }),
  ] as const;
}

function nameOf(type: ProductType | null): string {
  if (type === 'isp') return 'ISP';
  return type === null && SELLS_ISP ? 'Residential and ISP' : 'Residential';
}

/** "Oct 1 – 31, 2026" */
function rangeText({ start, end }: DateRange): string {
  const [first, last] = [start, end].map((day) => parseDate(day).toDate('UTC')) as [Date, Date];
  return dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }, SENTENCES).formatRange(first, last);
}
