import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { listOrders } from '../../../generated/orders/orders.ts';
import { isExpected } from '../../api/query-client.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { config } from '../../config.ts';
import { toCsv } from '../../domain/csv.ts';
import { PLANS } from '../../domain/plans.ts';
import { downloadName } from '../../domain/text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { done } from '../../ui/list-messages.ts';
import { ProgressBar } from '../../ui/Meter.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { sayUnexpected, showToast } from '../../ui/toast.ts';
import type { FetchPage } from './list-orders.ts';
import { orderPages, PAGE_SIZE, isPaid, statusText } from './list-orders.ts';
import type { OrdersView } from './orders-view.ts';
import { toParams } from './orders-view.ts';
import * as css from './orders.css.ts';

type ExportOrdersProps = {
  view: OrdersView;
  timeZone: string;
  isEmpty: boolean;
};

/** Exports the whole filtered range as CSV, with progress and Cancel. */
export function ExportOrders({ view, timeZone, isEmpty }: ExportOrdersProps) {
  const { progress, start, cancel } = useExportOrders();
  const button = useRef<HTMLButtonElement>(null);
  return progress === null ? (
    <Button
      ref={button}
      variant="ghost"
      disabledReason={isEmpty ? 'There is no order to export in this range.' : null}
      reason="hidden"
      onClick={() => void start(view, timeZone)}
    >
      <Icon path={screenIcons.download} />
      <span>Export CSV</span>
    </Button>
  ) : (
    <RunningExport progress={progress} onCancel={cancel} after={button} />
  );
}

type RunningExportProps = {
  progress: ExportProgress;
  onCancel: () => void;
  after: RefObject<HTMLElement | null>;
};

export function RunningExport({ progress, onCancel, after }: RunningExportProps) {
  const part = useRestoreFocus<HTMLDivElement>(after);
  return (
    <div ref={part} className={css.runningExport}>
      <ProgressBar
        label="Export"
        value={progress.done}
        max={progress.total}
        valueText={`${progress.done} of ${progress.total} pages`}
      />
      {/* In the place of the button that was pressed. */}
      <Button variant="outline" size="sm" autoFocus onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

/** With `paidIn`, only paid orders are saved, and the file is named by that year. */
type ExportChoice = { paidIn?: string };

type ExportProgress = { done: number; total: number };

/** Fetches every page of a view and saves it as one file. Cancelled by the customer or when the panel unmounts. */
export function useExportOrders() {
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const { send } = useApiMutation(listOrders);
  const abort = useRef<AbortController | null>(null);
  const cancel = () => abort.current?.abort();
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (
    view: OrdersView,
    timeZone: string,
    { paidIn, signal }: ExportChoice & { signal: AbortSignal },
  ) => {
    const fetchPage = (page: number) =>
      send(toParams({ ...view, page }, timeZone, PAGE_SIZE), { signal });
    const { orders, missing } = await fetchAll(fetchPage, setProgress);
    const chosen = paidIn === undefined ? orders : orders.filter(({ status }) => isPaid(status));
    if (paidIn !== undefined && chosen.length + missing === 0) {
      showToast({ kind: 'info', title: `No paid orders in ${paidIn}` });
      return;
    }
    const kind = paidIn === undefined ? 'orders' : `paid-orders-${paidIn}`;
    const name = downloadName(`${config.productName}_${kind}`, new Date(), 'csv');
    saveFile({ name, text: ordersCsv(chosen), mime: 'text/csv;charset=utf-8' });
    done('Downloaded!', missing);
  };
  const start = async (view: OrdersView, timeZone: string, choice: ExportChoice = {}) => {
    const own = new AbortController();
    abort.current = own;
    setProgress({ done: 0, total: 1 });
    try {
      await run(view, timeZone, { ...choice, signal: own.signal });
    } catch (error) {
      if (!isExpected(error)) sayUnexpected(error);
    }
    if (abort.current === own) setProgress(null);
  };
  return { progress, start, cancel };
}

async function fetchAll(
  fetchPage: FetchPage,
  onProgress: (progress: ExportProgress) => void,
): Promise<{ orders: readonly OrderRecord[]; missing: number }> {
  // Keyed by number and time: a new order shifts the last one of a page onto the next, and the contract does not
  // guarantee unique numbers.
  const orders = new Map<string, OrderRecord>();
  let missing = 0;
  for await (const { page, records, total } of orderPages(fetchPage)) {
    for (const record of records.rows)
      orders.set(`${record.orderNo} ${record.sysCreateTime}`, record);
    missing += records.unread;
    onProgress({ done: page, total });
  }
  return { orders: [...orders.values()], missing };
}

const COLUMNS = [
  'Order Number',
  'Order Name',
  'Type',
  'Amount',
  'Unit',
  'Price($)',
  'Order Status',
  'Time (UTC)',
];

/** Orders as CSV for spreadsheets, guarded against formulas. */
function ordersCsv(orders: readonly OrderRecord[]): string {
  const rows = orders.map((order) => [
    order.orderNo,
    order.orderName,
    PLANS[order.mealType].orderType,
    order.quantity,
    PLANS[order.mealType].unit,
    order.amount,
    statusText(order.status),
    order.sysCreateTime,
  ]);
  return toCsv([COLUMNS, ...rows]);
}
