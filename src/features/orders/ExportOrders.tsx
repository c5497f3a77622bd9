import { useRef, useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders, useAnalyseOrders } from '../../../generated/orders/orders.ts';
import { useJob } from '../../api/job.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config } from '../../config.ts';
import { isPaid } from '../../domain/orders/order.ts';
import { readPurchases, spanOf } from '../../domain/orders/purchases.ts';
import { missingText } from '../../domain/text.ts';
import { figureText } from '../../i18n/numbers.ts';
import { plural, t } from '../../i18n/text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { RestoreFocusButton } from '../../ui/RestoreFocus.tsx';
import { Select } from '../../ui/Select.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { showToast, showSuccess } from '../../ui/toast.ts';
import { toolIcons } from '../../ui/tool-icons.ts';
import { exportChoices } from './export-choice.ts';
import { orderPages, EXPORT_PAGE_SIZE, type FetchPage } from './list-orders.ts';
import { ordersCsv } from './orders-csv.ts';
import { toParams, type Clock, type OrdersView } from './orders-view.ts';
import * as css from './orders.css.ts';
import { useReadRows } from './use-read-rows.ts';

type ExportOrdersProps = {
  view: OrdersView;
  clock: Clock;
  isEmpty: boolean;
};

export function ExportOrders({ view, clock, isEmpty }: ExportOrdersProps) {
  const [progress, setProgress] = useState(NOTHING_DONE);
  const job = useJob();
  const { send } = useApiMutation(listOrders);
  const button = useRef<HTMLButtonElement>(null);
  const [value, setValue] = useState('shown');
  const [isPaidOnly, setIsPaidOnly] = useState(true);
  const { data } = useAnalyseOrders();
  const rows = useReadRows(data?.rows.rows ?? NO_ROWS, clock.timeZone) ?? NO_ROWS;
  const first = spanOf(readPurchases(rows, clock.timeZone))?.first.year;
  const choices = exportChoices(view, clock, first);
  const choice = choices.find((one) => one.value === value) ?? choices[0];
  const hasNone = isEmpty && choice.value === 'shown';

  const run = async (signal: AbortSignal) => {
    const fetchPage = (page: number) =>
      send(toParams({ ...choice.view, page }, clock.timeZone, EXPORT_PAGE_SIZE), { signal });
    const { orders, missing } = await fetchAll(fetchPage, setProgress);
    const chosen = isPaidOnly ? orders.filter(({ status }) => isPaid(status)) : orders;
    if (chosen.length + missing === 0) {
      const title = isPaidOnly ? t`No paid orders in this period` : t`No orders in this period`;
      showToast({ kind: 'info', title });
      return;
    }
    const name = `${config.productName}_${isPaidOnly ? 'paid_' : ''}orders_${choice.file}.csv`;
    saveFile({ name, text: ordersCsv(chosen), mime: 'text/csv;charset=utf-8' });
    showSuccess(t`Downloaded!`, missingText(missing));
  };
  const start = () => {
    setProgress(NOTHING_DONE);
    job.start(run);
  };
  return job.isPending ? (
    <div className={css.runningExport}>
      <Meter
        role="progressbar"
        label={t`Export`}
        value={progress.done}
        max={progress.total}
        valueText={t`${figureText(progress.done)} of ${plural(progress.total, { one: '# page', other: '# pages' })}`}
      />
      {/* Replaces the clicked button. */}
      <RestoreFocusButton
        variant="outline"
        size="sm"
        autoFocus
        successor={button}
        onClick={job.cancel}
      >
        {t`Cancel`}
      </RestoreFocusButton>
    </div>
  ) : (
    <>
      <Button
        ref={button}
        variant="outline"
        disabledReason={hasNone ? t`There are no orders to export in this period.` : null}
        reason="hidden"
        onClick={start}
      >
        <Icon path={toolIcons.download} />
        <span>{choice.button}</span>
      </Button>
      <Select
        label={t`Orders to export`}
        isLabelHidden
        className={css.exported}
        items={choices}
        value={choice.value}
        onChange={setValue}
      />
      <TickBox label={t`Paid only`} isTicked={isPaidOnly} onChange={setIsPaidOnly} />
    </>
  );
}

const NO_ROWS: readonly OrderAnalysisRow[] = [];
const NOTHING_DONE = { done: 0, total: 1 };

async function fetchAll(
  fetchPage: FetchPage,
  onProgress: (progress: typeof NOTHING_DONE) => void,
): Promise<{ orders: readonly OrderRecord[]; missing: number }> {
  // Keyed by number and time, because a new order shifts the last order of a page to the next page, and the contract
  // does not guarantee unique numbers.
  const orders = new Map<string, OrderRecord>();
  let missing = 0;
  for await (const { page, records, total } of orderPages(fetchPage)) {
    for (const record of records.rows)
      orders.set(`${record.orderNo} ${record.sysCreateTime}`, record);
    missing += records.invalidCount;
    onProgress({ done: page, total });
  }
  return { orders: [...orders.values()], missing };
}
