import type { QuickRange } from '../../domain/order-range.ts';
import { QUICK_RANGES, todayIn } from '../../domain/order-range.ts';
import { Button } from '../../ui/Button.tsx';
import { DateRangePicker } from '../../ui/DateRangePicker.tsx';
import type { Clock, OrdersView, ViewChange } from './orders-view.ts';
import * as css from './RangeBar.css.ts';

const LABELS: Record<QuickRange, string> = { '7d': '7d', '30d': '30d', '90d': '90d', ytd: 'YTD' };

interface RangeBarProps {
  view: OrdersView;
  clock: Clock;
  onChange: (change: ViewChange) => void;
}

/** Quick ranges and the two-month picker. */
export function RangeBar({ view, clock, onChange }: RangeBarProps) {
  return (
    <div className={css.bar}>
      <div role="group" aria-label="Quick ranges" className={css.quick}>
        {QUICK_RANGES.map((range) => (
          <Button
            key={range}
            variant="ghost"
            size="sm"
            aria-pressed={view.quick === range}
            className={css.button}
            onClick={() => onChange({ range })}
          >
            {LABELS[range]}
          </Button>
        ))}
      </div>
      <DateRangePicker
        label="Dates"
        value={view.range}
        maxValue={todayIn(clock.now, clock.timeZone)}
        onChange={(range) => onChange({ range })}
      />
    </div>
  );
}
