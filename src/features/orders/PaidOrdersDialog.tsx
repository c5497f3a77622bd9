import { useRef, useState } from 'react';
import { useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { todayIn } from '../../domain/order-range.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { readPurchases, spanOf } from '../../domain/purchases.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Select } from '../../ui/Select.tsx';
import { RunningExport, useExportOrders } from './ExportOrders.tsx';
import type { Clock } from './orders-view.ts';

/** Years that are offered while the first purchase is not known. */
const YEARS = 10;

type PaidOrdersDialogProps = {
  clock: Clock;
  onClose: () => void;
};

/** Exports all paid orders of a year as CSV. Closing it cancels the export. */
export function PaidOrdersDialog({ clock, onClose }: PaidOrdersDialogProps) {
  const { now, timeZone } = clock;
  const current = Number(todayIn(now, timeZone).slice(0, 4));
  const { data } = useAnalyseOrders();
  const first = spanOf(readPurchases(data?.rows.rows ?? [], timeZone))?.first.year;
  const length = Math.max(1, current - (first ?? current - YEARS + 1) + 1);
  const years = Array.from({ length }, (_, index) => String(current - index));
  const [year, setYear] = useState(String(current));
  const { progress, start, cancel } = useExportOrders();
  const button = useRef<HTMLButtonElement>(null);
  const range = { start: `${year}-01-01`, end: `${year}-12-31` };
  return (
    <Dialog title="Paid orders of a year" onClose={onClose}>
      <div className={stack[4]}>
        <Select
          label="Year"
          items={years.map((value) => ({ value, label: value }))}
          value={year}
          onChange={setYear}
          hint={`From 1 January to 31 December in your time zone${SELLS_ISP ? ', Residential and ISP' : ''}.`}
          disabledReason={progress === null ? null : 'The export is under way.'}
        />
        {progress === null ? (
          <Button
            ref={button}
            onClick={() =>
              void start({ page: 1, range, quick: null, type: null }, timeZone, { paidIn: year })
            }
          >
            Download CSV
          </Button>
        ) : (
          <RunningExport progress={progress} onCancel={cancel} after={button} />
        )}
      </div>
    </Dialog>
  );
}
