import { todayIn } from '../../domain/orders/order-range.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { t } from '../../i18n/text.ts';
import type { Clock, OrdersView } from './orders-view.ts';

const BEGINNING = '2000-01-01';

/** What can be exported, each with a label, the button's text, and a file name. */
export function exportChoices(
  view: OrdersView,
  { now, timeZone }: Clock,
  firstYear: number | undefined,
) {
  const today = todayIn(now, timeZone);
  const current = Number(today.slice(0, 4));
  const years = Array.from({ length: Math.max(1, current - (firstYear ?? current) + 1) });
  const every = { page: 1, quick: null, type: null } as const;
  return [
    {
      value: 'shown',
      // Its dates and type would not fit on phones, and they are visible above the list.
      label: t`This list`,
      button: buttonOf(view),
      view,
      file: [...(view.type ? [view.type] : []), view.range.start, view.range.end].join('_'),
    },
    {
      value: 'all',
      label: t`All orders, all time`,
      button: t`Export all orders CSV`,
      view: { ...every, range: { start: BEGINNING, end: today }, isOpen: true },
      file: `until_${today}`,
    },
    ...years.map((_, index) => {
      const year = String(current - index);
      const range = { start: `${year}-01-01`, end: `${year}-12-31` };
      return {
        value: year,
        label: t`All orders of ${year}`,
        button: t`Export orders of ${year} CSV`,
        view: { ...every, range, isOpen: false },
        file: `${range.start}_${range.end}`,
      };
    }),
  ] as const;
}

function buttonOf({ type }: OrdersView): string {
  if (type === 'isp') return t`Export ISP CSV`;
  return type === null && SELLS_ISP ? t`Export Residential and ISP CSV` : t`Export Residential CSV`;
}
